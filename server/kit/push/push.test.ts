import { createECDH } from 'node:crypto';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { testKeys } from '#tests/support/keys.ts';
import { openPushService } from '#tests/support/pushed-browser.ts';
import { encryptPush } from './encrypt.ts';
import { isPushService, pushKey, sendPush } from './push.ts';

const app = { keys: testKeys, publicUrl: 'https://app.example.test' };
const service = await openPushService();
afterAll(() => service.close());

test('a message is encrypted as the example of RFC 8291 has it', () => {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
  const receiver = {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  const text = 'When I grow up, I want to be a watermelon';
  expect(encryptPush(receiver, text, { ecdh, salt }).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('only the browser can read what is pushed, and its service knows who sent it', async () => {
  const message = { text: '{"title":"Løft 3 🛞"}', topic: 'n7', urgent: true };
  expect(await sendPush(app, service.address, message)).toBe('sent');
  const { headers, text } = service.received.at(-1)!;
  expect(text).toBe(message.text);
  expect(headers).toMatchObject({ topic: 'n7', urgency: 'high', ttl: '86400' });
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(
    headers.authorization ?? '',
  )!;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x!, y: y! }, 'ES256');
  const { payload } = await jwtVerify(token, publicKey);
  expect(payload).toMatchObject({
    aud: new URL(service.address.endpoint).origin,
    sub: 'mailto:no-reply@app.example.test',
  });
  expect(key).toBe(pushKey(testKeys).publicKey);
});

test('a browser that has gone is distinguished from a service that is ill', async () => {
  const message = { text: '{}', topic: 'n8', urgent: false };
  for (const gone of [404, 410, 403]) {
    service.answerWith(gone);
    expect(await sendPush(app, service.address, message)).toBe('gone');
  }
  service.answerWith(503);
  expect(await sendPush(app, service.address, message)).toEqual({
    error: 'The push service answered 503',
  });
  const nowhere = { ...service.address, endpoint: 'http://127.0.0.1:1/' };
  expect(await sendPush(app, nowhere, message)).toHaveProperty('error');
});

test('every server of an installation has the same key, every installation another', () => {
  expect(pushKey(testKeys).publicKey).toBe(pushKey({ ...testKeys }).publicKey);
  const other = { id: 'other', secret: new Uint8Array(32).fill(9) };
  expect(pushKey(other).publicKey).not.toBe(pushKey(testKeys).publicKey);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evilfcm.googleapis.com/x', false],
  ['https://127.0.0.1/x', false],
  ['https://localhost/x', false],
  ['nothing', false],
])('%s is a push service: %s', (endpoint, is) => {
  expect(isPushService(endpoint)).toBe(is);
});
