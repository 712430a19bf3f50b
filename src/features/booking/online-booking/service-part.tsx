import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OnlinePortal, OfferedService } from '#contract/booking/online-booking.ts';
import { useTimeAndPriceText } from './use-time-and-price-text.ts';
import type { BookingForm } from './use-booking-form.ts';
import { addonsOf } from './wanted.ts';

interface Props {
  portal: OnlinePortal;
  form: BookingForm;
  onChange: (part: Partial<BookingForm>) => void;
}

/** What is to be done, what besides, and what of the car makes it take longer. */
export function ServicePart({ portal, form, onChange }: Props) {
  const { t, i18n } = useTranslation('online-booking');
  const textOf = useTimeAndPriceText(portal.currency);
  const group = useId();
  const { services } = portal;
  const chosen = services.find(({ id }) => id === form.service);
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
                type="radio"
                name={group}
                checked={service === chosen}
                onChange={() => onChange({ service: service.id, begins_at: null })}
              />
              <span className="rest named">
                {nameOf(service)}
                <small>{textOf(service)}</small>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {chosen?.needs_set && <p className="muted">{t('needsSet')}</p>}
      {chosen && addonsOf(chosen.id, portal).length > 0 && (
        <fieldset className="stack tight">
          <legend>{t('addons')}</legend>
          {addonsOf(chosen.id, portal).map((addon) => (
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
                <small>{[textOf(addon), addon.text].filter(Boolean).join(' · ')}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {chosen && chosen.classes.length > 0 && (
        <fieldset className="stack tight">
          <legend>{t('class')}</legend>
          {chosen.classes.map((one) => (
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
