import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Files } from './files.ts';

// A picture of a photo goes in a second; whoever waits for it does not wait for ever.
const usual = 20_000;
const retries = 3;

/**
 * Files in a bucket that speaks S3, at `https://key:secret@host/bucket?region=eu-north-1`. What is
 * written is signed with what is in it, so that nothing else is ever kept under its name.
 */
export function s3Files(address: string, patience = usual): Files {
  const url = new URL(address);
  const bucket = `${url.origin}${url.pathname}`;
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
    retries,
  });

  async function ask(method: string, rest: string, body: Uint8Array<ArrayBuffer> | null = null) {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signal = AbortSignal.timeout(patience);
    const send = () =>
      client.fetch(`${bucket}${rest}`, {
        method,
        body,
        headers: { 'x-amz-content-sha256': hash },
        signal,
      });
    // A line that breaks is tried once more: whichever way it broke, doing it again does the same.
    const answer = await send()
      .catch((cause: unknown) => (signal.aborted ? Promise.reject(cause as Error) : send()))
      .catch((cause: unknown) => {
        const why = signal.aborted ? `did not answer within ${patience} ms` : 'was not reached';
        throw new Error(`The bucket ${bucket} ${why}: ${method}`, { cause });
      });
    if (answer.ok || (answer.status === 404 && method !== 'PUT')) return answer;
    const why = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? '';
    throw new Error(`The bucket ${bucket} answered ${method} with ${answer.status} ${why}`);
  }

  return {
    async write(name, content) {
      await ask('PUT', `/${name}`, new Uint8Array(content));
    },
    async read(name) {
      const answer = await ask('GET', `/${name}`);
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
    },
    async remove(name) {
      await ask('DELETE', `/${name}`);
    },
    async names() {
      const names = new Set<string>();
      for (let after: string | undefined = ''; after !== undefined;) {
        const query = new URLSearchParams({
          'list-type': '2',
          ...(after && { 'start-after': after }),
        });
        const answer = await ask('GET', `?${query.toString()}`);
        if (!answer.ok) throw new Error(`There is no bucket at ${bucket}`);
        const page = await answer.text();
        // Names are drawn by us: nothing in them is written otherwise in XML.
        const keys = [...page.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key!);
        for (const key of keys) names.add(key);
        after = page.includes('<IsTruncated>true') ? keys.at(-1) : undefined;
      }
      return names;
    },
  };
}
