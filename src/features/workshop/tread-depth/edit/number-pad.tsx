import { arrowForwardOutline, backspaceOutline } from 'ionicons/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icon/icon.tsx';
import type { PadKey } from './pad-rules.ts';

const rows: readonly (readonly PadKey[])[] = [
  ['1', '2', '3'],
  ['4', '5', '6'],
  ['7', '8', '9'],
  ['back', '0', 'next'],
  ['plusTen'],
];
const signs: Partial<Record<PadKey, ReactNode>> = {
  back: <Icon icon={backspaceOutline} />,
  next: <Icon icon={arrowForwardOutline} />,
};

/** Big keys for gloves. They take no focus, so that a keyboard goes on working beside them. */
export function NumberPad({ onKey }: { onKey: (key: PadKey) => void }) {
  const { t } = useTranslation('tread-depth');
  const word = (key: PadKey) =>
    key === 'back' || key === 'next' || key === 'plusTen' ? t(`edit.${key}`) : undefined;
  return (
    <div className="number-pad thirds" role="group" aria-label={t('edit.pad')}>
      {rows.flat().map((key) => (
        <button
          key={key}
          className="entry"
          type="button"
          tabIndex={-1}
          data-key={key}
          aria-label={word(key)}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onKey(key)}
        >
          {signs[key] ?? word(key) ?? key}
        </button>
      ))}
    </div>
  );
}
