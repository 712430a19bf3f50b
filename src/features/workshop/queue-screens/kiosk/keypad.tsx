import { backspaceOutline } from 'ionicons/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icon/icon.tsx';

const digits = [...'1234567890'];
const letters = [[...'QWERTYUIOP'], [...'ASDFGHJKL'], [...'ZXCVBNM']] as const;
const moreLetters = { en: [], nb: [...'ÆØÅ'], sv: [...'ÅÄÖ'] } as const;

interface Props {
  kind: 'plate' | 'name';
  onKey: (key: string) => void;
  onBack: () => void;
}

/** Big letters and digits to tap. The field keeps the focus, so that a keyboard goes on working. */
export function Keypad({ kind, onKey, onBack }: Props) {
  const { t, i18n } = useTranslation('queue-screens');
  const more = moreLetters[i18n.language as keyof typeof moreLetters] ?? [];
  const [top, middle, bottom] = letters;
  const rows =
    kind === 'plate' ? [digits, top, middle, bottom] : [top, middle, [...bottom, ...more]];

  return (
    <div className="keypad stack" role="group" aria-label={t('kiosk.keypad')}>
      {rows.map((row, at) => (
        <div key={row.join('')} className="keypad-row row nowrap center">
          {row.map((key) => (
            <Key key={key} onPress={() => onKey(key)}>
              {key}
            </Key>
          ))}
          {at === rows.length - 1 && (
            <Key wide label={t('kiosk.back')} onPress={onBack}>
              <Icon icon={backspaceOutline} />
            </Key>
          )}
        </div>
      ))}
      {kind === 'name' && (
        <div className="keypad-row row nowrap center">
          <Key onPress={() => onKey('-')}>{'-'}</Key>
          <Key space label={t('kiosk.space')} onPress={() => onKey(' ')}>
            {t('kiosk.space')}
          </Key>
        </div>
      )}
    </div>
  );
}

interface KeyProps {
  label?: string;
  wide?: boolean;
  space?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Key({ label, wide = false, space = false, onPress, children }: KeyProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`key entry${wide ? ' wide' : ''}${space ? ' space' : ''}`}
      aria-label={label}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
