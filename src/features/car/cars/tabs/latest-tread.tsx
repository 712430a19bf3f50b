import { useTranslation } from 'react-i18next';
import { treadReadings, wheelPositions } from '#contract/workshop/tread-depth/readings.ts';
import { verdictOf } from '#contract/workshop/tread-depth-rules.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { SaidTime } from '#src/crud/values/said-time.tsx';
import { showNumber } from '#src/crud/values/number-text.ts';
import { toneOfVerdict } from '#src/crud/values/tone-of-verdict.ts';
import { useTranslations } from '#src/crud/words.ts';
import { showDate } from '#src/i18n/time.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';

const CarTread = lazyComponent(async () => (await import('#src/ui/chart/car-tread.tsx')).CarTread);

/** A car's tread as it was read last, by the limits that it was judged by then. */
export function LatestTread({ row }: { row: RowOf<typeof treadReadings> }) {
  const { t, i18n } = useTranslation('tread-depth');
  const words = useTranslations(treadReadings);
  const { legal, recommended, watch } = row;
  const text = (depth: number) => showNumber(depth, 1, i18n.language);
  const limits =
    legal === null || recommended === null || watch === null ? null : { legal, recommended, watch };
  return (
    <section className="section">
      <h2>{words.field('least_depth')}</h2>
      <p className="muted">
        <SaidTime value={row.read_on} text={showDate(row.read_on)} />
      </p>
      <CarTread
        label={words.field('least_depth')}
        wheels={wheelPositions.map((position) => {
          const depth = row[position];
          const verdict = limits && depth !== null ? verdictOf(depth, limits) : null;
          return {
            position: position.toUpperCase(),
            name: words.field(position),
            depth,
            text: <b className="t30">{depth === null ? '–' : text(depth)}</b>,
            tone: verdict && toneOfVerdict[verdict],
            verdict: verdict && (
              <StatusChip tone={toneOfVerdict[verdict]}>{t(`verdicts.${verdict}`)}</StatusChip>
            ),
          };
        })}
        legal={
          legal === null
            ? null
            : { depth: legal, text: t('report.legalLine', { depth: text(legal) }) }
        }
      />
    </section>
  );
}
