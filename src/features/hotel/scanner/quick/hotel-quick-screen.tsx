import { arrowUndoOutline, cameraOutline, keypadOutline, menuOutline } from 'ionicons/icons';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { scanModes, type ScanMode } from '#contract/hotel/scan/scanning.ts';
import { signal } from '#src/device/chime.ts';
import { keepAwake } from '#src/device/wake/wake-lock.ts';
import { logProblem } from '#src/device/log.ts';
import { useTheme } from '#src/device/theme.ts';
import { alertFull } from '#src/data/outbox/outbox.ts';
import { useUnsent } from '#src/data/outbox/use-outbox.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { refusedIntents } from '../work/conflicts.ts';
import { useSelectedLocation } from '../work/selected-location.ts';
import { changeMode } from '../work/take-code.ts';
import { useScanner } from '../work/use-scanner.ts';
import { CameraView } from './camera-view.tsx';
import { ConflictCards } from './conflict-cards.tsx';
import { ContextBar } from './context-bar.tsx';
import { Keypad } from './keypad.tsx';
import { ModePicker } from './mode-picker.tsx';
import { ResultPanel } from './result-panel.tsx';
import './hotel-quick.css';

type Open = 'modes' | 'keypad' | 'conflicts';

const stayed = (cause: unknown) => logProblem('The mode stayed', cause);

/** Work with the scanner alone: what is done, where, and what came of the last code, to be read from afar. */
export default function HotelQuickScreen() {
  const { t } = useTranslation('scanner');
  const siteId = useSiteId();
  const store = useSelectedLocation(siteId);
  const theme = useTheme();
  const { row, whole, lost, take, letGo, takeBack } = useScanner(siteId, { store });
  const unsent = useUnsent(siteId);
  const refused = refusedIntents(unsent?.refused ?? []);
  const asks = unsent && refused.length;
  const [opened, setOpened] = useState<{ what: Open; after: number | undefined } | null>(null);
  const [camera, setCamera] = useState(false);
  const [search, setSearch] = useSearchParams();
  const wanted = scanModes.find((mode) => mode === search.get('mode'));
  useEffect(() => keepAwake(), []);
  const asksBefore = useRef(asks);
  useEffect(() => {
    if (asks !== undefined && asksBefore.current !== undefined && asks > asksBefore.current)
      signal('ask');
    asksBefore.current = asks;
  }, [asks]);
  useEffect(() => {
    if (!wanted) return;
    changeMode(siteId, wanted).catch(stayed);
    setSearch({}, { replace: true });
  }, [wanted, setSearch, siteId]);

  if (row === undefined || unsent === undefined || wanted) return null;
  const now = row?.now ?? null;
  // What came of a code stands under what was opened before it.
  const { turn } = row ?? {};
  const open = opened?.after === turn ? opened?.what : null;
  const setOpen = (what: Open | null) => setOpened(what && { what, after: turn });
  const showing =
    now === null ? 'modes' : open === 'conflicts' && !refused.length ? null : (open ?? null);
  const toggle = (what: Open) => setOpen(showing === what ? null : what);

  function choose(mode: ScanMode) {
    setOpen(null);
    changeMode(siteId, mode).catch((cause: unknown) => {
      stayed(cause);
      signal('bad');
      alertFull();
    });
  }

  function typed(code: string) {
    setOpen(null);
    void take(code);
  }

  return (
    <div className="hotel-quick" data-theme={theme ?? 'sun'}>
      <h1 className="visually-hidden">{t('quick.title')}</h1>
      <ContextBar
        siteId={siteId}
        now={now}
        unsent={unsent}
        refused={refused.length}
        onConflicts={() => toggle('conflicts')}
      />
      {showing === 'modes' && (
        <ModePicker siteId={siteId} mode={now?.mode ?? null} onChoose={choose} />
      )}
      {showing === 'keypad' && <Keypad onCode={typed} />}
      {showing === 'conflicts' && <ConflictCards rows={refused} />}
      {showing === null && now && (
        <div className="quick-work">
          {camera && <CameraView onCode={(code) => void take(code)} />}
          <ResultPanel
            siteId={siteId}
            store={store}
            now={now}
            lost={lost}
            whole={whole}
            onCode={(code) => void take(code)}
            onLetGo={(set, because) => void letGo(set, because)}
            onType={() => setOpen('keypad')}
            onTakeBack={() => void takeBack()}
          />
        </div>
      )}
      <footer className="quick-keys">
        <button
          type="button"
          disabled={!now?.last && !now?.asked && !now?.trolley?.loads}
          onClick={() => {
            setOpen(null);
            void take('CM:UNDO');
          }}
        >
          <Icon icon={arrowUndoOutline} />
          {t('quick.undo')}
        </button>
        <button
          type="button"
          aria-pressed={showing === 'keypad'}
          disabled={now === null}
          onClick={() => toggle('keypad')}
        >
          <Icon icon={keypadOutline} />
          {t('quick.keypad')}
        </button>
        <button
          type="button"
          aria-pressed={camera}
          disabled={now === null}
          onClick={() => {
            setOpen(null);
            setCamera(!camera);
          }}
        >
          <Icon icon={cameraOutline} />
          {t('quick.camera')}
        </button>
        <button type="button" aria-pressed={showing === 'modes'} onClick={() => toggle('modes')}>
          <Icon icon={menuOutline} />
          {t('quick.mode')}
        </button>
      </footer>
    </div>
  );
}
