import { fc, isFuzzing } from './support/random/fast-check.ts';
import type { InjectOptions } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { errorStatus } from '#contract/errors.ts';
import type { Call } from '#contract/kit/call.ts';
import { errorBody } from '#contract/kit/errors.ts';
import { everyCall } from './support/every-call.ts';
import { logInAs, makeToken, type LoggedIn } from './support/factories/accounts.ts';
import { makeSite } from './support/factories/organisation.ts';
import { createTenantData, type TenantData } from './support/tenant-data/create.ts';
import { createdRow } from './support/tenant-data/created-row.ts';
import { withReferences } from './support/tenant-data/references.ts';
import { inputSchema, valuesOf } from './support/random/from-schema.ts';
import { otherNetwork, testServer, type TestServer } from './support/server.ts';

const runs = isFuzzing ? 400 : 4;
const slowRuns = isFuzzing ? 40 : 1;

let server: TestServer;
let there: TenantData;
let token: string;

beforeAll(async () => {
  server = await testServer();
  there = await createTenantData(server.db, await makeSite(server.db), 'fuzzed');
  token = await tokenOfOneWhoMayDoAll(there.manager);
});

/** Makes somebody a superuser, who holds also the rights that no role brings, and logs them in. */
async function tokenOfOneWhoMayDoAll({ user, site }: LoggedIn): Promise<string> {
  await server.db.transaction('system', (tx) =>
    tx.updateTable('users').set({ is_superuser: true }).where('id', '=', user.id).execute(),
  );
  return (await makeToken(server.db, { user, site })).token;
}

type Named = (typeof everyCall)[number];

interface Sound {
  readonly status: number;
  readonly code: string | undefined;
  /** What is wrong with which field. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Sends a request as it is and checks what no answer may be: a fault of ours, or a refusal of another shape. */
async function expectSound(
  { name, call }: Named,
  request: Omit<InjectOptions, 'method'>,
): Promise<Sound> {
  const answer = await server.app.http.inject({
    method: call.method,
    remoteAddress: otherNetwork(),
    ...request,
    headers: { authorization: `Bearer ${await tokenFor(name)}`, ...request.headers },
  });
  expect({ status: answer.statusCode, fault: answer.statusCode >= 500 }).toMatchObject({
    fault: false,
  });
  if (answer.statusCode < 400 && call.answers === 'file') {
    return { status: answer.statusCode, code: undefined, fields: {} };
  }
  if (answer.statusCode < 400) {
    expect(call.result.safeParse(answer.json()).error).toBeUndefined();
    return { status: answer.statusCode, code: undefined, fields: {} };
  }
  const { code, message, fields } = errorBody.parse(answer.json()).error;
  expect(Object.keys(errorStatus)).toContain(code);
  for (const text of [message, ...Object.values(fields ?? {})]) {
    expect(text).not.toMatch(/^(errors|fields)\.|\{\{/);
  }
  // Who is not let in tries nothing of the call.
  expect(['common.not_logged_in', 'common.no_right']).not.toContain(code);
  return { status: answer.statusCode, code, fields: fields ?? {} };
}

// They end the login, or change by what it is got again: somebody else's, each time.
const tokenFor = async (name: string): Promise<string> =>
  name.startsWith('session.')
    ? tokenOfOneWhoMayDoAll(
        await logInAs(server.db, { site: there.manager.site, roles: ['manager'] }),
      )
    : token;

const nastyText = fc.constantFrom(
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  'x'.repeat(9000),
  '__proto__',
  'constructor',
  "'; drop table users; --",
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '\u202e\u0000\uffff',
  '-1',
  '0',
  '9'.repeat(40),
  '9007199254740993',
  '1e400',
  'null',
  'NaN',
);
const nasty: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom(null, true, -0, -1, 1e308, 2 ** 53 + 1, 0.1, [], {}, [[]], [null]),
  fc.constantFrom(
    deep(500),
    Array.from({ length: 1000 }, () => ({})),
    { length: -1 },
    { toString: null },
  ),
  fc.jsonValue(),
);

function deep(levels: number): unknown {
  return levels === 0 ? {} : { a: deep(levels - 1) };
}

/** What fits the schema, with some of its parts replaced by what does not. */
function spoilt(call: Call): fc.Arbitrary<unknown> {
  const schema = inputSchema(call.body);
  const names = Object.keys(schema.properties ?? {});
  const replaced = fc.dictionary(fc.constantFrom(...names, '__proto__', 'extra'), nasty);
  return fc.oneof(
    nasty,
    fc
      .tuple(valuesOf(schema), replaced)
      .map(([fits, wrong]) => ({ ...(fits as object), ...wrong })),
  );
}

/** Where a call is made of what was planted, with these parts in place of its own. */
const addressHere = ({ name, call }: Named, parts: object = {}): string =>
  address(call, { queue: 'expedite', ...createdRow(name, there), ...parts });

function address(call: Call, params: Record<string, unknown>): string {
  return `/api${call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => escaped(params[name] ?? null))}`;
}

// A browser cannot send half a surrogate pair in an address; anybody else can send these bytes.
function escaped(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

const paramsOf = (call: Call) =>
  valuesOf(inputSchema(call.params)) as fc.Arbitrary<Record<string, unknown>>;
const queryOf = (call: Call) =>
  valuesOf(inputSchema(call.query)) as fc.Arbitrary<Record<string, string>>;
// These count every try or work hard on each password.
const slow = /\/auth\/(login|password|reset)$/;
const runsOf = (call: Call) => ({ numRuns: slow.test(call.path) ? slowRuns : runs });
const json = { 'content-type': 'application/json' };

test.each(everyCall)('$name answers what fits its contract', async (one) => {
  const { name, call } = one;
  const inputs = fc.tuple(paramsOf(call), queryOf(call), valuesOf(inputSchema(call.body)));
  await fc.assert(
    fc.asyncProperty(inputs, fc.boolean(), async ([made, query, body], here) => {
      const params = here ? { ...made, ...createdRow(name, there) } : made;
      const { code, fields } = await expectSound(one, {
        url: address(call, params),
        query,
        ...(call.method !== 'GET' && {
          payload: (here ? withReferences(body, there) : body) as object,
        }),
      });
      expect(code).not.toBe('common.bad_request');
      // A rule of the shop may refuse it, and says which field it is about.
      if (code === 'common.wrong_input') expect(Object.keys(fields)).not.toEqual([]);
    }),
    runsOf(call),
  );
});

const writes = everyCall.filter(({ call }) => call.method !== 'GET');

test.each(writes)('$name survives a body that does not', async (one) => {
  const { call } = one;
  await fc.assert(
    fc.asyncProperty(spoilt(call), async (body) => {
      await expectSound(one, {
        url: addressHere(one),
        headers: json,
        payload: JSON.stringify(body),
      });
    }),
    runsOf(call),
  );
});

const brokenBodies: Record<string, string> = {
  'no JSON': '{"name":',
  'a number too large': '{"name":1e400,"licenseplate":1e400,"target":1e400,"email":1e400}',
  'its prototype': '{"__proto__":{"admin":true}}',
  'the prototype of its constructor': '{"constructor":{"prototype":{"admin":true}}}',
  'ten thousand levels': '['.repeat(10_000) + ']'.repeat(10_000),
  'the same key twice': '{"name":"a","name":{"b":1},"target":null,"target":[]}',
  'a lone quote': '"',
  nothing: '',
  'a byte that is no text': '{"name":"\u{fffd}"}',
};

test.each(Object.entries(brokenBodies))(
  'a body that holds %s is refused or read, never a fault',
  async (_, payload) => {
    for (const one of writes.filter(({ call }) => !slow.test(call.path))) {
      await expectSound(one, {
        url: addressHere(one),
        headers: json,
        payload,
      });
    }
  },
);

test('a body too large, or of another kind, is refused in the same shape', async () => {
  for (const one of writes) {
    const { call } = one;
    const url = addressHere(one);
    const huge = JSON.stringify({ name: 'x'.repeat((call.largest ?? 1_000_000) * 1.1) });
    expect((await expectSound(one, { url, headers: json, payload: huge })).status).toBe(413);
    const kinds = [
      'text/plain',
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/',
      '?',
    ];
    for (const kind of kinds) {
      const { status } = await expectSound(one, {
        url,
        headers: { 'content-type': kind },
        payload: 'a=b',
      });
      expect(status).toBeGreaterThanOrEqual(400);
    }
  }
});

const withParts = everyCall.filter(({ call }) => call.path.includes('{'));

test.each(withParts)('$name survives an address that names nothing', async (one) => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.constantFrom('id', 'queue', 'sessionId'), nastyText),
      async (wrong) => {
        await expectSound(one, { url: addressHere(one, wrong) });
      },
    ),
    runsOf(one.call),
  );
});

