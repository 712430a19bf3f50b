import { strToU8, zipSync } from 'fflate';
import type { Language } from '#contract/platform/languages.ts';
import { customers } from '#contract/customer/customers.ts';
import { audit } from '#server/kit/audit-repo.ts';
import type { PersonalData, PersonalDataSource } from '#server/kit/personal-data-source.ts';
import type { Context } from '#server/kit/context.ts';
import type { FileAnswer } from '#server/kit/sheet/file-answer.ts';
import { pageOf } from './personal-page.ts';
import { wholeCustomer } from './whole-customer-repo.ts';

/** Everything that `parts` keep of a customer as a zip: a page to read and the same as JSON. Who took it, and what for, stands in the log. */
export async function personalDataOf(
  { db, caller, now, requestId, address, language }: Context,
  id: number,
  purpose: string,
  parts: readonly PersonalDataSource[],
): Promise<FileAnswer> {
  const { found, who } = await wholeCustomer(db, caller.chainId, id);
  const data: PersonalData[] = [];
  for (const part of parts) data.push(...(await part.collect(db, who)));
  await audit(db, {
    action: `${customers.name}.told`,
    chainId: caller.chainId,
    siteId: caller.siteId,
    userId: caller.userId,
    entity: customers.name,
    entityId: id,
    detail: { purpose },
    requestId,
    address,
  });
  const name = `personal-data-${found.number.replaceAll(/[^\w-]/g, '')}`;
  return {
    name: `${name}.zip`,
    type: 'application/zip',
    content: zipOf(name, data, now, language),
  };
}

function zipOf(
  name: string,
  data: readonly PersonalData[],
  at: Date,
  language: Language,
): Uint8Array {
  const json = Object.fromEntries(data.map(({ title, rows }) => [title, rows]));
  return zipSync({
    [`${name}.html`]: strToU8(pageOf(data, at, language)),
    [`${name}.json`]: strToU8(JSON.stringify({ at: at.toISOString(), ...json }, null, 2)),
  });
}
