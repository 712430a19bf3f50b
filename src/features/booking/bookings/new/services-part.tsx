import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { vehicleClasses } from '#contract/booking/booking-settings/vehicle-classes.ts';
import type { Row } from '#contract/kit/row.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useCurrency } from '#src/crud/values/use-currency.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { showMoney } from '#src/i18n/money.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { Segments } from '#src/ui/input/segments.tsx';
import type { NewBooking } from './new-booking.ts';
import { useCalendars } from '../times/use-calendars.ts';
import { useOffer } from './use-offer.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

type Chosen = Pick<NewBooking, 'calendar_id' | 'services' | 'addons' | 'classes'>;

interface Props {
  chosen: Chosen;
  onChange: (part: Partial<Chosen>) => void;
  /** Enter on one chooses it and goes on. */
  onDone: () => void;
}

/** What is to be done: services, what is offered beside them, and what of the car makes it longer. */
export function ServicesPart({ chosen, onChange, onDone }: Props) {
  const { t } = useTranslation('bookings');
  const siteId = useSiteId();
  const may = useMay();
  const calendars = useCalendars(siteId);
  const calendarId = chosen.calendar_id ?? calendars.usual?.id ?? null;
  const query = useOffer(siteId, calendarId);

  const turn = (id: number, on: boolean) => {
    const services = on
      ? [...chosen.services, id]
      : chosen.services.filter((service) => service !== id);
    onChange({ services });
  };

  return (
    <Loaded query={calendars.query} rows={3}>
      {() => (
        <div className="stack" data-services>
          {calendars.all.length > 1 && (
            <Segments
              label={t('new.calendar')}
              variant="chips"
              options={calendars.all.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={String(calendarId)}
              onChoose={(id) => onChange({ calendar_id: Number(id), services: [], addons: [] })}
            />
          )}
          <Loaded query={query} rows={3}>
            {([{ data: services }, { data: addons }]) => {
              const beside = addons.filter(
                ({ service_id: of }) => of === null || chosen.services.includes(of),
              );
              if (services.length === 0) {
                return (
                  <EmptyState title={t('new.noServices')}>
                    {may('bookings.settings') && (
                      <Link to={sitePath(siteId, `settings/booking/${calendarId}/services`)}>
                        {t('new.toServices')}
                      </Link>
                    )}
                  </EmptyState>
                );
              }
              return (
                <>
                  {[...Map.groupBy(services, ({ shown }) => shown['category_id'] ?? '')].map(
                    ([category, some]) => (
                      <fieldset key={category} className="stack tight">
                        {category !== '' && <legend>{category}</legend>}
                        <div className="actions">
                          {some.map((service) => (
                            <Choice
                              key={service.id}
                              row={service}
                              on={chosen.services.includes(service.id)}
                              onTurn={(on) => turn(service.id, on)}
                              onEnter={() => {
                                if (!chosen.services.includes(service.id)) turn(service.id, true);
                                onDone();
                              }}
                            />
                          ))}
                        </div>
                      </fieldset>
                    ),
                  )}
                  {chosen.services.length > 0 && beside.length > 0 && (
                    <fieldset className="stack tight">
                      <legend>{t('new.addons')}</legend>
                      <div className="actions">
                        {beside.map((addon) => (
                          <Addon
                            key={addon.id}
                            row={addon}
                            most={addon.most}
                            quantity={
                              chosen.addons.find(({ id }) => id === addon.id)?.quantity ?? 0
                            }
                            onEnter={onDone}
                            onChange={(quantity) =>
                              onChange({
                                addons: [
                                  ...chosen.addons.filter(({ id }) => id !== addon.id),
                                  ...(quantity > 0 ? [{ id: addon.id, quantity }] : []),
                                ],
                              })
                            }
                          />
                        ))}
                      </div>
                    </fieldset>
                  )}
                </>
              );
            }}
          </Loaded>
          {chosen.services.length > 0 && (
            <details open={chosen.classes.length > 0}>
              <summary>{t('new.classes')}</summary>
              <div className="actions">
                {vehicleClasses.map((one) => (
                  <label key={one} className="chip">
                    <input
                      type="checkbox"
                      checked={chosen.classes.includes(one)}
                      onChange={({ target }) =>
                        onChange({
                          classes: target.checked
                            ? [...chosen.classes, one]
                            : chosen.classes.filter((other) => other !== one),
                        })
                      }
                    />
                    {t(`classes.${one}`)}
                  </label>
                ))}
              </div>
            </details>
          )}
        </div>
      )}
    </Loaded>
  );
}

interface ChoiceProps {
  row: Row;
  on: boolean;
  onTurn: (on: boolean) => void;
  onEnter: () => void;
}

function Choice({ row, on, onTurn, onEnter }: ChoiceProps) {
  const { t, i18n } = useTranslation('bookings');
  const currency = useCurrency();
  const price = row['price'] as number | null;
  return (
    <label className="chip">
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => onTurn(target.checked)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          onEnter();
        }}
      />
      <span className="row tight">
        {String(row['name'])}
        <small className="amount">
          <Facts
            of={[
              t('new.minutes', { count: Number(row['minutes']) }),
              price !== null && currency && showMoney(price, currency, i18n.language),
            ]}
          />
        </small>
      </span>
    </label>
  );
}

interface AddonProps extends Omit<ChoiceProps, 'on' | 'onTurn'> {
  most: number;
  quantity: number;
  onChange: (quantity: number) => void;
}

function Addon({ most, quantity, onChange, ...props }: AddonProps) {
  const { t } = useTranslation('bookings');
  return (
    <>
      <Choice {...props} on={quantity > 0} onTurn={(on) => onChange(on ? 1 : 0)} />
      {quantity > 0 && most > 1 && (
        <input
          type="number"
          className="times-many"
          aria-label={t('new.howMany', { name: String(props.row['name']) })}
          min={1}
          max={most}
          value={quantity}
          onChange={({ target }) =>
            onChange(Math.min(most, Math.max(1, Math.trunc(Number(target.value)) || 1)))
          }
        />
      )}
    </>
  );
}
