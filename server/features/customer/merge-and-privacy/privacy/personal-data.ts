import { strToU8, zipSync } from 'fflate';
import type { Language } from '#contract/platform/languages.ts';
import { customers } from '#contract/customer/customers.ts';
import { audit } from '#server/kit/audit-repo.ts';
import type { NoticePlaces } from '#server/kit/customer-part.ts';
import type { Context } from '#server/kit/mount.ts';
import type { FileAnswer } from '#server/kit/sheet/file-answer.ts';
import { customerParts } from '../customer-parts.ts';
import { pageOf } from './personal-page.ts';
import { wholeCustomer } from './whole-customer-repo.ts';

/** Everything that is kept of a customer as a zip: a page to read and the same as JSON. Who took it, and what for, stands in the log. */
export async function personalDataOf(
  { db, caller, now, requestId, address, language }: Context,
  id: number,
  purpose: string,
): Promise<FileAnswer> {
  const { found, who } = await wholeCustomer(db, caller.chainId, id);
  const told: NoticePlaces[] = [];
  for (const part of customerParts) told.push(...(await part.tell(db, who)));
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
    content: once(zipOf(name, told, now, language)),
  };
}

function zipOf(
  name: string,
  told: readonly NoticePlaces[],
  at: Date,
  language: Language,
): Uint8Array {
  const json = Object.fromEntries(told.map(({ title, rows }) => [title, rows]));
  return zipSync({
    [`${name}.html`]: strToU8(pageOf(told, at, language)),
    [`${name}.json`]: strToU8(JSON.stringify({ at: at.toISOString(), ...json }, null, 2)),
  });
}

// A file is sent as it comes, also one that is there at once.
async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
