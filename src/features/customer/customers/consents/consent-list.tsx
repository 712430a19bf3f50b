import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Consent } from '#contract/customer/consents.ts';
import { showDate } from '#src/i18n/time.ts';
import { Button } from '#src/ui/button.tsx';
import { StatusChip, type Tone } from '#src/ui/status-chip.tsx';
import { ConsentDialog } from './consent-dialog.tsx';
import './consents.css';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  customerId: number;
  consents: readonly Consent[];
  mayWrite: boolean;
  /** Somebody gave or withdrew one. */
  onSaved: () => void;
}

const tones = { given: 'ok', withdrawn: 'bad', unasked: 'idle' } as const satisfies Record<
  string,
  Tone
>;
const shapes = { given: '●', withdrawn: '✕', unasked: '○' } as const;

const stateOf = ({ events: [last] }: Consent) =>
  last ? (last.given ? 'given' : 'withdrawn') : 'unasked';

/** What a customer consented to, since when and from where; a press lets them say otherwise. */
export function ConsentList({ customerId, consents, mayWrite, onSaved }: Props) {
  const { t } = useTranslation('customers');
  const [chosen, setChosen] = useState<Consent | null>(null);
  return (
    <>
      <ul className="rows">
        {consents.map((consent) => {
          const state = stateOf(consent);
          const [last] = consent.events;
          return (
            <li key={consent.definition_id}>
              <span className="row">
                <b>{consent.name}</b>
                <StatusChip tone={tones[state]} shape={shapes[state]}>
                  {t(`consents.states.${state}`)}
                </StatusChip>
              </span>
              {last && (
                <small>
                  <Facts
                    of={[
                      showDate(last.at),
                      t(`consents.choices.source.${last.source}`),
                      last.by,
                      last.version < consent.version && t('consents.older'),
                    ]}
                  />
                </small>
              )}
              {mayWrite && (
                <Button
                  aria-label={`${t(`consents.actions.${state}`)}: ${consent.name}`}
                  onClick={() => setChosen(consent)}
                >
                  {t(`consents.actions.${state}`)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {chosen && (
        <ConsentDialog
          customerId={customerId}
          consent={chosen}
          give={stateOf(chosen) !== 'given'}
          onSaved={onSaved}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
