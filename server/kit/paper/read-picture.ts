import type { FastifyInstance } from 'fastify';
import { fetchOutside } from '../outside/fetch-outside.ts';

const mostBytes = 1_000_000;
const withinMs = 3000;

/** Whether a document can hold the picture of an address: readers of PDF know these two kinds. */
export const isPrintable = (address: string): boolean => /\.(png|jpe?g)(\?|$)/i.test(address);

/**
 * Reads a picture that stands on a paper: of a path of ours from this server, else from where it is.
 * Undefined where it does not come in time, is too large or is no picture, which is logged: a paper
 * without it is better than none.
 */
export async function readPicture(
  http: FastifyInstance,
  address: string,
): Promise<Uint8Array | undefined> {
  try {
    const bytes = address.startsWith('/')
      ? new Uint8Array((await http.inject(address)).rawPayload)
      : (await fetchOutside(address, { withinMs, mostBytes })).bytes;
    if (isPicture(bytes)) return bytes;
    http.log.warn({ address }, 'what stands where a logo should is no picture');
  } catch (error) {
    http.log.warn({ err: error, address }, 'the logo of a paper could not be read');
  }
  return undefined;
}

// As files of PNG and JPEG begin.
const isPicture = ([first, second, third]: Uint8Array): boolean =>
  (first === 0x89 && second === 0x50) || (first === 0xff && second === 0xd8 && third === 0xff);
