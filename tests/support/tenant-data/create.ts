import { randomBytes } from 'node:crypto';
import { customers } from '#contract/customer/customers.ts';
import { resources } from '#contract/resources.ts';
import type { Database } from '#server/db/open.ts';
import { logInAs, makeUser, type LoggedIn } from '../factories/accounts.ts';
import { createRow } from '../factories/resources.ts';
import { makeCashRegister, makeLegacy } from '../factories/frames.ts';
import { makeImport, makeReportMail, makeView } from '../factories/lists.ts';
import type { Site } from '../factories/organisation.ts';
import { makeQueueLink, makeQueueOptions, makeQueuePerson } from '../factories/queue.ts';
import { makeNotification, makeNotificationRead } from '../factories/notifications.ts';
import { makeCalendar } from '../factories/shell.ts';
import { createBooking } from '../factories/booking/create-booking.ts';
import { createHotel } from '../factories/hotel/create-hotel.ts';
import { createJournal } from '../cash/create-journal.ts';
import { createLedger } from '../economy/create-ledger.ts';
import { createVouchers } from '../economy/create-vouchers.ts';
import { createOrder } from '../factories/orders/create-order.ts';
import { createPrices } from '../factories/stock/create-prices.ts';
import { createCallOff } from '../factories/stock/create-call-off.ts';
import { createListed, createStock } from '../factories/stock/create-stock.ts';
import { createTreadDepth } from '../factories/tread-depth.ts';

/** What stands at a site after `createTenantData`. */
export interface TenantData {
  readonly manager: LoggedIn;
  readonly personId: number;
  readonly notificationId: number;
  readonly queueLinkId: number;
  /** A row of each resource, by its name. */
  readonly rowIds: Readonly<Record<string, number>>;
}

