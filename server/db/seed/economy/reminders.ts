import { sql } from 'kysely';
import type { LawLevel } from '#contract/economy/reminder-runs/reminder-law.ts';
import { daysAfter, dayOf } from '#contract/kit/time/zoned-time.ts';
import type { Tx } from '../../open.ts';
import { insertNumbered, insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';
import { remindedOn, type Issued, type Letter, type Looked } from './late-letters.ts';
import { lastMonths, lastOf } from './months.ts';

const words = {
  NO: { run: (month: string) => `Purring ${month}`, plan: 'Avtalt på telefon' },
  SE: { run: (month: string) => `Påminnelser ${month}`, plan: 'Avtalat på telefon' },
} as const;

/** What each company has written to who was late, by a run at the end of each of the last three months, and what one of them pays in parts since. */
export async function seedReminders(tx: Tx, sites: readonly DemoSite[], now: Date): Promise<void> {
  const workshops = sites.filter(({ kind }) => kind === 'workshop');
  const companies = Map.groupBy(workshops, ({ companyId }) => companyId);
  for (const [site] of companies.values()) await seedCompany(tx, site!, now);
}

async function seedCompany(tx: Tx, site: DemoSite, now: Date): Promise<void> {
  const { chainId: chain_id, companyId: company_id, id: site_id, country } = site;
  const today = dayOf(now.getTime(), site.timezone);
  const months = lastMonths(today, 3);
  const { rows: law } = await sql<LawLevel>`
    select level, kind, valid_from::text, valid_to::text, after_due, after_last, pay_days, fee,
      needs_agreement
    from reminder_levels where country = ${country}`.execute(tx);
  const runs = remindedOn(months.map(lastOf), await issuedBy(tx, site), law);
  const runIds = await insertNumbered(
    tx,
    'reminder_runs',
    runs.map(({ day, looked }, nth) => ({
      chain_id,
      site_id,
      name: words[country].run(months[nth]!),
      state: 'done',
      until: day,
      planned: looked.filter(({ state }) => state === 'planned').length,
      ...at(day),
    })),
  );

  const letters = runs.flatMap(({ day, letters: some }) => some.map((one) => ({ ...one, day })));
  const letterIds = await insertNumbered(
    tx,
    'reminder_letters',
    letters.map(({ day, ...letter }, nth) => {
      const { kind, pay_by, about } = letter;
      const { customer_id, currency, language } = about[0]!.debt;
      const fee = sumOf(about, 'fee');
      return {
        chain_id,
        company_id,
        sent_by: site_id,
        number: String(nth + 1),
        customer_id,
        kind,
        day,
        pay_by,
        currency,
        amount: sumOf(about, 'open') + fee,
        fee,
        ...howSent(letter, country),
        language,
        state: 'sent',
        ...at(day),
      };
    }),
  );
  await insertRows(tx, 'number_series', [
    {
      chain_id,
      name: `reminder-letters:company:${company_id}`,
      next_number: letters.length + 1,
    },
  ]);

  const written = letters.flatMap(({ day, kind, pay_by, about }, nth) =>
    about.map((one) => ({ ...one, day, kind, pay_by, letter_id: letterIds[nth]! })),
  );
  const charged = written.filter(({ fee }) => fee > 0);
  const feeIds = await insertNumbered(
    tx,
    'customer_entries',
    charged.map(({ debt, fee, day, pay_by }) => ({
      chain_id,
      company_id,
      customer_id: debt.customer_id,
      invoice_id: debt.invoice_id,
      currency: debt.currency,
      kind: 'fee',
      amount: fee,
      day,
      due_day: pay_by,
      intent: crypto.randomUUID(),
    })),
  );
  const feeOf = new Map(charged.map((one, nth) => [one, feeIds[nth]!]));
  await insertRows(
    tx,
    'reminders',
    written.map((one) => ({
      chain_id,
      company_id,
      letter_id: one.letter_id,
      invoice_id: one.invoice_id,
      level: one.level,
      kind: one.kind,
      open: one.open,
      fee_entry_id: feeOf.get(one) ?? null,
      recorded_at: at(one.day).created_at,
    })),
  );

  const letterOf = new Map(written.map((one) => [`${one.day} ${one.invoice_id}`, one.letter_id]));
  await insertRows(
    tx,
    'reminder_run_invoices',
    runs.flatMap(({ day, looked }, nth) =>
      looked.map(({ debt, from, state, ...one }) => ({
        chain_id,
        site_id,
        batch_id: runIds[nth]!,
        ...one,
        currency: debt.currency,
        can_from: from,
        state: state === 'planned' ? 'made' : state,
        letter_id: letterOf.get(`${day} ${one.invoice_id}`) ?? null,
      })),
    ),
  );

  // Who was asked for most and has paid nothing since.
  const [most] = written
    .filter(({ debt, level }) => level > 1 && debt.settled.length === 0)
    .toSorted((one, other) => other.open + other.fee - one.open - one.fee);
  if (!most) return;
  await insertRows(tx, 'payment_plans', [
    {
      chain_id,
      company_id,
      invoice_id: most.invoice_id,
      parts: 4,
      first_day: daysAfter(today, 10),
      agreed: most.open + most.fee,
      note: words[country].plan,
    },
  ]);
}

interface Late extends Issued {
  readonly language: string;
  readonly type: string;
  readonly org_number: string;
  readonly phone: string;
  readonly email: string;
  readonly invoice_delivery: string;
  readonly address: string;
}

async function issuedBy(tx: Tx, { chainId, companyId }: DemoSite): Promise<Late[]> {
  const { rows } = await sql<Late>`
    select e.invoice_id, e.customer_id, e.currency, e.due_day::text as due, e.amount, c.type,
      c.org_number, c.phone, c.email, c.invoice_delivery, coalesce(c.language, 'en') as language,
      c.street || ', ' || c.zip || ' ' || c.city as address,
      (select coalesce(json_agg(json_build_object('day', p.day::text, 'amount', a.amount)), '[]')
        from customer_allocations a
        join customer_entries p on p.chain_id = a.chain_id and p.id = a.credit_id
        where a.chain_id = e.chain_id and a.debit_id = e.id) as settled
    from customer_entries e
    join customers c on c.chain_id = e.chain_id and c.id = e.customer_id
    where e.chain_id = ${chainId} and e.company_id = ${companyId} and e.kind = 'invoice'
    order by e.due_day, e.invoice_id`.execute(tx);
  return rows;
}

/** A friendly word by SMS; what has to be in writing as the customer has invoices. */
function howSent({ kind, about }: Letter<Late>, country: DemoSite['country']) {
  const { type, org_number, phone, email, invoice_delivery, address } = about[0]!.debt;
  if (kind === 'friendly' && phone !== '') return { channel: 'sms', address: phone };
  if (kind !== 'friendly' && country === 'NO' && type === 'company' && org_number !== '') {
    return { channel: 'ehf', address: `0192:${org_number}` };
  }
  return invoice_delivery === 'post' || email === ''
    ? { channel: 'print', address }
    : { channel: 'mail', address: email };
}

const sumOf = (about: readonly Looked<Late>[], what: 'open' | 'fee'): number =>
  about.reduce((sum, one) => sum + one[what], 0);

const at = (day: string) => ({
  created_at: `${day}T12:00:00Z`,
  changed_at: `${day}T12:00:00Z`,
});
