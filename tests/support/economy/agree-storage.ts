import {
  storageAgreements,
  storageAgreementTypes,
} from '#contract/hotel/storage-agreements/storage-agreements.ts';
import type { LoggedIn } from '../factories/accounts.ts';
import { unique } from '../factories/unique.ts';
import type { TestServer } from '../server.ts';

/** Puts a storage agreement with a customer in force: 1,000 with VAT for six months from today, unless it is of another `type`. Answers it as it is then. */
export async function agreeStorage(
  server: TestServer,
  me: LoggedIn,
  { type = {}, ...more }: Record<string, unknown> & { customer_id: number; type?: object },
) {
  const kind = { name: unique('Season'), price: 1000_00, months: 6, ...type };
  const { id: type_id } = (await server.call(storageAgreementTypes.calls.add, { body: kind }, me))
    .body.data;
  const body = { licenseplate: 'EL55555', type_id, ...more };
  const { id, version } = (await server.call(storageAgreements.calls.add, { body }, me)).body.data;
  const step = { params: { id }, body: { version } };
  const answer = await server.call(storageAgreements.calls.activate, step, me);
  if (answer.status !== 200) throw new Error(`not in force: ${answer.body.error?.code}`);
  return answer.body.data;
}
