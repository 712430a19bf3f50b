import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';

const where = {
  calendar: 'settings/booking/calendars/new',
  places: 'settings/booking/any/places',
  people: 'settings/booking/any/resources',
} as const;

/** What is still to be made before a calendar can show anything, and where. */
export function Beginning({ lack }: { lack: keyof typeof where }) {
  const { t } = useTranslation('calendar');
  const siteId = useSiteId();
  return (
    <EmptyState title={t(`none.${lack}`)}>
      <Link className="button" to={sitePath(siteId, where[lack])}>
        {t('none.settings')}
      </Link>
    </EmptyState>
  );
}
