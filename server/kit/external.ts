/** A program of somebody else's could not be asked, or answered what cannot be read. The message is for the log and holds no key. */
export class ExternalError extends Error {
  /** What it was refused with, where it was answered at all. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** Where somebody else's program is, and how long to wait for it. */
export interface ExternalAddress {
  /** Its key stands in it as the password: `https://:key@host`. */
  readonly address: string;
  readonly withinMs?: number;
}

const mostBytes = 2_000_000;
const someonesPatienceMs = 6_000;

/**
 * Gets JSON from somebody else's program, or its answer to what is `sent`; `headers` are made from its
 * key. Null when it answers 404. Throws `ExternalError` when it is too slow, refuses, or answers
 * something else.
 */
export async function askExternal(
  { address, withinMs = someonesPatienceMs }: ExternalAddress,
  path: string,
  headers: (key: string) => Record<string, string>,
  sent?: object,
): Promise<unknown> {
  const url = new URL(address);
  const key = decodeURIComponent(url.password);
  url.username = '';
  url.password = '';
  try {
    const answer = await fetch(`${url.href.replace(/\/+$/, '')}${path}`, {
      ...(sent && { method: 'POST', body: JSON.stringify(sent) }),
      headers: {
        Accept: 'application/json',
        ...(sent && { 'Content-Type': 'application/json' }),
        ...headers(key),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    });
    if (answer.status === 404) {
      await answer.body?.cancel();
      return null;
    }
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new ExternalError(`it answered ${answer.status}`, answer.status);
    }
    const body = JSON.parse(await readSome(answer)) as unknown;
    if (body === null) throw new ExternalError('it answered nothing');
    return body;
  } catch (cause) {
    if (cause instanceof ExternalError) throw cause;
    throw new ExternalError(cause instanceof Error ? cause.message : 'it could not be asked');
  }
}

async function readSome({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new ExternalError('its answer is too long');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
