import { waves, type WaveCar } from '#contract/booking/auto-bookings/auto-bookings.ts';
import { waveCarStates } from '#contract/booking/auto-bookings/wave-rules.ts';
import { BatchItems } from '#src/crud/batch/batch-items.tsx';
import { BatchProgress, ItemCounts } from '#src/crud/batch/item-counts.tsx';
import { Plate } from '#src/ui/plate.tsx';
import type { Tone } from '#src/ui/status-chip.tsx';
import { Given } from './given.tsx';
import { rowWith } from './row.ts';
import { Sample } from './sample.tsx';

const words = {
  made: '48 of 120 are booked',
  search: 'Name or plate',
  none: 'Nobody is in it.',
  how: 'How it stands',
};
const tones = {
  ...(Object.fromEntries(waveCarStates.map((state) => [state, 'idle'])) as Record<
    WaveCar['state'],
    Tone
  >),
  planned: 'info',
  confirmed: 'ok',
  failed: 'bad',
} as const;
const counts = [
  { state: 'planned', count: 72 },
  { state: 'confirmed', count: 48 },
  { state: 'failed', count: 1 },
] as const;
const car = { set_id: 0, customer_id: 0, booking_id: null, begins_at: null, nudges: 0 };
const items: WaveCar[] = [
  { name: 'Kari Lunde', licenseplate: 'EL 48213', state: 'planned', reason: '' } as const,
  { name: 'Ola Berg', licenseplate: 'DN 20417', state: 'left_out', reason: 'by_hand' } as const,
  { name: 'Siv Moen', licenseplate: '', state: 'out', reason: 'blocked' } as const,
  { name: 'Jon Vik', licenseplate: 'SV 71830', state: 'failed', reason: 'error' } as const,
].map((one, at) => ({ ...car, ...one, id: at + 1, proposed_at: null }));
const stateText = (state: string) => state.replaceAll('_', ' ');

/** What is done with many at once: what it is about, with boxes as long as it is a proposal, and how far it is. */
export function BatchSamples() {
  return (
    <>
      <Sample name="ItemCounts, BatchProgress">
        <ItemCounts label={words.how} counts={counts} stateText={stateText} tab="people" />
        <BatchProgress made={48} all={120} text={words.made} />
      </Sample>
      {(['planned', 'running'] as const).map((state) => (
        <Sample key={state} name={`BatchItems, ${state}`}>
          <Given
            call={waves.calls.items}
            input={{ params: { id: 0 }, query: { page: 1, per_page: 50 } }}
            answer={{
              data: items,
              meta: { total_items: items.length, per_page: 50, current_page: 1, more: false },
            }}
          >
            <BatchItems
              batch={waves}
              row={rowWith({ state })}
              changes={0}
              search={words.search}
              none={words.none}
              stateText={stateText}
              tones={tones}
              nameOf={({ name }) => name}
              renderItem={({ name, licenseplate }) => (
                <>
                  <Plate plate={licenseplate || null} />
                  <span>{name}</span>
                </>
              )}
              renderMore={({ reason }) => <small>{stateText(reason)}</small>}
            />
          </Given>
        </Sample>
      ))}
    </>
  );
}
