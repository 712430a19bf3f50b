import { agreementCars, agreements } from '#contract/customer/agreements.ts';
import { cars } from '#contract/car/cars.ts';
import { consignees } from '#contract/customer/consignees.ts';
import { customerAddresses, customerContacts } from '#contract/customer/customer-people.ts';
import { customers } from '#contract/customer/customers.ts';
import { drivers } from '#contract/customer/drivers.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { Language } from '#contract/platform/languages.ts';
import type { PersonalData } from '#server/kit/personal-data-source.ts';
import { labelOf } from '#server/kit/resource/cells.ts';
import { say } from '#server/kit/words.ts';

// Whose words name the fields of what is told.
const resourceOf: Readonly<Record<string, Resource>> = {
  customer: customers,
  contacts: customerContacts,
  addresses: customerAddresses,
  cars,
  drivers,
  agreements,
  agreementCars,
  consignees,
  wheelSets,
  wheelPhotos: wheelSets,
};

/** What is kept of somebody as a page that they can read without any program but a browser. */
export function pageOf(data: readonly PersonalData[], at: Date, language: Language): string {
  const title = escape(say(language, 'merge-and-privacy', 'page.title'));
  const made = escape(
    say(language, 'merge-and-privacy', 'page.made', { at: at.toISOString().slice(0, 10) }),
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width">
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%;margin-block-end:1rem}
th,td{border:1px solid #999;padding:.25rem .5rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}
th{width:14rem}</style></head>
<body><h1>${title}</h1><p>${made}</p>
${data.map((one) => partOf(one, language)).join('\n')}
</body></html>`;
}

function partOf({ title, rows }: PersonalData, language: Language): string {
  const heading = `<h2>${escape(say(language, 'merge-and-privacy', `page.parts.${title}`))}</h2>`;
  if (rows.length === 0)
    return `${heading}<p>${escape(say(language, 'merge-and-privacy', 'page.none'))}</p>`;
  const resource = resourceOf[title];
  const label = (name: string) =>
    resource?.fields[name]
      ? labelOf(resource, name, language)
      : say(language, 'merge-and-privacy', `page.fields.${name}`);
  const tables = rows.map((row) => {
    const lines = Object.entries(row)
      .map(([name, value]) => [name, textOf(value)] as const)
      .filter(([, text]) => text !== '')
      .map(([name, text]) => `<tr><th>${escape(label(name))}</th><td>${escape(text)}</td></tr>`);
    return `<table>${lines.join('')}</table>`;
  });
  return `${heading}${tables.join('')}`;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 16).replace('T', ' ');
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
