import { useQuery } from '@tanstack/react-query';
import { useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { legacyCalls } from '#contract/platform/legacy.ts';
import { OfflineError } from '#src/data/api-errors.ts';
import { whatAnswered } from '#src/data/failures.ts';
import { queryFor } from '#src/data/query.ts';
import { logProblem } from '#src/device/log.ts';
import { frameAddress } from '#src/device/window-messages.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { ErrorState } from '#src/ui/state/error-state.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { LegacyFrame } from './legacy-frame.tsx';
import { legacyPage, pathBelowSite } from './legacy-path.ts';
import { NotFound } from './not-found.tsx';
import './legacy.css';

/** A path that no screen of ours has: the legacy application's, or nobody's. */
export default function LegacyScreen() {
  const { t } = useTranslation('legacy');
  const siteId = useSiteId();
  const path = pathBelowSite(useLocation());
  const settings = useQuery(queryFor(siteId, legacyCalls.settings, undefined));
  const [round, again] = useReducer((count: number) => count + 1, 0);

  if (settings.isPending) {
    return (
      <div className="legacy">
        <Skeleton rows={6} />
      </div>
    );
  }
  if (settings.error instanceof OfflineError && !settings.data) {
    return (
      <div className="legacy">
        <ErrorState
          text={whatAnswered(settings.error) ?? t('notAsked')}
          onRetry={() => void settings.refetch()}
        />
      </div>
    );
  }
  // A server that knows nothing of it has none.
  const url = settings.data?.data.url ?? null;
  const base = url === null ? null : frameAddress(url);
  if (url !== null && !base) logProblem(`No legacy application can be at ${url}`);
  if (!base || !legacyPage(base, path)) return <NotFound siteId={siteId} path={path} />;
  return (
    <LegacyFrame
      key={`${round} ${siteId} ${base.href}`}
      siteId={siteId}
      base={base}
      path={path}
      again={again}
    />
  );
}
