import { RegisterError } from './register.ts';

/** Where a register is, and how long to wait for it. */
export interface RegisterAddress {
  /** Its key stands in it as the password: `https://:key@host`. */
  readonly address: string;
  readonly withinMs?: number;
}

const mostBytes = 2_000_000;
const someonesPatienceMs = 6_000;

/**
 * Gets JSON from a register; `headers` are made from its key. Null when it answers 404. Throws
 * `RegisterError` when it is too slow, refuses, or answers something else.
 */
export async function askRegister(
  { address, withinMs = someonesPatienceMs }: RegisterAddress,
  path: string,
  headers: (key: string) => Record<string, string>,
): Promise<unknown> {
  const url = new URL(address);
  const key = decodeURIComponent(url.password);
  url.username = '';
  url.password = '';
  try {
    const answer = await fetch(`${url.href.replace(/\/+$/, '')}${path}`, {
      headers: { Accept: 'application/json', ...headers(key) },
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    });
    if (answer.status === 404) {
      await answer.body?.cancel();
      return null;
    }
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new RegisterError(`it answered ${answer.status}`);
    }
    const said = JSON.parse(await readSome(answer)) as unknown;
    if (said === null) throw new RegisterError('it answered nothing');
    return said;
  } catch (cause) {
    if (cause instanceof RegisterError) throw cause;
    throw new RegisterError(cause instanceof Error ? cause.message : 'it could not be asked');
  }
}

async function readSome({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new RegisterError('its answer is too long');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
