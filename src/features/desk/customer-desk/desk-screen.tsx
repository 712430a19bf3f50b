import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { customerDeskCalls } from '#contract/desk/customer-desk.ts';
import { customers } from '#contract/customer/customers.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { BackLink } from '#src/crud/record/back-link.tsx';
import { useListPath } from '#src/crud/record/use-list-path.ts';
import { useRecordKeys } from '#src/crud/record/use-record-keys.ts';
import { pathToEdit } from '#src/crud/resource-paths.ts';
import { useTranslations } from '#src/crud/words.ts';
import { OfflineError } from '#src/data/api-errors.ts';
import { fetchQuery, queryFor } from '#src/data/query.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { VisitBanner } from '#src/features/workshop/queue/exports.ts';
import { ComingBookings } from '#src/features/booking/bookings/exports.ts';
import { logProblem } from '#src/device/log.ts';
import { usePageTitle } from '#src/navigation/page-title.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { useWide } from '#src/ui/layout/use-wide.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { AttachVisit } from './attach-visit.tsx';
import { ContactCard } from './contact-card.tsx';
import { DeskNote } from './desk-note.tsx';
import { CustomerCars } from './customer-cars.tsx';
import { CheckIn } from './check-in.tsx';
import { People } from './people.tsx';
import { Timeline } from './timeline.tsx';
import { useCard, type Card } from './use-card.ts';
import './desk.css';

// Only on a phone.
const ReachBar = lazyComponent(async () => (await import('./reach-bar.tsx')).ReachBar);

/** The card of whom a link leads to. */
export const prefetch = (siteId: string, { customerId = '' }: Readonly<Record<string, string>>) =>
  fetchQuery(queryFor(siteId, customerDeskCalls.show, { params: { id: customerId } }));

/** The customer desk: who stands there, their cars and what happened, on one screen; their visit above it. */
export default function CustomerDeskScreen() {
  const { t } = useTranslation('customer-desk');
  const siteId = useSiteId();
  const { customerId = '' } = useParams();
  const list = useListPath(customers);
  const navigate = useNavigate();
  const toEdit = sitePath(siteId, pathToEdit(customers.name, Number(customerId)) ?? '');
  useRecordKeys({
    onEdit: () =>
      void Promise.resolve(navigate(toEdit)).catch((cause: unknown) =>
        logProblem('The customer was not gone to', cause),
      ),
    onLeave: list.leave,
  });
  const query = useCard(siteId, customerId);
  const card = query.data?.data;
  usePageTitle(card?.customer.name ?? null);

  return (
    <div className="page counter">
      <BackLink resource={customers} list={list} />
      {!card && query.error instanceof OfflineError && (
        // The register's own page may be kept, where this one is not.
        <Link className="button" to={sitePath(siteId, `customer/edit/${customerId}`)}>
          {t('details')}
        </Link>
      )}
      <Loaded query={query} rows={6}>
        {({ data }) => (
          <Counter
            key={customerId}
            siteId={siteId}
            card={data}
            toEdit={toEdit}
            onChanged={() => void query.refetch()}
          />
        )}
      </Loaded>
    </div>
  );
}

function pathOfNewOrder(customer: number, car: number | undefined): string {
  const said = { customer_id: String(customer), ...(car !== undefined && { car_id: String(car) }) };
  return `order/details?${new URLSearchParams(said)}`;
}

interface Props {
  siteId: string;
  card: Card;
  toEdit: string;
  onChanged: () => void;
}

function Counter({ siteId, card, toEdit, onChanged }: Props) {
  const { t } = useTranslation('customer-desk');
  const words = useTranslations(customers);
  const [search] = useSearchParams();
  const rights = useLoaded(siteId, shellCalls.profile)?.data.profile.rights;
  const may = (right: string) => rights?.includes(right) ?? true;
  const mayWrite = may('customers.write');
  const { customer, cars } = card;
  const wide = useWide();
  const visitId = Number(search.get('queue_id') ?? 0);
  // A user who came for a car sees it first; another one chosen later moves nothing.
  const [forCar] = useState(search.has('car'));
  const car = cars.find(({ id }) => String(id) === search.get('car')) ?? cars[0];

  return (
    <>
      <header className="row">
        <h1>{customer.name}</h1>
        <span className="muted small">{t('number', { number: customer.number })}</span>
        <StatusChip tone="idle">{words.choice('type', customer.type)}</StatusChip>
        {customer.archived_at !== null && <StatusChip tone="warn">{t('putAway')}</StatusChip>}
        <div className="actions at-end">
          {may('queue.work') && visitId === 0 && <CheckIn siteId={siteId} card={card} car={car} />}
          {may('orders.write') && customer.archived_at === null && (
            <Link
              className="button primary"
              to={sitePath(siteId, pathOfNewOrder(customer.id, car?.id))}
            >
              {t('order')}
            </Link>
          )}
          <Link className="button" to={toEdit}>
            {may('customers.write') ? t('edit') : t('details')}
          </Link>
        </div>
      </header>
      {visitId > 0 && may('queue.read') && (
        <div className="counter-visit">
          <VisitBanner siteId={siteId} personId={visitId}>
            {(person) =>
              person.customer_id === customer.id || !may('queue.work') ? null : (
                <AttachVisit siteId={siteId} visitId={visitId} customer={customer} car={car} />
              )
            }
          </VisitBanner>
        </div>
      )}
      {customer.blocked && (
        <p className="message bad">
          <b>{words.field('blocked')}</b>
          {customer.block_reason && <span>{` ${customer.block_reason}`}</span>}
        </p>
      )}
      <DeskNote card={card} mayWrite={mayWrite} onSaved={onChanged} />
      {may('bookings.read') && (
        <ComingBookings siteId={siteId} customerId={customer.id} carId={car?.id ?? null} />
      )}
      <div className="counter-columns stack" data-car-first={forCar || undefined}>
        {!forCar && <ContactCard customer={customer} />}
        <CustomerCars siteId={siteId} card={card} car={car} mayAdd={may('cars.write')} />
        {forCar && <ContactCard customer={customer} />}
        <People siteId={siteId} customer={customer} mayWrite={mayWrite} />
        <Timeline happenings={card.timeline} lastVisit={customer.last_visit} />
      </div>
      {!wide && (
        <ReachBar
          siteId={siteId}
          customer={customer}
          carId={car?.id}
          mayBook={may('bookings.write')}
        />
      )}
    </>
  );
}
