import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { bookings } from '#contract/booking/bookings.ts';
import { cars } from '#contract/car/cars.ts';
import { plateKey } from '#contract/kit/rules/plate-rules.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { valueText } from '#src/crud/values/value-text.ts';
import { FieldInput } from '#src/crud/widgets/field-input.tsx';
import { useTranslations } from '#src/crud/words.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { SamePlate } from './same-plate.tsx';
import type { NewBookingForm } from './use-new-booking.ts';

interface Props {
  booking: Pick<NewBookingForm, 'form' | 'one' | 'known'>;
  /** Enter goes on. */
  onDone: () => void;
}

/** Whose car it is, by its plate: what is known of it stands below. */
export function CarPart({ booking: { form, one, known }, onDone }: Props) {
  const { t } = useTranslation('bookings');
  const siteId = useSiteId();
  const may = useMay();
  const { car, plate } = known;
  const name = car && [car.brand, car.model, car.year].filter(Boolean).join(' ');
  const ofCar = useTranslations(cars);
  const measures = (['weight', 'height'] as const)
    .map((name) => valueText(cars.fields[name], name, car?.[name], ofCar))
    .filter(Boolean)
    .join(' · ');
  const customer = one.shown['customer_id'];
  return (
    <section className="section" aria-label={t('new.car')}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key is the field's */}
      <div
        data-plate
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          onDone();
        }}
      >
        <FieldInput
          resource={bookings}
          name="licenseplate"
          row={one}
          fieldError={form.fieldErrors['licenseplate']}
          onChange={(part) =>
            // Another plate is another car, and mostly of somebody else.
            form.change({
              ...part,
              car_id: null,
              set_id: null,
              weight: null,
              height: null,
              ...(one.car_id !== null && { customer_id: null }),
            })
          }
        />
      </div>
      <p role="status" className="row known-car">
        {plate !== '' && plate === plateKey(one.licenseplate) && (
          <>
            {name && <b>{name}</b>}
            {customer && one.customer_id !== null && (
              <Link to={sitePath(siteId, `${one.customer_id}/customer/show`)}>{customer}</Link>
            )}
            {!car && <span className="muted">{t('new.unknownCar')}</span>}
            {!car && may('customers.write') && (
              <Link to={sitePath(siteId, `N0/customer/new?plate=${plate}`)}>
                {t('new.newCustomer')}
              </Link>
            )}
          </>
        )}
      </p>
      <div role="status">
        {plate !== '' && plate === plateKey(one.licenseplate) && <SamePlate plate={plate} />}
      </div>
      <details open={one.weight !== null || one.height !== null}>
        <summary>{measures ? t('new.measured', { measures }) : t('new.measures')}</summary>
        <div className="row">
          {(['weight', 'height'] as const).map((field) => (
            <FieldInput
              key={field}
              resource={bookings}
              name={field}
              row={one}
              fieldError={form.fieldErrors[field]}
              onChange={form.change}
            />
          ))}
        </div>
      </details>
    </section>
  );
}
