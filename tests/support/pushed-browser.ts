import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a browser was sent, opened. */
export interface Pushed {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A push service and the browser behind it: takes messages as RFC 8030 has it and opens them as RFC 8291 has it. */
export async function openPushService() {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const received: Pushed[] = [];
  let status = 201;
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (status === 201) {
        received.push({ headers: request.headers, text: open(Buffer.concat(chunks)) });
      }
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(http, 'listening');

  function open(message: Buffer): string {
    const salt = message.subarray(0, 16);
    const senderKey = message.subarray(21, 21 + (message[20] ?? 0));
    const sealed = message.subarray(21 + senderKey.length);
    const hkdf = (secret: Buffer, by: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, by, info, length));
    const info = [Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderKey];
    const secret = hkdf(browser.computeSecret(senderKey), auth, Buffer.concat(info), 32);
    const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
  }

  return {
    received,
    /** What every message is answered with from now on. */
    answerWith(code: number) {
      status = code;
    },
    /** What the browser reports of itself when it subscribes. */
    address: {
      endpoint: `http://127.0.0.1:${(http.address() as AddressInfo).port}/${crypto.randomUUID()}`,
      p256dh: browser.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    close: () => void http.close(),
  };
}
