import { existsSync, globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { Field } from '#contract/kit/field.ts';
import type { Report } from '#contract/kit/report.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { Settings } from '#contract/kit/settings.ts';
import { resources } from '#contract/resources.ts';
import { reportWords, resourceWords, settingsWords } from '#tests/words/resource-words.ts';
import { faultsOf, type What } from './faults.ts';
import { readFeatureSpec } from './feature-spec.ts';
import { fieldOf, type NewField } from './field.ts';
import { textOf } from './places.ts';
import { writeReport } from './report.ts';
import { writeDocument, writeResource } from './resource.ts';
import { writeSettings } from './settings.ts';
import { tableOf } from './table.ts';

const spec = (command: string, of = 'site') => readFeatureSpec(command.split(' '), of);
const migrations = globSync('server/db/migrations/*/*.sql').map((file) =>
  readFileSync(file, 'utf8'),
);

/** A field that is there, as it would have been asked for. */
const asNewField = ([name, { kind, choices = [], required, of }]: [string, Field]): NewField => ({
  name,
  kind: kind as NewField['kind'],
  argument: of ? of().name : choices.filter((one) => one !== '').join(','),
  required: kind === 'choice' ? choices[0] !== '' : required === true,
});

test.each(['drivers', 'supplier-prices', 'cost-accounting-rules', 'tyre-offers'])(
  'the table of %s would be as it was made by hand',
  (name) => {
    const { fields, of } = resources.find((one) => one.name === name)!;
    const again = spec(`money/${name} ${name} path fields`, of);
    const made = tableOf({ ...again, fields: Object.entries(fields).map(asNewField) });
    const [table = ''] = made.split('call make_resource');
    expect(migrations.filter((text) => text.includes(table))).toHaveLength(1);
  },
);

/** What a file describes that is planned and not written. */
async function described<T>(file: string, name: string): Promise<T> {
  const here = pathToFileURL(file);
  const text = textOf(file).replaceAll(/(?<= from ')\.[^']+/g, (path) => new URL(path, here).href);
  const code = encodeURIComponent(stripTypeScriptTypes(text));
  return ((await import(`data:text/javascript,${code}`)) as Record<string, T>)[name]!;
}

/** Which of the words that screens say are missing; what all documents say stands elsewhere. */
function missing(words: readonly string[][], file: string): string[] {
  const there: unknown = JSON.parse(textOf(file));
  const wordAt = (key: string) =>
    key
      .replace(/^.*:/, '')
      .split('.')
      .reduce<unknown>((of, part) => (of as Record<string, unknown> | undefined)?.[part], there);
  return words
    .flatMap((keys) => (keys.length === 1 ? keys : []))
    .filter((key) => typeof wordAt(key) !== 'string');
}

test('a register of a site has a field of each kind, and words for them, and is not there before all is known to fit', async () => {
  writeResource(
    spec(
      'hotel/boats boats settings/boats name:text(40)! note:notes mail:email mobile:phone plate:plate ' +
        'number:org_number kind:choice(large,small)! place:choice(inside, outside) open:yes_no ' +
        'count:number(0-600) price:money share:percent! since:date opens:time_of_day tags:tags ' +
        'warehouse_id:reference(warehouses)! customer_id:reference(customers)',
    ),
  );
  const boats = await described<Resource>('contract/hotel/boats.ts', 'boats');
  const { kind, place, share, warehouse_id } = boats.fields;
  const kinds = Object.values(boats.fields).map((field) => field.kind);
  expect(kinds.join(' ')).toBe(
    'text notes email phone plate org_number choice choice yes_no ' +
      'number money percent date time tags reference reference',
  );
  expect([kind?.choices, place?.choices]).toEqual([
    ['large', 'small'],
    ['', 'inside', 'outside'],
  ]);
  expect([share?.required, warehouse_id?.required, warehouse_id?.of?.().name]).toEqual([
    true,
    true,
    'warehouses',
  ]);
  expect(boats.of).toBe('site');
  expect(missing(resourceWords(boats), 'locales/nb/hotel/boats.json')).toEqual([]);
  expect(existsSync('contract/hotel/boats.ts')).toBe(false);
});

test('an action is a call with what it asks for, has a hook and a button, and words for them', async () => {
  const command = 'hotel/keys keys settings/keys name:text(40)!';
  writeResource(
    readFeatureSpec(
      command.split(' '),
      'site',
      'hand_over given_to:text(80)! to_id:reference(customers)',
    ),
  );
  const keys = await described<Resource>('contract/hotel/keys.ts', 'keys');
  const { path, body } = keys.calls['hand_over']!;
  expect(path).toBe('/v4/site/keys/{id}/hand_over');
  expect(body.safeParse({ version: 1, given_to: 'Kari', to_id: null }).success).toBe(true);
  expect(body.safeParse({ version: 1, given_to: '', to_id: null }).success).toBe(false);
  expect(textOf('server/features/hotel/keys/routes.ts')).toContain('hand_over: ()');
  expect(textOf('src/features/hotel/keys/keys-screens.tsx')).toContain('word="hand_over"');
  expect(missing(resourceWords(keys), 'locales/nb/hotel/keys.json')).toEqual([]);
});

test('only a resource or a document has actions', () => {
  const command = 'desk/harbours harbours settings/harbours days:number(1-9)!'.split(' ');
  const wanted = readFeatureSpec(command, 'chain', 'hand_over given_to:text!');
  expect(faultsOf('settings', wanted)).toEqual([expect.stringContaining('--action=hand_over')]);
});

test('a document, a page of settings and a report have words for all that they say', async () => {
  writeDocument(
    spec('sales/sails sails order/sails subject:text! car_id:reference(cars) kind:choice(a,b)'),
  );
  writeSettings(
    spec('desk/harbours harbours settings/harbours way:choice(sms,mail)! days:number(1-9)!'),
  );
  writeReport(spec('reports/boats-seen boats-seen reports/boats-seen cars'));
  const sails = await described<Resource>('contract/sales/sails.ts', 'sails');
  const harbours = await described<Settings>('contract/desk/harbours.ts', 'harbours');
  const boatsSeen = await described<Report>('contract/reports/boats-seen.ts', 'boatsSeen');
  expect(missing(resourceWords(sails), 'locales/sv/sales/sails.json')).toEqual([]);
  expect(missing(settingsWords(harbours), 'locales/nb/desk/harbours.json')).toEqual([]);
  expect(missing(reportWords(boatsSeen), 'locales/nb/reports/reports.json')).toEqual([]);
});

test.each<[What, string, string]>([
  ['resource', 'oars oars settings/oars name:text', 'oars: say its area and feature'],
  ['resource', 'money/oars Oars settings/oars name:text', 'Oars: say its name'],
  ['resource', 'money/oars oars /oars name:text', '/oars: say where its screens are'],
  ['resource', 'money/oars oars queue name:text', 'queue: a screen is there already'],
  ['resource', 'money/oars orders settings/oars name:text', 'orders: there is a table or a call'],
  ['resource', 'money/orders oars settings/oars name:text', 'orders: there is a feature'],
  ['resource', 'money/oars user settings/oars name:text', 'user: means something in SQL'],
  ['resource', 'money/oars oars settings/oars order', 'It has no fields'],
  ['resource', 'money/oars oars settings/oars day:date', 'day: the first field is'],
  ['resource', 'money/oars oars settings/oars name:text order:number', 'order: means something'],
  ['resource', 'money/oars oars settings/oars name:text version:number', 'version: is there'],
  ['resource', 'money/oars oars settings/oars name:text name:text', 'name: stands there twice'],
  ['resource', 'money/oars oars settings/oars name:text a_id:reference(b)', 'a_id: b: no resource'],
  ['document', 'money/oars oars settings/oars name:text net:money', 'net: is there'],
  ['settings', 'money/oars oars settings/oars a_id:reference(cars)', 'a_id: settings keep no'],
  ['report', 'reports/oars oars reports/oars oar', 'oar: no resource is called so'],
])('%s %s is refused with what to do', (what, command, fault) => {
  expect(faultsOf(what, spec(command, 'chain'))).toEqual([expect.stringContaining(fault)]);
});

test('a chain’s rows do not point at those of a site, which other sites do not see', () => {
  const command = 'money/oars oars settings/oars name:text place_id:reference(warehouses)';
  expect(faultsOf('resource', spec(command, 'site'))).toEqual([]);
  expect(faultsOf('resource', spec(command, 'company')).join('\n')).toContain('Say --of=site');
});

test.each([
  'kind:choice',
  'kind:choice(one)',
  'name:text(x)',
  'name:word',
  'name',
  'share:percent(5)',
])('%s is no field', (text) => {
  expect(() => fieldOf(text)).toThrow(`${text} is no field`);
});
