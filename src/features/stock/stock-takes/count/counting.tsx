import { useState, type SyntheticEvent } from 'react';
import { useLiveQuery } from 'dexie-react-hooks';
import { useTranslation } from 'react-i18next';
import { signal } from '#src/device/chime.ts';
import { logProblem } from '#src/device/log.ts';
import { scannedCode } from '#src/device/scan/scanned-code.ts';
import { useScan } from '#src/device/scan/use-scan.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { ProductOfCode } from '../product-of-code.tsx';
import { nothing, soundOf, type Read } from './place-in-hand.ts';
import { keptInHand, takeCount } from './take-count.ts';
import './count.css';

interface Props {
  readonly takeId: number;
  /** The warehouse of places whose label does not say it. */
  readonly store?: string | null;
  /** A place is over, and waits to be sent. */
  readonly onOver?: () => void;
}

/** Counting: a place is read, then what stands there; the next place sends it, with or without network. */
export function Counting({ takeId, store = null, onOver }: Props) {
  const { t } = useTranslation('stock-takes');
  const siteId = useSiteId();
  const inHand = useLiveQuery(() => keptInHand(siteId, takeId), [siteId, takeId]) ?? nothing;
  const [said, setSaid] = useState({ text: '', refused: '' });
  const [typed, setTyped] = useState('');

  function onCode(code: string) {
    takeCount(siteId, takeId, code, store).then(
      (read) => {
        const refused = read.problem === 'unreadable' ? code : '';
        setSaid({ text: wordsOf(read, code), refused });
        signal(soundOf(read));
        if (read.over) onOver?.();
      },
      (cause: unknown) => {
        // Nothing shows as counted: it has to be read again.
        logProblem('A code was read, and not kept', cause);
        setSaid({ text: t('count.notKept'), refused: '' });
        signal('bad');
      },
    );
  }
  function wordsOf({ problem, over }: Read, code: string): string {
    if (problem) return t(`count.problems.${problem}`, { code });
    return over ? t('count.counted', { place: over.place, count: over.sets.length }) : '';
  }
  useScan(onCode);
  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (typed.trim() !== '') onCode(scannedCode(typed));
    setTyped('');
  }

  return (
    <>
      <div className="count-place card center" data-begun={inHand.place !== null || undefined}>
        <b className="place t40">{inHand.place ?? t('count.readPlace')}</b>
        <span>{inHand.place !== null && t('count.sets', { count: inHand.sets.length })}</span>
        <span className="muted">{inHand.sets.join(', ')}</span>
      </div>
      <p role="status">
        <span>{said.text}</span> <ProductOfCode code={said.refused} />
      </p>
      <div className="actions">
        <Button variant="primary" disabled={inHand.place === null} onClick={() => onCode('CM:OK')}>
          {inHand.sets.length === 0 ? t('count.empty') : t('count.done')}
        </Button>
        <Button disabled={inHand.sets.length === 0} onClick={() => onCode('CM:UNDO')}>
          {t('count.undo')}
        </Button>
      </div>
      <form className="row ask" onSubmit={onSubmit}>
        <TextField
          label={t('count.type')}
          className="entry"
          autoComplete="off"
          autoCapitalize="characters"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">{t('count.take')}</Button>
      </form>
    </>
  );
}
