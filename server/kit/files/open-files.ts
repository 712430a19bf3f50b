import type { Env } from '#server/kit/env.ts';
import { diskFiles } from './disk-files.ts';
import type { Files } from './files.ts';
import { s3Files } from './s3-files.ts';

/** Where the files of a server are, as its environment says. */
export const openFiles = ({ FILES_URL, DATA_DIR }: Pick<Env, 'FILES_URL' | 'DATA_DIR'>): Files =>
  FILES_URL ? s3Files(FILES_URL) : diskFiles(DATA_DIR);
