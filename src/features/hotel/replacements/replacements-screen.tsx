import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { replacementCalls } from '#contract/hotel/replacements.ts';
import { inHouse } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { actionErrorOf } from '#src/crud/action-error.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { download } from '#src/data/download.ts';
import { queryFor } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { DueSets } from './due-sets.tsx';
import { SeasonsToBuy } from './seasons-to-buy.tsx';
import { SizeTable } from './size-table.tsx';

const due = { verdict: 'illegal,replace', state: inHouse.join(',') } as const;

/** What has to be bought before the sets in the house are mounted again, and whom one calls about it. */
export default function ReplacementsScreen() {
  const { t } = useTranslation('replacements');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, replacementCalls.replacements, undefined));
  const toSets = (more: Record<string, string> = {}) =>
    sitePath(siteId, `tyre-hotel/list2?${new URLSearchParams({ ...due, ...more })}`);
  const save = () =>
    void download(wheelSets.calls.export, { query: { ...due, format: 'csv' } }, siteId).catch(
      (cause: unknown) => showSnackbar(actionErrorOf(cause).text),
    );
  return (
    <div className="page">
      <header className="row apart">
        <h1>{t('title')}</h1>
        <div className="actions">
          <Button onClick={save}>{t('file')}</Button>
          <Link className="button" to={toSets()}>
            {t('all')}
          </Link>
        </div>
      </header>
      <Loaded query={query} rows={6} empty={t('none')}>
        {({ data }) => (
          <>
            <section className="section">
              <h2>{t('people')}</h2>
              <DueSets />
            </section>
            <section className="section">
              <h2>{t('sizes')}</h2>
              <SeasonsToBuy sizes={data} toSets={toSets} />
              <SizeTable sizes={data} toSets={toSets} />
            </section>
          </>
        )}
      </Loaded>
    </div>
  );
}
