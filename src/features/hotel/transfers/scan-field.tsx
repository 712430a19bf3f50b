import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { readCode } from '#contract/hotel/label-codes.ts';
import { signal } from '#src/device/chime.ts';
import { useScan } from '#src/device/scan/use-scan.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';

interface Props {
  readonly label: string;
  readonly onNumber: (set: string) => Promise<void>;
}

/** Numbers of sets, by scanner or by hand, one after the other: any label of a set stands for it. Another code is told by its sound. */
export function ScanField({ label, onNumber }: Props) {
  const { t } = useTranslation('transfers');
  const [typed, setTyped] = useState('');
  // Somebody reads on before the one before is answered.
  const line = useRef(Promise.resolve());
  function take(read: string): void {
    const code = readCode(read);
    if (code.kind !== 'set' && code.kind !== 'wheel') return signal('bad');
    line.current = line.current.then(() => onNumber(code.set));
  }
  useScan(take);
  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (typed.trim() !== '') take(typed.trim());
    setTyped('');
  }
  return (
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
  );
}
