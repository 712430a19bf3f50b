import { useState } from 'react';
import { Loaded } from '#src/ui/state/loaded.tsx';
import type { LoadState } from '#src/ui/state/loaded.tsx';
import { Tabs } from '#src/ui/paging/tabs.tsx';
import { Specimen } from './specimen.tsx';

const states = ['loading', 'resolved', 'rejected'] as const satisfies readonly LoadState[];
const tabs = states.map((state) => ({ value: state, label: state }));
const failure = { content: 'The server could not be asked.', details: 'common.server · 500' };
const rows = '4711 · EL 48213 · A.03-2';

/** Tabs, and a part of a page in each state that it can be in. */
export function PanelSpecimens() {
  const [state, setState] = useState<LoadState>('resolved');
  return (
    <Specimen name="Tabs, Loaded">
      <Tabs label={rows} tabs={tabs} value={state} onChoose={setState}>
        <Loaded state={state} failure={failure} onRetry={() => setState('loading')}>
          <p>{rows}</p>
        </Loaded>
      </Tabs>
    </Specimen>
  );
}
