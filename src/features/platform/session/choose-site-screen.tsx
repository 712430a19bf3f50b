import { useEffect, useMemo, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Answer } from '#contract/kit/call.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { keptAnswer } from '#src/data/response-cache.ts';
import { useWaitingBySite } from '#src/data/outbox/use-outbox.ts';
import { currentSite } from '#src/data/tokens.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { useSiteTokens } from '#src/data/use-site-tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { choicesOf, filterChoices, pathTo } from './choices.ts';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { SessionPage } from './session-page.tsx';
import { useSafeRedirect } from './use-safe-redirect.ts';

// From this many on one types rather than looks.
const manySites = 8;

/** Chooses which of one's sites to go to. */
export default function ChooseSiteScreen() {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const redirect = useSafeRedirect(search.get('redirect'));
  const tokens = useSiteTokens();
  const towns = useSiteTowns();
  const waiting = useWaitingBySite();
  const [typed, setTyped] = useState('');
  const choices = useMemo(() => choicesOf(tokens, towns, currentSite()), [tokens, towns]);
  // Who chose before it is known what they wanted would not be led there.
  const found = redirect === undefined ? [] : filterChoices(choices, typed);
  const many = choices.length > manySites;

  function go(index: number) {
    const choice = found[index];
    if (!choice) return;
    Promise.resolve(navigate(pathTo(choice, redirect?.path ?? null))).catch((cause: unknown) =>
      logProblem('No way to the site', cause),
    );
  }

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const inField = event.target instanceof HTMLInputElement;
      if (inField || event.ctrlKey || event.altKey || event.metaKey) return;
      if (/^[1-9]$/.test(event.key)) go(Number(event.key) - 1);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  });

  return (
    <SessionPage heading={t('choose.heading')}>
      {redirect && <p className="muted">{t('choose.leadsTo', { screen: t(redirect.title) })}</p>}
      {many && (
        <form
          className="field"
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault();
            go(0);
          }}
        >
          <label htmlFor="choose-filter">{t('choose.filter')}</label>
          <input
            id="choose-filter"
            type="search"
            autoComplete="off"
            value={typed}
            autoFocus
            onChange={(event) => setTyped(event.target.value)}
          />
        </form>
      )}
      {redirect !== undefined && found.length === 0 && <p className="muted">{t('choose.none')}</p>}
      <ul className="choose-list options cards stack tight">
        {found.map((choice, index) => (
          <li key={choice.siteId}>
            <Link to={pathTo(choice, redirect?.path ?? null)}>
              <span className="named rest">
                <b>{choice.name}</b>
                <small>{choice.expired ? t('choose.signInAgain') : choice.town}</small>
              </span>
              {waiting.get(choice.siteId) ? (
                <StatusChip tone="warn">
                  {t('choose.waiting', { count: waiting.get(choice.siteId) ?? 0 })}
                </StatusChip>
              ) : null}
              {index < 9 && !many && (
                <kbd className="choose-key" aria-hidden="true">
                  {index + 1}
                </kbd>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <Link className="login-forgot" to="/logout">
        {t('choose.logout')}
      </Link>
    </SessionPage>
  );
}

const noTowns: ReadonlyMap<SiteId, string> = new Map();

/** The towns of one's sites, as far as the profiles kept on this device tell them. */
function useSiteTowns(): ReadonlyMap<SiteId, string> {
  const tokens = useSiteTokens();
  const [towns, setTowns] = useState(noTowns);
  // Not a live query: looking at what is kept notes that somebody did, and a live query may not write.
  useEffect(() => {
    let here = true;
    Promise.all(tokens.map(async ({ siteId }) => [siteId, await townOf(siteId)] as const))
      .then((found) => here && setTowns(new Map(found)))
      .catch((cause: unknown) => logProblem('The towns could not be read', cause));
    return () => {
      here = false;
    };
  }, [tokens]);
  return towns;
}

async function townOf(siteId: SiteId): Promise<string> {
  const kept = await keptAnswer([siteId, shellCalls.profile.path, {}]);
  const profile = (kept?.answer as Answer<typeof shellCalls.profile> | undefined)?.data;
  return profile?.profile.site?.town ?? '';
}
