import { useTranslation } from 'react-i18next';
import type { Called } from '#contract/workshop/queue-screens.ts';
import { classes } from '#src/ui/classes.ts';
import { isFresh } from './new-calls.ts';
import { usePlaceWords } from '../use-place-words.ts';

interface Props {
  called: readonly Called[];
  /** Both in ms. */
  now: number;
  freshMs: number;
}

// What of a place fits into half a line; a longer one takes two lines of smaller letters.
const longPlace = 12;

// What fits on a screen at the size that is read from six metres.
const most = 6;

/** Who is called where, the last call first; the youngest stand out. */
export function LobbyCalls({ called, now, freshMs }: Props) {
  const { t } = useTranslation('queue-screens');
  const placeOf = usePlaceWords();
  if (called.length === 0) return <p className="lobby-nobody muted center">{t('lobby.nobody')}</p>;
  return (
    <ol className="lobby-calls" aria-live="polite" aria-label={t('lobby.called')}>
      {called.slice(0, most).map((call) => (
        <li
          key={`${call.calledAt} ${call.label}`}
          className={classes(isFresh(call, now, freshMs) && 'fresh')}
        >
          <b className="cut">{call.label}</b>
          <span className="lobby-arrow muted" aria-hidden="true">
            {'→'}
          </span>
          <span className={classes('lobby-place cut', placeOf(call).length > longPlace && 'long')}>
            {placeOf(call)}
          </span>
        </li>
      ))}
    </ol>
  );
}
