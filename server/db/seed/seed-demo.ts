import { sql } from 'kysely';
import type { Database } from '../open.ts';
import { seedAccounts } from './accounts.ts';
import { seedBookings } from './booking/bookings.ts';
import { seedWaves } from './booking/waves.ts';
import { seedCalendars } from './booking/calendars.ts';
import { seedCars } from './cars.ts';
import { seedCustomerPeople } from './customer-people.ts';
import { rememberVisits, seedCustomers } from './customers.ts';
import { seedConsents } from './consents.ts';
import { seedDrivers } from './drivers.ts';
import { seedHotel } from './hotel/hotel.ts';
import { seedMoves } from './hotel/moves.ts';
import { seedPrinters } from './hotel/printers.ts';
import { seedPhotos, type KeepPhoto } from './hotel/photos/photos.ts';
import { seedFrames } from './frames.ts';
import { seedNotifications } from './notifications/notifications.ts';
import { seedOrganisation } from './organisation.ts';
import { seedQueueLinks } from './screens/queue-links.ts';
import { seedQueue, type Past } from './queue.ts';
import { seedAgreements } from './registers/agreements.ts';
import { seedBooks } from './registers/books.ts';
import { seedBonusGroups } from './registers/bonus-groups.ts';
import { seedConsignees } from './registers/consignees.ts';
import { seedKeyAccounts } from './registers/key-accounts.ts';
import { seedCostCentres } from './registers/cost-centres.ts';
import { seedCarried } from './stock/carried.ts';
import { seedCounting } from './stock/counting.ts';
import { seedListed } from './stock/listed.ts';
import { seedPreorders } from './stock/preorders.ts';
import { seedPrices } from './stock/prices.ts';
import { seedProducts } from './stock/products.ts';
import { seedStock } from './stock/stock.ts';
import { seedAtWork } from './sales/at-work.ts';
import { seedAutoProducts } from './sales/auto-products.ts';
import { seedChecks } from './sales/checks.ts';
import { seedDeposits } from './sales/deposits.ts';
import { seedRegisters, type SignerOf } from './cash/registers.ts';
import { seedGiftCards } from './sales/gift-cards.ts';
import { seedLineTemplates } from './sales/line-templates.ts';
import { seedParts } from './sales/parts.ts';
import { seedPastWork } from './sales/past-work.ts';
import { seedCredit } from './economy/credit.ts';
import { seedDeliveries } from './economy/deliveries.ts';
import { seedInvoices } from './economy/invoices.ts';
import { seedReminders } from './economy/reminders.ts';
import { seedRuns } from './economy/runs.ts';
import { seedVouchers } from './economy/vouchers.ts';
import { seedOrders } from './sales/orders.ts';
import { seedShell } from './shell.ts';
import { seedTags } from './tags.ts';
import { seedTreadDepth } from './tread-depth.ts';
import { seedVehicles } from './vehicles.ts';

/** `demo` is what a first start shows; `large` has 200,000 visits of two years, as many customers and cars, and 100,000 sets of wheels, to measure with. */
export type DemoSize = 'demo' | 'large';

const pasts: Record<DemoSize, Past> = {
  demo: { days: 14, visitsADay: 24 },
  large: { days: 730, visitsADay: 88 },
};

// Of each chain.
const customersOf: Record<DemoSize, number> = { demo: 400, large: 100_000 };

// Where a site keeps wheels, about 3,000 sets each.
const hallsOf: Record<DemoSize, number> = { demo: 1, large: 33 };

/** Whether somebody has begun to use the database. */
export async function holdsChains(db: Database): Promise<boolean> {
  const chain = await db.transaction('system', (tx) =>
    tx.selectFrom('chains').select('id').limit(1).executeTakeFirst(),
  );
  return chain !== undefined;
}

/**
 * Fills an unused database with two chains, their people and their queues, dated relative to `now`
 * and otherwise the same in every run. `passwordHash` is of the password of all accounts, made as
 * logging in wants it; photos are there where `keepPhoto` keeps their files, cash registers where
 * `signerOf` signs their journals. All or nothing; throws when the database holds chains already.
 */
export async function seedDemo(
  db: Database,
  options: {
    size?: DemoSize;
    now: Date;
    passwordHash: string;
    keepPhoto?: KeepPhoto;
    signerOf?: SignerOf;
  },
): Promise<void> {
  const { size = 'demo', now, passwordHash, keepPhoto, signerOf } = options;
  if (await holdsChains(db))
    throw new Error('The database is in use: demo data needs an empty one.');
  await db.transaction('system', async (tx) => {
    // Compiled again for each of thousands of statements, a plan takes longer than what it does.
    await sql`set local jit = off`.execute(tx);
    const sites = await seedOrganisation(tx);
    const people = await seedAccounts(tx, sites, passwordHash);
    await seedShell(tx, sites);
    await seedCalendars(tx, sites, now);
    await seedVehicles(tx, sites);
    await seedCostCentres(tx, sites);
    await seedBooks(tx, sites);
    const products = await seedProducts(tx, sites);
    await seedPrices(tx, sites, products, now);
    await seedAutoProducts(tx, sites, products);
    await seedFrames(tx, sites);
    await seedNotifications(tx, sites, people, now);
    await seedTags(tx, sites);
    const customers = await seedCustomers(tx, sites, customersOf[size], now);
    await seedConsignees(tx, sites, customers);
    await seedKeyAccounts(tx, customers, now);
    await seedBonusGroups(tx, customers, now);
    await seedCustomerPeople(tx, customers);
    await seedConsents(tx, customers, now);
    const cars = await seedCars(tx, customers, now);
    await seedDrivers(tx, cars, now);
    await seedAgreements(tx, cars, now);
    await seedTreadDepth(tx, sites, cars, now);
    await seedHotel(tx, sites, people, cars, hallsOf[size], now);
    await seedPrinters(tx, sites);
    await seedStock(tx, sites, people, products, now);
    await seedCounting(tx, sites, people, now);
    await seedPreorders(tx, sites, people, products, now);
    await seedCarried(tx, sites, people, now);
    await seedListed(tx, sites, people, products, now);
    if (keepPhoto) await seedPhotos(tx, sites, people, keepPhoto);
    await seedQueue(tx, sites, people, pasts[size], now, cars);
    await seedMoves(tx, sites, people, now);
    await seedBookings(tx, sites, cars, now);
    await seedWaves(tx, sites, now);
    await seedOrders(tx, sites, cars, products, now);
    await seedLineTemplates(tx, sites, products, now);
    await seedDeposits(tx, sites, now);
    await seedGiftCards(tx, sites, customers, now);
    await seedChecks(tx, sites);
    await seedAtWork(tx, sites, people, now);
    await seedPastWork(tx, sites, people);
    await seedParts(tx, sites, now);
    await seedInvoices(tx, sites, now);
    await seedCredit(tx, sites, people, customers, now);
    await seedReminders(tx, sites, now);
    await seedVouchers(tx, sites);
    await seedDeliveries(tx, sites);
    await seedRuns(tx, sites, now);
    if (signerOf) await seedRegisters(tx, sites, people, signerOf, now);
    await seedQueueLinks(tx, sites);
    await rememberVisits(tx);
  });
  // The planner knows nothing yet of so many new rows.
  await db.executeSql('analyze');
}
