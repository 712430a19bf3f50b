import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const key = 'AKIATEST';
const secret = 'te/st+secret';
const region = 'eu-north-1';
// As small as a real one's is large, so that lists have pages.
const pageSize = 2;

export interface S3Bucket {
  /** As a server is told of it. */
  readonly address: string;
  readonly held: ReadonlyMap<string, Buffer>;
  /** The next so many requests are answered with an error of the store's own. */
  failNext(count: number): void;
  /** The line breaks under the next so many requests. */
  cutNext(count: number): void;
  /** Answers nothing from now on. */
  fallSilent(): void;
  /** Takes away what is held under a name, unasked. */
  lose(name: string): void;
  stop(): Promise<void>;
}

/** Plays a bucket that speaks S3: each request's signature is calculated again, as is what was sent. */
export async function playS3Bucket(): Promise<S3Bucket> {
  const held = new Map<string, Buffer>();
  let [failing, cut] = [0, 0];
  let isSilent = false;
  const server = createServer((request, answer) => {
    void whole(request).then((body) => {
      if (isSilent) return;
      if (cut-- > 0) return void request.socket.destroy();
      const [status, text] = failing-- > 0 ? [503, error('SlowDown')] : serve(request, body, held);
      answer.writeHead(status).end(text);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://${key}:${encodeURIComponent(secret)}@127.0.0.1:${port}/photos?region=${region}`,
    held,
    failNext: (count) => void (failing = count),
    cutNext: (count) => void (cut = count),
    fallSilent: () => void (isSilent = true),
    lose: (name) => void held.delete(name),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Answer = [status: number, body: string | Buffer];

const error = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

function serve(request: IncomingMessage, body: Buffer, held: Map<string, Buffer>): Answer {
  const { pathname, searchParams } = new URL(request.url!, 'http://bucket');
  if (request.headers.authorization !== signatureOf(request)) {
    return [403, error('SignatureDoesNotMatch')];
  }
  if (request.headers['x-amz-content-sha256'] !== sha256(body)) {
    return [400, error('XAmzContentSHA256Mismatch')];
  }
  const [, bucket, name] = pathname.split('/');
  if (bucket !== 'photos') return [404, error('NoSuchBucket')];
  if (!name) return [200, list(held, searchParams.get('start-after') ?? '')];
  if (request.method === 'PUT') held.set(name, body);
  if (request.method === 'DELETE') return [held.delete(name) ? 204 : 404, ''];
  const kept = held.get(name);
  return kept ? [200, request.method === 'GET' ? kept : ''] : [404, error('NoSuchKey')];
}

function list(held: ReadonlyMap<string, Buffer>, after: string): string {
  const names = [...held.keys()].filter((name) => name > after).toSorted();
  const keys = names.slice(0, pageSize).map((name) => `<Contents><Key>${name}</Key></Contents>`);
  const more = `<IsTruncated>${names.length > pageSize}</IsTruncated>`;
  return `<?xml version="1.0"?><ListBucketResult>${more}${keys.join('')}</ListBucketResult>`;
}

/** What the header has to say: AWS Signature Version 4, calculated from the request as it came. */
function signatureOf({ method, url, headers }: IncomingMessage): string {
  const { pathname, searchParams } = new URL(url!, 'http://bucket');
  const time = String(headers['x-amz-date']);
  const signed = (/SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? '').split(';');
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&');
  const canonical = [
    method,
    pathname,
    query,
    ...signed.map((name) => `${name}:${String(headers[name])}`),
    '',
    signed.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const signing = scope
    .split('/')
    .reduce<string | Buffer>((by, part) => hmac(by, part), `AWS4${secret}`);
  const signature = Buffer.from(hmac(signing, toSign)).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${key}/${scope}, SignedHeaders=${signed.join(';')}, Signature=${signature}`;
}

const sha256 = (of: string | Buffer) => createHash('sha256').update(of).digest('hex');
const hmac = (by: string | Buffer, of: string) => createHmac('sha256', by).update(of).digest();

async function whole(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
