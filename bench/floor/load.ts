import { Agent, request } from 'node:http';

/** How calls went: how many a second, and what 50 and 95 of 100 took at most, in ms. */
export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
}

/** Sends what `next` says for so many seconds, so many at once; throws at an answer other than 200. */
export async function load(
  seconds: number,
  atOnce: number,
  next: (lane: number) => (agent: Agent) => Promise<unknown>,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const times: number[] = [];
  const from = performance.now();
  const until = from + seconds * 1000;
  await Promise.all(
    Array.from({ length: atOnce }, async (_, lane) => {
      const send = next(lane);
      while (performance.now() < until) {
        const began = performance.now();
        await send(agent);
        times.push(performance.now() - began);
      }
    }),
  );
  const took = (performance.now() - from) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { perSecond: times.length / took, p50: at(0.5), p95: at(0.95) };
}

/** Sends a request and reads its answer whole. */
export function send(
  agent: Agent,
  options: { url: string; method?: string; token?: string; body?: object | undefined },
): Promise<string> {
  const text = options.body && JSON.stringify(options.body);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      options.url,
      {
        agent,
        method: options.method ?? 'GET',
        headers: {
          ...(options.token && { authorization: `Bearer ${options.token}` }),
          ...(text && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
          }),
        },
      },
      (answer) => {
        let read = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (read += part));
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve(read);
          else reject(new Error(`${options.url}: ${answer.statusCode} ${read}`));
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(text);
  });
}
