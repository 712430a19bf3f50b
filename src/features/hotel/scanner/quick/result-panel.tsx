import { useTranslation } from 'react-i18next';
import { useEffect, useState } from 'react';
import type { KnownPlace, KnownSet } from '#contract/hotel/scan/known.ts';
import type { Scanning } from '#contract/hotel/scan/scanning.ts';
import type { GateReason } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { classes } from '#src/ui/classes.ts';
import { Facts } from '#src/ui/layout/facts.tsx';
import { suggestKeptPlace } from '../local-store/suggest-place.ts';
import { shownSign, todoOf, type Shown } from '../work/sign-words.ts';
import { AtStop, GateWords } from './at-gate.tsx';
import { TrolleyWords } from './trolley-words.tsx';
import { WhichPlace } from './which-place.tsx';

const marks: Readonly<Record<Shown['tone'], string>> = { ok: '✓', info: '➜', warn: '?', bad: '✕' };

interface Props {
  siteId: SiteId;
  /** The warehouse in which somebody works, where they chose one. */
  store: string | null;
  now: Scanning;
  /** A code that could not be kept on this device. */
  lost: string | null;
  /** Whether all sets of the site are on this device. */
  whole: boolean;
  onCode: (code: string) => void;
  onLetGo: (set: string, because: GateReason) => void;
  onType: () => void;
  onTakeBack: () => void;
}

/** What came of the last code: by colour, sign and word, and what it is about in letters to be read from afar. */
export function ResultPanel({
  siteId,
  store,
  now,
  lost,
  whole,
  onCode,
  onLetGo,
  onType,
  onTakeBack,
}: Props) {
  const { t } = useTranslation('scanner');
  const may = useMay();
  const { sign, asked, set } = now;
  const shown: Shown =
    lost === null
      ? shownSign(sign, now)
      : { tone: 'bad', signal: 'bad', key: 'mistakes.not_kept', big: lost, set: null };
  const mistake = lost === null && sign.kind === 'mistake' ? sign : undefined;
  const stop = mistake?.stop;
  const todo = lost === null ? todoOf(now) : null;
  const place = shown.set && sign.kind === 'found' ? sign.place : null;
  return (
    <section className={classes('quick-result', shown.tone)} aria-live="assertive">
      <p className="quick-word">
        <span aria-hidden="true">{marks[shown.tone]}</span> <span>{t(`signs.${shown.key}`)}</span>
      </p>
      {shown.big && (
        <p className={classes('quick-big', shown.big.length > 9 && 'long')}>{shown.big}</p>
      )}
      {shown.set && (
        <p className="t24">
          <Facts of={[shown.set.set, shown.set.plate].filter((one) => one !== shown.big)} />
        </p>
      )}
      {sign.kind === 'found' && now.mode === 'look_up' && place && (
        <p className="t24">
          {t('signs.sets', {
            count: sign.sets.filter(({ placeId }) => placeId === place.id).length,
          })}
        </p>
      )}
      {sign.kind === 'found' && sign.places && (
        <StandingSets sets={sign.sets} places={sign.places} />
      )}
      {mistake?.of && <p className="t24">{t(`signs.found.${mistake.of.state}`)}</p>}
      {todo && <p className="t24">{t(`signs.todo.${todo}`, { set: set?.set })}</p>}
      {lost === null && <GateWords now={now} />}
      {lost === null && <TrolleyWords now={now} onTakeBack={onTakeBack} />}
      {sign.kind === 'counting' && (
        <ul className="quick-wheels row t24">
          {sign.set.wheels.map((wheel) => {
            const seen = sign.seen.includes(wheel);
            return (
              <li key={wheel} className={seen ? 'strong' : undefined}>
                {seen ? '●' : '○'} {t(`wheels.${wheel}`)}
              </li>
            );
          })}
        </ul>
      )}
      {sign.kind === 'counting' && now.whole && (
        <SuggestedPlace key={sign.set.id} siteId={siteId} store={store} set={sign.set} />
      )}
      {!whole && <p className="t24">{t('quick.reading')}</p>}
      {stop && (
        <AtStop
          key={stop.set.set}
          plate={now.plate}
          may={may('hotel.other_car')}
          onType={onType}
          onChoose={(because) => onLetGo(stop.set.set, because)}
        />
      )}
      {mistake?.places && <WhichPlace siteId={siteId} places={mistake.places} onChoose={onCode} />}
      {asked && (
        <div className="quick-answers">
          <button type="button" onClick={() => onCode('CM:OK')}>
            {t(`answers.${asked.warning}`)}
          </button>
          <button type="button" onClick={() => onCode('CM:ABORT')}>
            {t('answers.abort')}
          </button>
        </div>
      )}
      {!asked && !stop && set && !now.whole && (
        <div className="quick-answers">
          <button type="button" onClick={() => onCode('CM:OK')}>
            {t('answers.enough')}
          </button>
          {sign.kind === 'mistake' && (
            <button type="button" onClick={() => onCode('CM:ABORT')}>
              {t('answers.again')}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** Sets of a car that stand at several places, each with its own. */
function StandingSets({
  sets,
  places,
}: {
  sets: readonly KnownSet[];
  places: readonly KnownPlace[];
}) {
  return (
    <ul className="t24">
      {sets.map(({ id, set, placeId }) => (
        <li key={id}>
          <b className="place">{places.find((one) => one.id === placeId)?.place ?? '–'}</b> {set}
        </li>
      ))}
    </ul>
  );
}

/** Where the set in hand is best put, as far as this device knows. */
function SuggestedPlace({
  siteId,
  store,
  set,
}: { set: KnownSet } & Pick<Props, 'siteId' | 'store'>) {
  const { t } = useTranslation('scanner');
  const [code, setCode] = useState('');
  useEffect(() => {
    const over = new AbortController();
    suggestKeptPlace(siteId, [set.size], store, over.signal)
      .then((found) => over.signal.aborted || setCode(found?.place.code ?? ''))
      .catch((cause: unknown) => logProblem('No place was suggested', cause));
    // A user who reads on waits for nothing that they do not see.
    return () => over.abort();
  }, [siteId, store, set.size]);
  return code && <p className="t24">{t('signs.suits', { place: code })}</p>;
}
