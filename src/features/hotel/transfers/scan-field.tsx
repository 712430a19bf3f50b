import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { readCode, whyUnread } from '#contract/hotel/label-codes.ts';
import { signal, type Signal } from '#src/device/chime.ts';
import { scannedCode } from '#src/device/scan/scanned-code.ts';
import { useScan } from '#src/device/scan/use-scan.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { StatusChip, type Tone } from '#src/ui/status-chip.tsx';

/** What came of a code: how it sounds, and what is said of it. */
export interface Said {
  readonly sound: Signal;
  readonly tone: Tone;
  readonly text: string;
}

interface Props {
  readonly label: string;
  /** Resolves with null where what came of it is said elsewhere. Never rejects: what is read behind it waits for it. */
  readonly onNumber: (set: string) => Promise<Said | null>;
}

/** Numbers of sets, by scanner or by hand, one after the other: any label of a set stands for it. */
export function ScanField({ label, onNumber }: Props) {
  const { t } = useTranslation('transfers');
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<Said | null>(null);
  // Somebody reads on before the one before is answered.
  const line = useRef(Promise.resolve());
  function say(next: Said | null) {
    setSaid(next);
    if (next) signal(next.sound);
  }
  function take(read: string): void {
    const code = readCode(read);
    if (code.kind === 'set' || code.kind === 'wheel') {
      line.current = line.current.then(async () => say(await onNumber(code.set)));
      return;
    }
    const why = code.kind === 'unknown' ? whyUnread(code.text) : null;
    const sound = why === 'half_code' ? 'half' : 'bad';
    say({ sound, tone: 'bad', text: t(`scan.${why ?? 'noSet'}`, { code: read }) });
  }
  useScan(take);
  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (typed.trim() !== '') take(scannedCode(typed));
    setTyped('');
  }
  return (
    <>
      <form className="row ask" onSubmit={onSubmit}>
        <TextField
          label={label}
          className="entry"
          autoComplete="off"
          autoCapitalize="characters"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{t('take')}</Button>
      </form>
      <p role="status">{said && <StatusChip tone={said.tone}>{said.text}</StatusChip>}</p>
    </>
  );
}
