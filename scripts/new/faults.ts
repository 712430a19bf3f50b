import { readdirSync, readFileSync } from 'node:fs';
import { calls } from '#contract/calls.ts';
import * as fieldKinds from '#contract/kit/fields.ts';
import { listQuery } from '#contract/kit/list-query.ts';
import { kept } from '#contract/kit/row.ts';
import { resources } from '#contract/resources.ts';
import type { FeatureSpec } from './feature-spec.ts';
import { howFieldsAreWritten, isText, type NewField } from './field.ts';

/** What can be written. */
export type What = 'resource' | 'document' | 'settings' | 'report';

// Those that stand for no column or table without quotes: select word from pg_get_keywords() where catcode in ('R', 'T').
const sqlKeywords = new Set(
  `all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate
  collation column concurrently constraint create cross current_catalog current_date current_role
  current_schema current_time current_timestamp current_user default deferrable desc distinct do else end
  except false fetch for foreign freeze from full grant group having ilike in initially inner intersect into
  is isnull join lateral leading left like limit localtime localtimestamp natural not notnull null offset on
  only or order outer overlaps placing primary references returning right select session_user similar some
  symmetric system_user table tablesample then to trailing true union unique user using variadic verbose when
  where window with`.split(/\s+/),
);

// What rows, settings and the addresses of lists say besides fields.
const besideFields = [
  ...Object.keys({ ...kept, ...listQuery }),
  'chain_id',
  'company_id',
  'site_id',
  'site',
  'sites',
  'created_by',
  'search_text',
  'own',
  'inherited',
  'sort_by',
  'format',
  'columns',
];
const ofDocuments = ['line_count', 'net', 'vat', 'gross', 'vat_rates', 'lines'];

const width = { chain: 2, company: 1, site: 0 } as const;

/** What keeps it from being written, each with what to do about it. */
export function faultsOf(what: What, spec: FeatureSpec): string[] {
  const { place, feature, name, table, value, path, of, rest, fields, action } = spec;
  const faults: string[] = [];
  const need = (holds: boolean, otherwise: string) => void (holds || faults.push(otherwise));
  const [first] = fields;

  need(
    /^[a-z]+(-[a-z]+)*\/[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(place),
    `${place}: say its area and feature in small letters, as in money/vat-codes.`,
  );
  need(
    /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name),
    `${name}: say its name in small letters with hyphens, as in vat-codes.`,
  );
  need(
    /^[\w-]+(\/[\w-]+)*$/.test(path),
    `${path}: say where its screens are with no slash before or behind it, as in settings/economy/vat-codes.`,
  );
  need(!isScreen(path), `${path}: a screen is there already, choose another path.`);
  need(of in width, `--of=${of}: rows are of a chain, a company or a site.`);
  need(
    of === 'chain' || what === 'resource' || what === 'document',
    `--of=${of}: only rows of a resource or a document are of one.`,
  );
  need(
    !action ||
      ((what === 'resource' || what === 'document') && /^[a-z]+(_[a-z]+)*$/.test(action.word)),
    `--action=${action?.word}: only a resource or a document has actions; say what is done in small letters, as in hand_over.`,
  );
  if (what === 'report') {
    need(known(rest) !== undefined, `${rest}: ${noResource}`);
    return faults;
  }
  need(
    !isTaken(name, table),
    `${name}: there is a table or a call of that name already, choose another.`,
  );
  need(
    !sqlKeywords.has(table) && !(value in fieldKinds),
    `${name}: means something in SQL or is a kind of field, choose another name.`,
  );
  need(!hasWords(feature), `${feature}: there is a feature of that name, add to it by hand.`);
  need(first !== undefined, `It has no fields. ${howFieldsAreWritten}`);
  if (first && what !== 'settings')
    need(isText(first), `${first.name}: the first field is what one is called by, a text.`);
  const names = fields.map((field) => field.name);
  for (const [at, field] of fields.entries()) {
    need(names.indexOf(field.name) === at, `${field.name}: stands there twice.`);
    faults.push(...faultsOfField(what, of, field));
  }
  for (const field of action?.asks ?? []) faults.push(...faultsOfField(what, of, field));
  return faults;
}

function faultsOfField(what: What, of: FeatureSpec['of'], { name, kind, argument }: NewField) {
  const to = known(argument);
  if (sqlKeywords.has(name)) return [`${name}: means something in SQL, choose a longer name.`];
  if (besideFields.includes(name) || (what === 'document' && ofDocuments.includes(name)))
    return [`${name}: is there without being a field, choose another name.`];
  if (kind !== 'reference') return [];
  if (what === 'settings') return [`${name}: settings keep no references (docs/settings.md).`];
  if (!to) return [`${name}: ${argument}: ${noResource}`];
  return width[to.of] < width[of]
    ? [
        `${name}: rows of a ${of} do not know ${argument}, which are of a ${to.of}. Say --of=${to.of}.`,
      ]
    : [];
}

const known = (name: string) => resources.find((one) => one.name === name);
const noResource = 'no resource is called so, see contract/resources.ts.';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);

const isScreen = (path: string): boolean =>
  filesIn('src/features').some(
    (file) => file.endsWith('/screens.ts') && readFileSync(file, 'utf8').includes(`'${path}'`),
  );

const hasWords = (feature: string): boolean =>
  filesIn('locales/en').some((file) => file.endsWith(`/${feature}.json`));

const isTaken = (name: string, table: string): boolean =>
  name in calls || readFileSync('server/db/tables.generated.ts', 'utf8').includes(`\n  ${table}: `);
