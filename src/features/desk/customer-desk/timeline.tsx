import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Happening } from '#contract/desk/customer-desk.ts';
import { customers } from '#contract/customer/customers.ts';
import { SaidTime } from '#src/crud/values/said-time.tsx';
import { useTranslations } from '#src/crud/words.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { Button } from '#src/ui/button.tsx';
import { Plate } from '#src/ui/plate.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';

// What stands beside a car's tabs without being scrolled.
const fewShown = 8;

type Of<K extends Happening['kind']> = Extract<Happening, { kind: K }>;

interface Props {
  happenings: readonly Happening[];
  /** The day of the last visit, which may be older than the queue knows of. */
  lastVisit: string | null;
}

/** What happened to a customer, the last first: visits here, and changes of what is known of them. */
export function Timeline({ happenings, lastVisit }: Props) {
  const { t } = useTranslation('customer-desk');
  const [all, setAll] = useState(false);
  const before = happenings.some(({ kind }) => kind === 'visit') ? null : lastVisit;
  const shown = all ? happenings : happenings.slice(0, fewShown);
  return (
    <section className="section counter-timeline" aria-label={t('timeline.title')}>
      <h2>{t('timeline.title')}</h2>
      {happenings.length === 0 && !before && <p className="muted">{t('timeline.none')}</p>}
      <ol className="stack tight">
        {shown.map((one, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two things may happen at one instant
          <li key={`${one.at} ${index}`} data-kind={one.kind}>
            <small>
              <SaidTime value={one.at} text={`${showDate(one.at)} ${showTime(one.at)}`} />
            </small>
            {one.kind === 'visit' ? <Visit visit={one} /> : <Change change={one} />}
          </li>
        ))}
        {before && (all || happenings.length <= fewShown) && (
          <li data-kind="visit">
            <small>
              <SaidTime value={before} text={showDate(before)} />
            </small>
            <p>
              <b>{t('timeline.visit')}</b>
            </p>
          </li>
        )}
      </ol>
      {happenings.length > fewShown && (
        <Button onClick={() => setAll(!all)}>
          {all ? t('timeline.fewer') : t('timeline.all', { count: happenings.length })}
        </Button>
      )}
    </section>
  );
}

function Visit({ visit }: { visit: Of<'visit'> }) {
  const { t } = useTranslation('customer-desk');
  const minutes = (seconds: number | null) =>
    seconds === null ? null : { count: Math.round(seconds / 60) };
  const waited = minutes(visit.waited);
  const handled = minutes(visit.handled);
  const facts = [
    visit.here && t('timeline.here'),
    visit.no_show && t('timeline.noShow'),
    waited && t('timeline.waited', waited),
    handled && t('timeline.handled', handled),
  ];
  return (
    <p className="row">
      <b>{t('timeline.visit')}</b> {visit.licenseplate && <Plate plate={visit.licenseplate} />}
      <span className="muted small">
        <Facts of={facts} />
      </span>
    </p>
  );
}

function Change({ change }: { change: Of<'change'> }) {
  const { t } = useTranslation(['customer-desk', 'crud']);
  const words = useTranslations(customers);
  const fields = change.fields.map((field) =>
    Object.hasOwn(customers.fields, field) ? words.field(field) : field,
  );
  return (
    <p className="row">
      <span>
        <b>{change.by ?? t('crud:history.nobody')}</b> {t(`crud:history.actions.${change.action}`)}
      </span>
      {fields.length > 0 && <span className="muted small">{fields.join(', ')}</span>}
    </p>
  );
}
