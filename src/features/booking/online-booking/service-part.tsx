import { useTranslation } from 'react-i18next';
import { mostServices } from '#contract/booking/first-calls.ts';
import type { OnlinePortal, OfferedService } from '#contract/booking/online-booking.ts';
import { useTimeAndPrice } from './use-time-and-price.ts';
import type { BookingForm } from './use-booking-form.ts';
import { addonsOf, chosenOf, classesOf } from './wanted.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  portal: OnlinePortal;
  form: BookingForm;
  onChange: (part: Partial<BookingForm>) => void;
}

/** What is to be done, what besides, and what of the car makes it take longer. */
export function ServicePart({ portal, form, onChange }: Props) {
  const { t, i18n } = useTranslation('online-booking');
  const timeAndPrice = useTimeAndPrice(portal.currency);
  const { services } = portal;
  const chosen = chosenOf(form.services, portal);
  const addons = addonsOf(chosen, portal);
  const classes = classesOf(chosen);
  const nameOf = ({ name, names }: OfferedService) =>
    names[i18n.language as keyof typeof names] || name;
  const toggled = <T,>(all: readonly T[], one: T): T[] =>
    all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

  if (services.length === 0) return <p className="message">{t('nothingOffered')}</p>;
  return (
    <>
      {[...Map.groupBy(services, ({ category }) => category)].map(([category, some]) => (
        <fieldset key={category} className="stack tight">
          {category !== '' && <legend>{category}</legend>}
          {some.map((service) => (
            <label key={service.id} className="choice box row nowrap">
              <input
                type="checkbox"
                checked={chosen.includes(service)}
                disabled={chosen.length >= mostServices && !chosen.includes(service)}
                onChange={() =>
                  onChange({ services: toggled(form.services, service.id), begins_at: null })
                }
              />
              <span className="rest named">
                {nameOf(service)}
                <small>
                  <Facts of={timeAndPrice(service)} />
                </small>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {chosen.some(({ needs_set: needs }) => needs) && <p className="muted">{t('needsSet')}</p>}
      {addons.length > 0 && chosen.length > 0 && (
        <fieldset className="stack tight">
          <legend>{t('addons')}</legend>
          {addons.map((addon) => (
            <label key={addon.id} className="choice box row nowrap">
              <input
                type="checkbox"
                checked={form.addons.includes(addon.id)}
                onChange={() =>
                  onChange({ addons: toggled(form.addons, addon.id), begins_at: null })
                }
              />
              <span className="rest named">
                {addon.name}
                <small>
                  <Facts of={[...timeAndPrice(addon), addon.text]} />
                </small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {classes.length > 0 && (
        <fieldset className="stack tight">
          <legend>{t('class')}</legend>
          {classes.map((one) => (
            <label key={one} className="choice box row nowrap">
              <input
                type="checkbox"
                checked={form.classes.includes(one)}
                onChange={() => onChange({ classes: toggled(form.classes, one), begins_at: null })}
              />
              <span className="rest">{t(`classes.${one}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
