import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import {
  AgainstSchema,
  checkSchema,
} from '#server/features/economy/invoice-deliveries/ubl/check-schema.ts';
import { readUbl } from '#server/features/economy/invoice-deliveries/ubl/read-ubl.ts';
import { writeUbl } from '#server/features/economy/invoice-deliveries/ubl/write-ubl.ts';
import { randomDocument } from '#tests/support/economy/random-documents.ts';
import { fc } from '#tests/support/random/fast-check.ts';
import { own, schemas } from './files.ts';
import { brokenRules } from './schematron.ts';

const howMany = 200;

const samples = readdirSync(own('peppol')).filter((name) => name.endsWith('.xml'));
const sample = (name: string) => readFileSync(own('peppol', name), 'utf8');

/** What is changed in a sample, and the rule that it breaks then. */
const mutations = readFileSync(own('peppol', 'mutations.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row, at) => {
    const [file = '', find = '', put = '', rule = ''] = row.split('\t');
    return { name: `mutation-${at}`, file, find, put, rule };
  });

const ofProduct = fc
  .sample(randomDocument, howMany)
  .map((document, at) => [`product-${at}`, writeUbl(document)] as const);
const rewritten = samples.map(
  (name) => [`rewritten-${name}`, writeUbl(readUbl(Buffer.from(sample(name))))] as const,
);

let broken: Awaited<ReturnType<typeof brokenRules>>;
beforeAll(async () => {
  const mutated = mutations.map(
    ({ name, file, find, put }) => [name, sample(file).replace(find, put)] as const,
  );
  broken = await brokenRules(new Map([...ofProduct, ...rewritten, ...mutated]));
}, 900_000);

test('documents of the product break no rule of EN 16931 or Peppol, and their schema allows them', async () => {
  expect(ofProduct).toHaveLength(howMany);
  for (const [name, xml] of ofProduct) {
    expect({ name, broken: broken[name] }).toEqual({ name, broken: [] });
    await checkSchema(schemas, xml);
  }
});

test.each(samples)('%s is read and written as a document that breaks no rule', async (name) => {
  const [key, xml] = rewritten.find(([one]) => one === `rewritten-${name}`)!;
  expect(broken[key]).toEqual([]);
  await checkSchema(schemas, xml);
});

test.each(mutations)('$file with a change breaks $rule', ({ name, file, find, rule }) => {
  expect(sample(file)).toContain(find);
  expect(broken[name]).toContain(rule);
});

test('what the schema does not allow does not leave', async () => {
  const [, xml] = ofProduct[0]!;
  const wrong = xml.replace(/<cbc:IssueDate>[^<]*/, '<cbc:IssueDate>yesterday');
  await expect(checkSchema(schemas, wrong)).rejects.toThrow(AgainstSchema);
});
