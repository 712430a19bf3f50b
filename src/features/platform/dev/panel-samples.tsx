import { useState } from 'react';
import { Loaded, type ShownQuery } from '#src/crud/loaded.tsx';
import { ApiError, OfflineError } from '#src/data/api-errors.ts';
import { Tabs } from '#src/ui/paging/tabs.tsx';
import { Sample } from './sample.tsx';

const rows = '4711 · EL 48213 · A.03-2';
const errorParts = {
  code: 'common.server',
  message: 'The server could not be asked.',
  requestId: 'r9',
};
const states = {
  loading: { data: undefined, error: null },
  loaded: { data: rows, error: null },
  offline: { data: rows, error: new OfflineError() },
  refused: { data: undefined, error: new ApiError(403, errorParts) },
  gone: { data: undefined, error: new ApiError(404, errorParts) },
  failed: { data: undefined, error: new ApiError(500, errorParts) },
} satisfies Record<string, Pick<ShownQuery<string>, 'data' | 'error'>>;
const names = Object.keys(states) as (keyof typeof states)[];
const tabs = names.map((value) => ({ value, label: value }));

/** Tabs, and a part of a page in each state that it can be in. */
export function PanelSamples() {
  const [state, setState] = useState<keyof typeof states>('loaded');
  const query = { ...states[state], dataUpdatedAt: 0, refetch: () => setState('loading') };
  return (
    <Sample name="Tabs, Loaded">
      <Tabs label={rows} tabs={tabs} value={state} onChoose={setState}>
        <Loaded query={query}>{(answer) => <p>{answer}</p>}</Loaded>
      </Tabs>
    </Sample>
  );
}
