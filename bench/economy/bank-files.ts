// A file of the bank with 10,000 payments of 20,000 issued invoices, read and matched: all by their
// references, or one in ten by nobody yet; and the page of what waits then.
// `npx node bench/economy/bank-files.ts`, after a build; on PostgreSQL.
import { openDatabase } from '#server/db/open.ts';
import { bankFile } from '#tests/support/economy/bank-file.ts';
import { measured, oneSite } from '../queue/one-site.ts';
import { issued } from './issued.ts';

const payments = 10_000;
const site = await oneSite('economy', async (db) => {
  await issued(db, 2 * payments);
  await db.executeSql('vacuum analyze');
});

/** Every tenth of them says nothing of what it is. */
const file = bankFile(
  Array.from({ length: payments }, (_, nth) => ({
    amount: 100_001 + nth,
    payer: { name: `Customer ${nth}`, account: String(10_000_000_000 + nth) },
    ...(nth % 10 === 0
      ? { text: `Invoice ${nth + 1}` }
      : { reference: String(nth + 1).padStart(10, '0') }),
  })),
);
const content = Buffer.from(file).toString('base64');

try {
  await site.ask('/book-presets', {});
  await measured(`a file of ${payments} payments`, 1, async () => {
    const { data } = (await site.ask('/bank-files/read', { name: 'bank.xml', content })) as {
      data: { payments: number; matched: number };
    };
    console.log(`${data.matched} of ${data.payments} matched`);
  });
  const db = await openDatabase({ url: site.database });
  // As happens by itself within a minute.
  await db.executeSql('analyze');
  await db.close();
  await measured('the page of what waits', 9, () => site.ask('/payments/waiting'));
} finally {
  await site.stop();
}
