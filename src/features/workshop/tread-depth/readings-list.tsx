import i18next from 'i18next';
import { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import type { Verdict } from '#contract/workshop/tread-depth-rules.ts';
import { toneOfVerdict } from '#src/crud/values/tone-of-verdict.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { screensOf } from '#src/crud/screens-of.tsx';
import type { StatusOf } from '#src/crud/values/row-status.tsx';
import { WheelCells } from './report/wheel-cells.tsx';
import './tread-depth.css';

// Mostly there are none.
const UnsentReadings = lazyComponent(
  async () => (await import('./edit/unsent-readings.tsx')).UnsentReadings,
);

const status: StatusOf = (row) => {
  if (row['matched'] === false) {
    return { tone: 'info', text: i18next.t('tread-depth:list.unmatched') };
  }
  const verdict = row['verdict'] as Verdict | '';
  if (verdict === '' || verdict === 'ok') return null;
  const text = i18next.t(`tread-depth:verdicts.${verdict}`);
  return { tone: toneOfVerdict[verdict], text, field: 'verdict' };
};

const { list: List } = screensOf(treadReadings, {
  card: ['read_on', 'season', 'least_depth'],
  cells: { least_depth: { width: 172, Cell: WheelCells } },
  status,
  views: [
    { title: 'tread-depth:list.unmatched', query: 'matched=false' },
    { title: 'tread-depth:verdicts.illegal', query: 'verdict=illegal' },
    { title: 'crud:views.allSites', query: 'sites=all' },
  ],
});

/** All readings, and what this device has not sent. */
export function ReadingsList() {
  return (
    <>
      <UnsentReadings />
      <List />
    </>
  );
}