test('a question may hold anything', async () => {
  const queries = fc.dictionary(
    fc.constantFrom('domain', 'page', '__proto__', 'sort_by', 'domain[]'),
    nastyText,
  );
  const reads = everyCall.filter(({ call }) => call.method === 'GET');
  await fc.assert(
    fc.asyncProperty(queries, fc.constantFrom(...reads), async (query, one) => {
      const text = Object.entries(query).map(
        ([name, value]) => `${name}=${escaped(value.slice(0, 2000))}`,
      );
      await expectSound(one, {
        url: `${addressHere(one)}?${text.join('&')}&domain=a&domain=b&%`,
      });
    }),
    { numRuns: runs },
  );
});

test('headers may hold anything', async () => {
  const header = fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      'a b',
      '🚗',
      'x'.repeat(5000),
      '__proto__',
      '"',
      'sv;q=2,*;q=-1',
      ',,,',
      'zz-',
    ),
    fc.string(),
  );
  const names = [
    'accept-language',
    'idempotency-key',
    'device-id',
    'done-at',
    'done-ago',
    'user-agent',
    'x-forwarded-for',
    'accept',
  ];
  const headers = fc.dictionary(fc.constantFrom(...names), header);
  const one = everyCall.find(({ name }) => name === 'queue.add')!;
  await fc.assert(
    fc.asyncProperty(headers, async (drawn) => {
      const payload = { licenseplate: 'EL12345', name: '' };
      await expectSound(one, { url: addressHere(one), headers: { ...json, ...drawn }, payload });
    }),
    { numRuns: runs * 3 },
  );
});

test('nothing that was sent has stuck to the prototype of every object', () => {
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
});
