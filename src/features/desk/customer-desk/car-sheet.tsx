import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DeskAgreement, DeskSet, DeskTread } from '#contract/desk/customer-desk.ts';
import { cars } from '#contract/car/cars.ts';
import { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { TagsOf } from '#src/crud/tags/tags-of.tsx';
import { Value } from '#src/crud/values/value.tsx';
import { useTranslations } from '#src/crud/words.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import { showDate } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { Plate } from '#src/ui/plate.tsx';
import { StatusChip, type Tone } from '#src/ui/status-chip.tsx';
import { showNumber } from '#src/crud/values/number-text.ts';
import { AgreementState } from './agreement-state.tsx';
import { StoredSets } from './sets/stored-sets.tsx';
import { SaidTime } from '#src/crud/values/said-time.tsx';
import { inspectionOf } from './inspection.ts';
import type { Card } from './use-card.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  siteId: string;
  car: Card['cars'][number];
  tread: DeskTread | null;
  agreement: DeskAgreement | null;
  sets: readonly DeskSet[];
}

const facts = ['fuel', 'color', 'odometer', 'front_dimension', 'rear_dimension', 'vin'] as const;

const inspectionTones = { over: 'bad', soon: 'warn', fine: 'ok' } as const satisfies Record<
  string,
  Tone
>;
const treadTones = {
  illegal: 'bad',
  replace: 'bad',
  watch: 'warn',
  ok: 'ok',
} as const satisfies Record<string, Tone>;
// Bad and worse have one colour.
const treadShapes = { illegal: '✕', replace: '■', watch: '▲', ok: '●' } as const;

const isFilled = (value: unknown): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

const dayMs = 86_400_000;

/** One car: what it is, how its tyres and its inspection stand, what the register knows of it. */
export function CarSheet({ siteId, car, tread, agreement, sets }: Props) {
  const { t, i18n } = useTranslation('customer-desk');
  const words = useTranslations(cars);
  const inspection = inspectionOf(car.inspection_due, useServerNow(dayMs));
  const name = [car.brand, car.model, car.variant, car.year].filter(Boolean).join(' ');
  const mayRead = useMayWrite(treadReadings) && car.archived_at === null;
  const toRead = new URLSearchParams({ car: String(car.id), plate: car.licenseplate });
  const depth = (tenths: number) => showNumber(tenths, 1, i18n.language);
  return (
    <div className="stack">
      <p className="row">
        <Plate plate={car.licenseplate} />
        <b>{name || t('cars.unnamed')}</b>
        <Link to={sitePath(siteId, `cars/${car.id}`)}>{t('cars.open')}</Link>
      </p>
      <dl className="car-states facts">
        <div className="box">
          <dt>{t('tread.title')}</dt>
          <dd className="row">
            {tread?.verdict ? (
              <StatusChip tone={treadTones[tread.verdict]} shape={treadShapes[tread.verdict]}>
                {t(`tread.${tread.verdict}`)}
              </StatusChip>
            ) : (
              <span className="muted">{t('tread.none')}</span>
            )}
            {tread && (
              <Link to={sitePath(siteId, `car/tread-depth-readings/${tread.id}/show`)}>
                <Facts
                  of={[
                    tread.least !== null && t('tread.least', { depth: depth(tread.least) }),
                    t(`tread.seasons.${tread.season}`),
                    <SaidTime key="day" value={tread.read_on} text={showDate(tread.read_on)} />,
                  ]}
                />
              </Link>
            )}
            {mayRead && (
              <Link to={sitePath(siteId, `car/tread-depth-readings/new?${toRead}`)}>
                {t('tread.read')}
              </Link>
            )}
          </dd>
        </div>
        <div className="box">
          <dt>{words.field('inspection_due')}</dt>
          <dd className="row">
            {inspection === null ? (
              <span className="muted">{t('inspection.unknown')}</span>
            ) : (
              <>
                <StatusChip tone={inspectionTones[inspection]}>
                  {t(`inspection.${inspection}`)}
                </StatusChip>
                <SaidTime value={car.inspection_due!} text={showDate(car.inspection_due)} />
              </>
            )}
          </dd>
        </div>
        {agreement && <AgreementState siteId={siteId} agreement={agreement} tread={tread} />}
      </dl>
      <StoredSets siteId={siteId} sets={sets} carId={car.id} />
      {car.note && <p className="warned">{car.note}</p>}
      <dl className="facts">
        {facts
          .filter((field) => isFilled(car[field]))
          .map((field) => (
            <div key={field}>
              <dt>{words.field(field)}</dt>
              <dd>
                <Value resource={cars} name={field} row={car} />
              </dd>
            </div>
          ))}
        <div>
          <dt>{words.field('tags')}</dt>
          <dd>
            <TagsOf resource={cars} row={car} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
