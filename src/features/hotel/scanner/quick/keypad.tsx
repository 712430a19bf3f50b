import { backspaceOutline } from 'ionicons/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icon/icon.tsx';

// As many at once as are large enough for gloves on a small phone.
const pages = [
  { name: '123', keys: [...'123456789', '.', '0', '-'], kind: 'digits' },
  { name: 'A–P', keys: [...'ABCDEFGHIJKLMNOP'], kind: 'letters' },
  { name: 'Q–Ö', keys: [...'QRSTUVWXYZÆØÅÄÖ'], kind: 'letters' },
] as const;

/** A number, plate or place by hand, with keys for gloves; no keyboard pops up. */
export function Keypad({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useTranslation('scanner');
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { keys, kind } = pages[at]!;
  const next = (at + 1) % pages.length;
  return (
    <section className="quick-pad" aria-label={t('quick.keypad')}>
      <output>{typed || '–'}</output>
      <div className={`thirds ${kind}`}>
        {keys.map((key) => (
          <button key={key} type="button" onClick={() => setTyped(typed + key)}>
            {key}
          </button>
        ))}
      </div>
      <div className="quick-pad-ends thirds">
        <button type="button" onClick={() => setAt(next)}>
          {pages[next]!.name}
        </button>
        <button
          type="button"
          aria-label={t('keypad.back')}
          onClick={() => setTyped(typed.slice(0, -1))}
        >
          <Icon icon={backspaceOutline} />
        </button>
        <button
          type="button"
          className="primary"
          disabled={typed === ''}
          onClick={() => onCode(typed)}
        >
          {t('keypad.ok')}
        </button>
      </div>
    </section>
  );
}
