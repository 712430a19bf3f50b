import { useTranslation } from 'react-i18next';
import type { RegisteredCar } from '#contract/car/registry.ts';
import { showDate } from '#src/i18n/time.ts';

/** What a register says of a car beyond what is kept of it: dates, weights, and the tyres it may have. */
export function RegistrySheet({ car }: { car: RegisteredCar }) {
  const { t } = useTranslation('cars');
  const facts: [key: string, value: string][] = [
    ['status', car.status],
    ['firstReg', car.first_reg === null ? '' : showDate(car.first_reg)],
    ['inspectionDue', car.inspection_due === null ? '' : showDate(car.inspection_due)],
    ['lastInspection', car.last_inspection === null ? '' : showDate(car.last_inspection)],
    ['power', car.power_kw === null ? '' : `${car.power_kw} kW`],
    [
      'weights',
      [car.curb_kg, car.gross_kg].flatMap((kg) => (kg === null ? [] : `${kg} kg`)).join(', '),
    ],
    ['axles', car.axle_count === null ? '' : String(car.axle_count)],
  ];
  return (
    <>
      <section className="section">
        <dl className="grid">
          {facts
            .filter(([, value]) => value !== '')
            .map(([key, value]) => (
              <div key={key}>
                <dt>{t(`registry.${key}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </section>
      {car.tyre_options.length > 0 && (
        <section className="section">
          <h2>{t('registry.tyres')}</h2>
          <table className="table">
            <tbody>
              {car.tyre_options.map((tyre) => (
                <tr key={`${tyre.set} ${tyre.axle} ${tyre.dimension}`}>
                  <th scope="row">{t('registry.set', { set: tyre.set })}</th>
                  <td>{t('registry.axle', { axle: tyre.axle })}</td>
                  <td>
                    <b>{tyre.dimension}</b> {tyre.li}
                    {tyre.si}
                  </td>
                  <td>{[tyre.rim, tyre.et && `ET ${tyre.et}`].filter(Boolean).join(' ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}
