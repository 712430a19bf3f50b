import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import {
  queueScreensCalls,
  type Called,
  type LobbyState,
} from '#contract/workshop/queue-screens.ts';
import { send } from '#src/data/api.ts';
import { useGuest } from '#src/data/guest/use-guest.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import { chime } from '#src/device/chime.ts';
import { keepAwake } from '#src/device/wake/wake-lock.ts';
import { showTime } from '#src/i18n/time.ts';
import { useUnattended } from '#src/navigation/unattended.ts';
import { DeadLink } from '../dead-link.tsx';
import { LobbyCalls } from './lobby-calls.tsx';
import { isFresh, rangSince } from './new-calls.ts';
import { NotYet } from '../not-yet.tsx';
import { SoundButton } from '../sound-button.tsx';
import { StaleNote } from '../stale-note.tsx';
import { useScreenLanguage } from '#src/data/guest/use-screen-language.ts';
import './lobby.css';

const leastFreshMs = 20_000;

const load = async (code: string, signal: AbortSignal) =>
  (await send(queueScreensCalls.lobby, { params: { code } }, { signal })).data;

/** The screen of a lobby: who is called where. It goes on for days; nobody touches it but once, for the sound. */
export default function LobbyScreen() {
  const { code = '' } = useParams();
  const { state, asOf, gone, offline, cause } = useGuest(code, load, 'queue-screens.lobby');
  const now = useServerNow(1_000);
  const freshMs = Math.max(leastFreshMs, (state?.callTime ?? 0) * 1_000);
  const calling = state?.called.some((call) => isFresh(call, now, freshMs)) ?? false;
  useEffect(keepAwake, []);
  useUnattended(!calling);
  useScreenLanguage(state?.language);
  useRing(state?.called);

  if (gone) return <DeadLink />;
  if (!state) return <NotYet offline={offline} cause={cause} />;
  return (
    <div className="lobby whole-screen">
      <header className="row nowrap">
        <h1 className="cut">{state.siteName}</h1>
        <StaleNote asOf={asOf} />
        <SoundButton />
        <time className="lobby-clock">{showTime(now)}</time>
      </header>
      <LobbyCalls called={state.called} now={now} freshMs={freshMs} />
      <LobbyFoot state={state} />
    </div>
  );
}

function LobbyFoot({ state }: { state: LobbyState }) {
  const { t } = useTranslation('queue-screens');
  return (
    <footer className="row">
      <p>
        <b>{state.waiting}</b> {t('lobby.waiting', { count: state.waiting })}
      </p>
      {state.waitingForGarage !== null && (
        <p>
          <b>{state.waitingForGarage}</b>{' '}
          {t('lobby.waitingForGarage', { count: state.waitingForGarage })}
        </p>
      )}
    </footer>
  );
}

/** Rings when somebody is called, and when they are called again. */
function useRing(called: readonly Called[] | undefined): void {
  const before = useRef<readonly Called[] | null>(null);
  useEffect(() => {
    if (!called) return;
    if (rangSince(before.current, called)) chime();
    before.current = called;
  }, [called]);
}
