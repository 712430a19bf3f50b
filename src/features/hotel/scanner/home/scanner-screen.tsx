import { clipboardOutline } from 'ionicons/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { startScanning } from '#contract/hotel/scan/scanning.ts';
import { codeSearch } from '#contract/desk/search-rules.ts';
import { readCode } from '#contract/hotel/label-codes.ts';
import type { ReadCode } from '#src/data/database.ts';
import { showTime } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { searchPath } from '#src/navigation/search-path.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { ModeChoice } from '../modes/mode-choice.tsx';
import { LocationField } from '../quick/mode-picker.tsx';
import { useSelectedLocation } from '../work/selected-location.ts';
import { shownSign } from '../work/sign-words.ts';
import { useScanner } from '../work/use-scanner.ts';
import { FoundSets } from './found-sets.tsx';
import { SessionSection } from './session-section.tsx';
import './scanner.css';

/** What is it, and where does it stand: by scanner or by hand, whatever was read. */
export default function ScannerScreen() {
  const { t } = useTranslation('scanner');
  const siteId = useSiteId();
  const store = useSelectedLocation(siteId);
  const { row, whole, lost, take } = useScanner(siteId, { store, lookUp: true });
  const [typed, setTyped] = useState('');
  const [last, ...before] = row?.codes ?? [];

  function look() {
    if (typed.trim() === '') return;
    void take(typed.trim());
    setTyped('');
  }

  return (
    <div className="page">
      <h1>{t('title')}</h1>
      <div className="grid with-side">
        <div className="stack">
          <form
            className="row ask"
            onSubmit={(event) => {
              event.preventDefault();
              look();
            }}
          >
            <input
              className="entry scanner-entry mono t30"
              aria-label={t('code')}
              placeholder={t('readOrType')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button variant="primary" type="submit">
              {t('lookUp')}
            </Button>
          </form>
          {!whole && <p role="status">{t('quick.reading')}</p>}
          {lost !== null && (
            <p className="message bad" role="alert">
              {t('signs.mistakes.not_kept')} {lost}
            </p>
          )}
          {last && (
            <section className="section" aria-live="assertive" aria-label={t('last')}>
              <Read siteId={siteId} code={last} />
              <FoundSets siteId={siteId} sign={last.sign} />
            </section>
          )}
        </div>
        <nav className="stack tight" aria-label={t('work')}>
          <LocationField siteId={siteId} />
          <ModeChoice
            render={(mode, face) =>
              mode === 'look_up' ? null : (
                <Link key={mode} to={sitePath(siteId, `barcode-reader/hotel-quick?mode=${mode}`)}>
                  {face}
                </Link>
              )
            }
          >
            <Link to={sitePath(siteId, 'barcode-reader/hotel-inventory/count')}>
              <Icon icon={clipboardOutline} />
              {t('count')}
            </Link>
          </ModeChoice>
        </nav>
      </div>
      <SessionSection siteId={siteId} row={row} />
      {before.length > 0 && (
        <section className="section">
          <h2>{t('before')}</h2>
          <ul className="rows">
            {before.map((code) => (
              <li key={code.at}>
                <Read siteId={siteId} code={code} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const chips = { ok: 'ok', info: 'info', warn: 'warn', bad: 'bad' } as const;

/** One code that was read: what it was, what came of it, and where more of it can be found. */
function Read({ siteId, code }: { siteId: string; code: ReadCode }) {
  const { t } = useTranslation('scanner');
  const { tone, key } = shownSign(code.sign, startScanning('look_up'));
  const read = readCode(code.read);
  return (
    <div className="row">
      <small className="muted">{showTime(code.at)}</small>
      <small>{t(`kinds.${read.kind}`)}</small>
      {read.kind === 'command' ? (
        <b>{code.read}</b>
      ) : (
        <Link to={searchPath(siteId, codeSearch(read) ?? code.read)}>
          <b>{code.read}</b>
        </Link>
      )}
      <StatusChip tone={chips[tone]}>{t(`signs.${key}`)}</StatusChip>
    </div>
  );
}
