import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';

const where = {
  calendar: () => 'settings/booking/calendars/new',
  places: (id: number) => `settings/booking/${id}/places`,
  people: (id: number) => `settings/booking/${id}/resources`,
} as const;

interface Props {
  lack: keyof typeof where;
  /** Null where there is none yet. */
  calendar: number | null;
}

/** What is still to be made before a calendar can show anything, and where. */
export function Beginning({ lack, calendar }: Props) {
  const { t } = useTranslation('calendar');
  const siteId = useSiteId();
  return (
    <EmptyState title={t(`none.${lack}`)}>
      <Link className="button" to={sitePath(siteId, where[lack](calendar ?? 0))}>
        {t('none.settings')}
      </Link>
    </EmptyState>
  );
}
