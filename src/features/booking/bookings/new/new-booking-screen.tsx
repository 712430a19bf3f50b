import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { Loaded } from '#src/crud/loaded.tsx';
import { MakeNew, type NewRecordProps } from '#src/crud/widgets/make-new.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { lazyComponent, lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { referenceIn } from './reference.ts';

// What it is made for is asked for meanwhile.
const NewBookingForm = lazyScreen(
  async () => (await import('./new-booking-form.tsx')).NewBookingForm,
);
const NewRecord = lazyComponent(async () => (await import('#src/crud/new/new-one.tsx')).NewRecord);

const makeNew = (props: NewRecordProps) => <NewRecord {...props} />;

const startParams = new Set(['plate', 'begins_at', 'minutes']);

/** A new booking, for whom or what its address names. */
export default function NewBookingScreen() {
  const { t } = useTranslation('bookings');
  const siteId = useSiteId();
  const params = useParams();
  const [search] = useSearchParams();
  const reference = referenceIn(params);
  const isNamed = params['referenceType'] !== undefined;
  const named = new URLSearchParams(
    [...search].filter(([name]) => name.endsWith('_id') || startParams.has(name)),
  );
  const about = isNamed ? JSON.stringify(reference) : named.toString();
  const hasStart = isNamed ? reference !== null : about !== '';
  const query = useQuery({
    queryKey: [siteId, 'start of a booking', { about }],
    queryFn: async () => {
      const { startIn, startOf } = await import('./start.ts');
      return reference ? startOf(siteId, reference) : startIn(siteId, named);
    },
    enabled: hasStart,
    staleTime: Infinity,
  });

  if (isNamed && !reference) {
    return (
      <EmptyState title={t('new.unknownReference')}>
        <Link className="button" to={sitePath(siteId, 'bookings/new')}>
          {t('bookings.new')}
        </Link>
      </EmptyState>
    );
  }
  const form = (start: NonNullable<typeof query.data>) => (
    <MakeNew value={makeNew}>
      <NewBookingForm key={about} siteId={siteId} about={about} start={start} />
    </MakeNew>
  );
  return hasStart ? <Loaded query={query}>{form}</Loaded> : form({});
}
