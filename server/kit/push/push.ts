import { createECDH, createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { now } from '../clock.ts';
import type { Keys } from '../keys/keys.ts';
import { encryptPush, type Receiver } from './encrypt.ts';

/** Where a browser takes push messages, and what to encrypt them with. */
export interface PushAddress extends Receiver {
  readonly endpoint: string;
}

// The services of Chrome, Edge, Firefox and Safari. A server that posted to any address it is
// given could be sent to those of its own network.
const services = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];

/** Whether an address is one of a push service that we know. */
export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return false;
  return services.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
}

/** What push services know us by (VAPID, RFC 8292). It follows from the installation's key, so every server has the same. `publicKey` is base64url. */
export function pushKey(keys: Keys): { publicKey: string; privateKey: KeyObject } {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(Buffer.from(hkdfSync('sha256', keys.secret, '', 'wheelhouse:push', 32)));
  const point = ecdh.getPublicKey();
  const privateKey = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: ecdh.getPrivateKey('base64url'),
    },
  });
  return { publicKey: point.toString('base64url'), privateKey };
}

const tokenHours = 12;
const keepForSeconds = 86_400;
const answerWithinMs = 10_000;

/** Sent; nobody there any more; or why it could not be sent now. */
export type PushOutcome = 'sent' | 'gone' | { readonly error: string };

/**
 * Hands a message to a browser's push service. Of several with one `topic` that a device has not
 * taken yet it takes the last.
 */
export async function sendPush(
  app: { keys: Keys; publicUrl: string },
  address: PushAddress,
  message: { text: string; topic: string; urgent: boolean },
): Promise<PushOutcome> {
  const { publicKey, privateKey } = pushKey(app.keys);
  const expires = Math.floor(now().getTime() / 1000) + tokenHours * 3600;
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(address.endpoint).origin)
    .setExpirationTime(expires)
    .setSubject(`mailto:no-reply@${new URL(app.publicUrl).hostname}`)
    .sign(privateKey);
  try {
    const answer = await fetch(address.endpoint, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
      headers: {
        Authorization: `vapid t=${token}, k=${publicKey}`,
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: String(keepForSeconds),
        Urgency: message.urgent ? 'high' : 'normal',
        Topic: message.topic,
      },
      body: new Uint8Array(encryptPush(address, message.text)),
    });
    await answer.body?.cancel();
    if (answer.ok) return 'sent';
    // 403: subscribed with a key that we no longer have.
    if ([403, 404, 410].includes(answer.status)) return 'gone';
    return { error: `The push service answered ${answer.status}` };
  } catch (error) {
    return { error: String(error) };
  }
}