/** Puts a row that holds the canary into every table that belongs to a chain, for this site. */
export async function createTenantData(
  db: Database,
  site: Site,
  canary: string,
): Promise<TenantData> {
  const user = await makeUser(db, { last_name: canary });
  const manager = await logInAs(db, { user, site, roles: ['manager'] });
  const person = await makeQueuePerson(db, { site, name: canary });
  await makeQueueOptions(db, { site, expediteTargets: [canary] });
  const kiosk = await makeQueueLink(db, { site, kind: 'kiosk', name: canary });
  await makeCalendar(db, { site, name: canary });
  await makeCashRegister(db, { site, url: `https://${canary}.test/` });
  await makeLegacy(db, { site, url: `https://${canary}.test/` });
  const notification = await makeNotification(db, {
    site,
    title_en: canary,
    author_id: user.id,
  });
  await makeNotificationRead(db, { notification, user });
  const own = { chain_id: site.chain_id, site_id: site.id };
  const ofResources: Record<string, number> = {};
  for (const one of resources) ofResources[one.name] = await createRow(db, one, own, canary);
  const treads = {
    readingId: ofResources['tread-readings']!,
    readerId: ofResources['tread-readers']!,
  };
  const customer_id = ofResources['customers'] ?? 0;
  const gone_id = await createRow(db, customers, own, `${canary}-gone`);
  Object.assign(ofResources, await createHotel(db, own, ofResources, canary));
  Object.assign(ofResources, await createBooking(db, own, ofResources, canary));
  await createTreadDepth(db, { site, ...treads }, canary);
  await db.transaction('system', async (tx) => {
    Object.assign(ofResources, await createStock(tx, own, ofResources, canary));
    Object.assign(ofResources, await createOrder(tx, own, ofResources, canary));
    await createCallOff(tx, own, ofResources, canary);
    Object.assign(ofResources, await createLedger(tx, own, ofResources, canary));
    Object.assign(ofResources, await createJournal(tx, own, ofResources, canary));
    Object.assign(ofResources, await createVouchers(tx, own, canary));
    await createPrices(tx, own, ofResources, canary);
    await tx
      .insertInto('notification_deliveries')
      .values({
        chain_id: site.chain_id,
        notification_id: notification.id,
        user_id: user.id,
        channel: 'push',
        due_at: notification.publish_time,
        error: canary,
      })
      .execute();
    await tx
      .insertInto('notification_counters')
      .values({ chain_id: site.chain_id, user_id: user.id, revision: 7 })
      .execute();
    await tx
      .insertInto('queue_check_ins')
      .values({
        ...own,
        link_id: kiosk.id,
        key: crypto.randomUUID(),
        person_id: person.id,
      })
      .execute();
    await tx
      .insertInto('queue_revisions')
      .values({ ...own, revision: 7 })
      .execute();
    await tx
      .insertInto('audit_log')
      .values({ ...own, action: canary })
      .execute();
    await tx
      .insertInto('messages')
      .values({ ...own, transport: 'sms', recipient: canary, body: canary })
      .execute();
    await tx
      .insertInto('idempotency')
      .values({ ...own, user_id: user.id, device_id: canary, key: canary, request_hash: canary })
      .execute();
    await tx
      .insertInto('number_series')
      .values({ chain_id: site.chain_id, name: canary })
      .execute();
    const { chain_id } = site;
    await tx
      .insertInto('customer_merges')
      .values({
        chain_id,
        kept_id: customer_id,
        gone_id,
        kept_version: 1,
        gone_version: 1,
        before: JSON.stringify({ name: canary }),
        moved: JSON.stringify([]),
      })
      .execute();
    await tx
      .insertInto('customers_not_alike')
      .values({
        chain_id,
        one_id: Math.min(customer_id, gone_id),
        other_id: Math.max(customer_id, gone_id),
      })
      .execute();
    await tx
      .insertInto('sms_refusals')
      .values({ chain_id, number_hash: randomBytes(32) })
      .execute();
    await tx
      .insertInto('consent_events')
      .values({
        chain_id: site.chain_id,
        customer_id,
        definition_id: ofResources['consent-definitions'] ?? 0,
        definition_version: 1,
        given: true,
        source: 'counter',
        note: canary,
      })
      .execute();
    const car = { chain_id: site.chain_id, car_id: ofResources['cars'] ?? 0 };
    await tx
      .insertInto('car_owners')
      .values({ ...car, reason: canary })
      .execute();
    await tx
      .insertInto('car_readings')
      .values({ ...car, km: 7, read_on: '2026-01-01', reason: canary })
      .execute();
    await tx
      .insertInto('driver_cars')
      .values({ ...car, driver_id: ofResources['drivers'] ?? 0, from_day: '2026-01-01' })
      .execute();
    await tx
      .insertInto('bonus_tiers')
      .values({
        chain_id: site.chain_id,
        group_id: ofResources['bonus-groups'] ?? 0,
        from_day: '2026-01-01',
        from_amount: 7,
        percent: 7,
      })
      .execute();
    await tx
      .insertInto('registry_answers')
      .values({
        chain_id: site.chain_id,
        country: 'NO',
        licenseplate: canary,
        source: canary,
        car: JSON.stringify({}),
        raw: JSON.stringify({ canary }),
        fetched_at: new Date(0),
      })
      .execute();
    await tx
      .insertInto('registry_look_ups')
      .values({
        ...own,
        user_id: user.id,
        kind: 'car',
        country: 'NO',
        licenseplate: canary,
        source: canary,
        outcome: 'found',
      })
      .execute();
    const audited = await tx
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', canary)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('row_changes')
      .values({
        chain_id: site.chain_id,
        entity: 'customers',
        entity_id: ofResources['customers'] ?? 0,
        audit_id: audited.id,
        changes: JSON.stringify([{ field: 'name', from: '', to: canary }]),
      })
      .execute();
  });
  const view = await makeView(db, { site, user, name: canary });
  await makeReportMail(db, view);
  const read = await makeImport(db, { site, user, headings: [canary] });
  const rowIds = { ...ofResources, views: view.id, imports: read.id };
  await db.transaction('system', (tx) => createListed(tx, own, rowIds));
  return {
    manager,
    rowIds,
    personId: person.id,
    notificationId: notification.id,
    queueLinkId: kiosk.id,
  };
}
