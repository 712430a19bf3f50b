import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { checkSchema } from '#server/features/economy/invoice-deliveries/ubl/check-schema.ts';
import { reminderForm } from '#server/features/economy/invoice-deliveries/ubl/reminder-form.ts';
import { writeUbl } from '#server/features/economy/invoice-deliveries/ubl/write-ubl.ts';
import { randomDocument } from '#tests/support/economy/random-documents.ts';
import { fc } from '#tests/support/random/fast-check.ts';
import { reminders, schemas } from './files.ts';
import { brokenRules } from './schematron.ts';

const rules = ['EHF-P06-3.0-REMINDER', 'REMINDER-CEN-EN16931-UBL', 'REMINDER-PEPPOL-EN16931-UBL'];
const howMany = 60;

const sample = readFileSync(reminders('examples', 'Reminder-Example-with-REM.xml'), 'utf8');
// They are sent within Norway alone.
const invoices = fc.sample(
  randomDocument.filter(
    ({ kind, seller, buyer }) =>
      kind === 'invoice' && seller.country === 'NO' && buyer.country === 'NO',
  ),
  howMany,
);
// Paid in part or not at all, with a fee, with interest, with both and with neither.
const written = invoices.map((invoice, at) => {
  const { gross } = invoice.totals;
  const charges = [
    ...(at % 2 === 0 ? [{ amount: 37_50, reason: 'Gebyr' }] : []),
    ...(at % 3 === 0 ? [{ amount: 1_23, reason: 'Forsinkelsesrente' }] : []),
  ];
  const reminding = {
    number: String(at),
    day: '2026-11-30',
    pay_by: '2026-12-14',
    note: 'Purring',
    principal: at % 4 === 0 ? Math.ceil(gross / 2) : gross,
    charges,
    exempt: 'Gebyr',
  };
  return [`reminder-${at}`, writeUbl(reminderForm(invoice, reminding))] as const;
});

let broken: Awaited<ReturnType<typeof brokenRules>>;
beforeAll(async () => {
  const wrong = written[0]![1].replace(/<cac:BillingReference>.*<\/cac:BillingReference>/, '');
  const documents = new Map([...written, ['sample', sample], ['wrong', wrong]]);
  broken = await brokenRules(
    documents,
    rules.map((name) => reminders('xslt', `${name}.xslt`)),
  );
}, 900_000);

test('reminders of the product break no rule of EHF Reminder, and their schema allows them', async () => {
  expect(broken['sample']).toEqual([]);
  for (const [name, xml] of written) {
    expect({ name, broken: broken[name] }).toEqual({ name, broken: [] });
    await checkSchema(schemas, xml);
  }
});

test('a reminder that does not say of which invoice it is breaks a rule', () => {
  expect(broken['wrong']).not.toEqual([]);
});
