import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { plateKey } from '#contract/search-rules.ts';
import type { Understood } from '#contract/search-rules.ts';
import { shellCalls } from '#contract/shell.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { sitePath } from '#src/navigation/paths.ts';

/** Nothing is called that; whoever stands at the counter with this plate can be let in. */
export function NothingFound({ siteId, wanted }: { siteId: string; wanted: Understood }) {
  const { t } = useTranslation('search');
  const rights = useLoaded(siteId, shellCalls.profile)?.data.profile.rights ?? [];
  const isPlate = wanted.guesses.includes('plate') && /\d/.test(wanted.text);
  const plate = plateKey(wanted.text);
  return (
    <div className="search-none">
      <p>{t('none', { text: wanted.text })}</p>
      {isPlate && rights.includes('queue.work') && (
        <Link
          className="button primary"
          to={sitePath(siteId, `queue?${new URLSearchParams({ plate })}`)}
        >
          {t('addToQueue', { plate })}
        </Link>
      )}
    </div>
  );
}
