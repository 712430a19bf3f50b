import * as z from 'zod/mini';
import { get, idParams } from '../../kit/call.ts';

/** Files of a bank, besides what is read of them. */
export const bankFileCalls = {
  file: get('/v4/site/bank-files/{id}/file', {
    summary: 'A file of the bank as it came, byte by byte',
    access: 'payments.read',
    params: idParams,
    result: z.unknown(),
    answers: 'file',
    errors: ['payments.file_gone'],
  }),
};
