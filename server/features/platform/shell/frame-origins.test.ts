import { expect, test } from 'vitest';
import { registerUrls } from '#server/features/sales/cash-register/exports.ts';
import { makeCashRegister, makeLegacy } from '#tests/support/factories/frames.ts';
import { serverOver, testServer } from '#tests/support/server.ts';
import { freshDatabase } from '#tests/support/database/test-database.ts';
import { frameOrigins, frameSources } from './frame-origins.ts';

test('a policy names the origins of frames, each once, and this server for a path', () => {
  const urls = [
    'https://register.test/pos?store=1',
    'https://register.test/other',
    'http://127.0.0.1:8300/',
    'https://[::1]:8443/x',
    'https://blåbær.test/',
    '/demo/easypos',
  ];
  expect(frameSources(urls)).toEqual([
    "'self'",
    'http://127.0.0.1:8300',
    'https://[::1]:8443',
    'https://register.test',
    'https://xn--blbr-roah.test',
  ]);
});

test.each([
  'https://a;script-src/x',
  'https://*/',
  'https://*.test/',
  "https://a'unsafe-inline'/",
  'https://a,b/',
  'javascript:x',
  'data:text/html,x',
  'nothing',
  '',
])('%j says nothing to a policy', (url) => {
  expect(frameSources([url])).toEqual([]);
});

test('the page may show the frames of every site, and what plays them where there is demo data', async () => {
  const db = await freshDatabase();
  const { app } = await serverOver(db);
  const register = await makeCashRegister(db, { url: 'https://register.test/pos' });
  const legacy = await makeLegacy(db, { url: 'https://legacy.test/app' });
  expect(register.chain_id).not.toBe(legacy.chain_id);
  const origins = frameOrigins(app, registerUrls);
  expect(await origins()).toEqual(['https://legacy.test', 'https://register.test']);
  await makeCashRegister(db, { url: 'https://later.test/' });
  expect(await origins()).not.toContain('https://later.test');
  await app.http.close();
  await db.close();
});

test('pages that play a register or a legacy application stand in our frames alone, and only with demo data', async () => {
  const { db } = await testServer();
  const demo = await serverOver(db, { SEED_DEMO: '1' });
  for (const url of ['/demo/easypos', '/demo/legacy', '/demo/legacy/stock/old?x=1']) {
    const { statusCode, headers } = await demo.app.http.inject({ url });
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  }
  const serious = await serverOver(db, { SEED_DEMO: '0' });
  // What is no file is the app's own address there, which stands in no frame.
  for (const url of ['/demo/easypos', '/demo/legacy', '/demo/legacy/stock/old']) {
    const { headers, statusCode } = await serious.app.http.inject({ url });
    const policy =
      statusCode === 200 ? headers['content-security-policy'] : "frame-ancestors 'none'";
    expect(policy).toContain("frame-ancestors 'none'");
  }
  expect((await serious.app.http.inject('/demo/easypos.mjs')).statusCode).toBe(404);
  await demo.app.http.close();
  await serious.app.http.close();
});
