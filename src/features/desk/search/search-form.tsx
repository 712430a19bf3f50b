import { searchOutline } from 'ionicons/icons';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { longestSearch } from '#contract/desk/search-rules.ts';
import { logProblem } from '#src/device/log.ts';
import { searchPath } from '#src/navigation/search-path.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

const pause = 120;
const stayed = (cause: unknown) => logProblem('The search stayed', cause);

/** The field one searches in: answers come while one types, Enter goes where only one thing can be meant. */
export function SearchForm({ siteId, typed }: { siteId: string; typed: string }) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Another search by its address, a scan or the way back: the field shows it.
  useEffect(() => {
    if (input.current && input.current.value.trim() !== typed) input.current.value = typed;
  }, [typed]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function go(typing: boolean) {
    clearTimeout(timer.current);
    const text = input.current?.value.trim() ?? '';
    const to = navigate(searchPath(siteId, text), { replace: true, state: { typing } });
    Promise.resolve(to).catch(stayed);
  }

  return (
    <search>
      <form
        className="search-field"
        onSubmit={(event) => {
          event.preventDefault();
          go(false);
        }}
      >
        <Icon icon={searchOutline} />
        <input
          ref={input}
          className="entry"
          type="search"
          data-scan="search"
          aria-label={t('label')}
          placeholder={t('placeholder')}
          defaultValue={typed}
          autoFocus={typed === ''}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={longestSearch + 20}
          enterKeyHint="search"
          onInput={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(() => go(true), pause);
          }}
        />
      </form>
    </search>
  );
}
