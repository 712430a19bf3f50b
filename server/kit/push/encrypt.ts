import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';

/** What a browser gave us to encrypt with, base64url. */
export interface Receiver {
  readonly p256dh: string;
  readonly auth: string;
}

const curve = 'prime256v1';
// One record holds it all; push services take 4096 bytes.
const recordSize = 4096;

/**
 * Encrypts a text so that only the browser can read it (RFC 8291, `aes128gcm` of RFC 8188). The
 * key pair and salt are of this message alone; only tests give them. Throws when the receiver's key is none.
 */
export function encryptPush(
  receiver: Receiver,
  text: string,
  own: { ecdh: ECDH; salt: Buffer } = fresh(),
): Buffer {
  const { ecdh, salt } = own;
  const receiverKey = Buffer.from(receiver.p256dh, 'base64url');
  const ours = ecdh.getPublicKey();
  const auth = Buffer.from(receiver.auth, 'base64url');
  const secret = hkdf(
    ecdh.computeSecret(receiverKey),
    auth,
    Buffer.concat([Buffer.from('WebPush: info\0'), receiverKey, ours]),
    32,
  );
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2 ends the last record.
  const sealed = Buffer.concat([
    cipher.update(text, 'utf8'),
    cipher.update(Buffer.of(2)),
    cipher.final(),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, sealed, cipher.getAuthTag()]);
}

function fresh() {
  const ecdh = createECDH(curve);
  ecdh.generateKeys();
  return { ecdh, salt: randomBytes(16) };
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));
