import { bankFiles } from '#contract/economy/payments/payments.ts';
import { audit } from '#server/kit/audit-repo.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import type { FileAnswer } from '#server/kit/sheet/file-answer.ts';
import { contentOf } from './payments-repo.ts';

/** A file of the bank as it came, of whatever kind; who took it stands in the log. Throws where it is not kept any more. */
export async function bankFileAsItCame(context: Context, id: number): Promise<FileAnswer> {
  const { db, caller, requestId, address } = context;
  const { name } = await rowWithId(db, bankFiles, id);
  const content = await contentOf(db, id);
  if (!content) throw new AppError('payments.file_gone');
  const { chainId, siteId, userId } = caller;
  const entry = { action: 'bank_files.download', entity: bankFiles.name, entityId: id } as const;
  await audit(db, { ...entry, chainId, siteId, userId, requestId, address });
  return {
    name: String(name) || String(id),
    type: 'application/octet-stream',
    content: new Uint8Array(content),
  };
}
