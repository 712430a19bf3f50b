import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedIn } from '#contract/workshop/queue-screens.ts';
import { Button } from '#src/ui/button.tsx';
import { Segments } from '#src/ui/input/segments.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { Keypad } from './keypad.tsx';
import { useCheckIn } from './use-check-in.ts';

type Kind = 'plate' | 'name';
const most = { plate: 12, name: 60 } as const;

interface Props {
  code: string;
  /** Whether somebody is at it. */
  onBusy: (busy: boolean) => void;
  onCheckedIn: (checkedIn: CheckedIn) => void;
}

/** Plate or name, typed on the screen or on a keyboard. */
export function KioskEntry({ code, onBusy, onCheckedIn }: Props) {
  const { t } = useTranslation('queue-screens');
  const [kind, setKind] = useState<Kind>('plate');
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { busy, failure, checkIn, forget } = useCheckIn(code);
  const empty = text.trim() === '';

  function type(next: string) {
    const typed = kind === 'plate' ? next.toUpperCase() : next;
    setText(typed.slice(0, most[kind]));
    forget();
    onBusy(next !== '');
  }

  function switchTo(next: Kind) {
    setKind(next);
    setText('');
    forget();
    field.current?.focus();
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (empty) return;
    const done = await checkIn(
      kind === 'plate' ? { licenseplate: text, name: '' } : { licenseplate: '', name: text },
    );
    if (done) onCheckedIn(done);
  }

  return (
    <form className="kiosk-entry" onSubmit={(event) => void submit(event)}>
      <div className="kiosk-ask stack center">
        <h1>{t('kiosk.heading')}</h1>
        <Segments
          label={t('kiosk.by')}
          options={(['plate', 'name'] as const).map((value) => ({
            value,
            label: t(`kiosk.${value}`),
          }))}
          value={kind}
          onChoose={switchTo}
        />
        <input
          ref={field}
          autoFocus
          className={`kiosk-field entry ${kind}`}
          aria-label={t(`kiosk.${kind}`)}
          placeholder={t(`kiosk.example.${kind}`)}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          inputMode="none"
          value={text}
          onChange={({ target }) => type(target.value)}
        />
        <ErrorNote text={failure} />
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          disabled={empty}
          className="kiosk-submit wide"
        >
          {failure ? t('kiosk.again') : t('kiosk.checkIn')}
        </Button>
      </div>
      <Keypad
        kind={kind}
        onKey={(key) => type(text + key)}
        onBack={() => type([...text].slice(0, -1).join(''))}
      />
    </form>
  );
}
