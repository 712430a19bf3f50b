import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { queueScreensCalls, type CheckedIn } from '#contract/workshop/queue-screens.ts';
import { languages } from '#contract/platform/languages.ts';
import { send } from '#src/data/api.ts';
import { useGuest } from '#src/data/guest/use-guest.ts';
import { logProblem } from '#src/device/log.ts';
import { speak } from '#src/i18n/words.ts';
import { useUnattended } from '#src/navigation/unattended.ts';
import { DeadLink } from '../dead-link.tsx';
import { KioskEntry } from './kiosk-entry.tsx';
import { KioskWelcome } from './kiosk-welcome.tsx';
import { NotYet } from '../not-yet.tsx';
import { useIdle } from './use-idle.ts';
import { useScreenLanguage } from '#src/data/guest/use-screen-language.ts';
import './kiosk.css';

const languageNames = { en: 'English', nb: 'Norsk', sv: 'Svenska' } as const;
// Long enough to find a phone and read the code.
const welcomeForMs = 25_000;
const typedForMs = 40_000;

const load = async (code: string, signal: AbortSignal) =>
  (await send(queueScreensCalls.kiosk, { params: { code } }, { signal })).data;

/** A tablet at the entrance, where visitors let the reception know that they are here. */
export default function KioskScreen() {
  const { t, i18n } = useTranslation('queue-screens');
  const { code = '' } = useParams();
  const { state, gone, offline, cause } = useGuest(code, load);
  const [visitor, setVisitor] = useState(0);
  const [busy, setBusy] = useState(false);
  const [welcomed, setWelcomed] = useState<CheckedIn | null>(null);
  useScreenLanguage(state?.language);
  useUnattended(!busy && !welcomed);

  // Nothing of one visitor is left for the next.
  function startAgain() {
    setWelcomed(null);
    setBusy(false);
    setVisitor((before) => before + 1);
    if (state?.language) change(state.language);
  }
  useIdle(startAgain, welcomed ? welcomeForMs : typedForMs, busy || welcomed !== null);

  if (gone) return <DeadLink />;
  if (!state) return <NotYet offline={offline} cause={cause} />;
  return (
    <div className="kiosk whole-screen">
      <header className="row apart t20">
        <b>{state.siteName}</b>
        <div className="actions" role="group" aria-label={t('kiosk.languages')}>
          {languages.map((language) => (
            <button
              key={language}
              className="chip"
              type="button"
              lang={language}
              aria-pressed={i18n.language === language}
              onClick={() => change(language)}
            >
              {languageNames[language]}
            </button>
          ))}
        </div>
      </header>
      {welcomed && <KioskWelcome checkedIn={welcomed} onDone={startAgain} forMs={welcomeForMs} />}
      {!welcomed && !state.open && <KioskClosed />}
      {!welcomed && state.open && (
        <KioskEntry key={visitor} code={code} onBusy={setBusy} onCheckedIn={setWelcomed} />
      )}
    </div>
  );
}

function KioskClosed() {
  const { t } = useTranslation('queue-screens');
  return (
    <div className="screen-note stack center" role="status">
      <h1>{t('kiosk.closed')}</h1>
      <p className="muted">{t('kiosk.closedText')}</p>
    </div>
  );
}

function change(language: (typeof languages)[number]): void {
  speak(language).catch((cause: unknown) => logProblem('The language stayed', cause));
}
