import { fc, isFuzzing } from './support/random/fast-check.ts';
import type { InjectOptions } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { errorStatus } from '#contract/errors.ts';
import type { Call } from '#contract/kit/call.ts';
import { errorBody } from '#contract/kit/errors.ts';
import { everyCall } from './support/every-call.ts';
import { logInAs, makeToken, type LoggedIn } from './support/factories/accounts.ts';
import { makeQueueOptions, makeQueuePerson } from './support/factories/queue.ts';
import { inputSchema, valuesOf } from './support/random/from-schema.ts';
import { otherNetwork, testServer, type TestServer } from './support/server.ts';

const runs = isFuzzing ? 400 : 8;
const slowRuns = isFuzzing ? 40 : 2;

let server: TestServer;
let me: LoggedIn;
let personId: number;

beforeAll(async () => {
  server = await testServer();
  me = await logInAs(server.db, { roles: ['manager'] });
  await makeQueueOptions(server.db, { site: me.site });
  personId = (await makeQueuePerson(server.db, { site: me.site })).id;
});

interface Sound {
  readonly status: number;
  readonly code: string | undefined;
}

/** Sends a request as it is and checks what no answer may be: a fault of ours, or a refusal of another shape. */
async function expectSound(call: Call, request: Omit<InjectOptions, 'method'>): Promise<Sound> {
  // A call before may have ended the login.
  const { token } = await tokenFor(call);
  const answer = await server.app.http.inject({
    method: call.method,
    remoteAddress: otherNetwork(),
    ...request,
    headers: { authorization: token, ...request.headers },
  });
  expect({ status: answer.statusCode, fault: answer.statusCode >= 500 }).toMatchObject({
    fault: false,
  });
  if (answer.statusCode < 400 && call.answers === 'file') {
    return { status: answer.statusCode, code: undefined };
  }
  if (answer.statusCode < 400) {
    expect(call.result.safeParse(answer.json()).error).toBeUndefined();
    return { status: answer.statusCode, code: undefined };
  }
  const { code, message } = errorBody.parse(answer.json()).error;
  expect(Object.keys(errorStatus)).toContain(code);
  expect(message).not.toMatch(/errors\.|\{\{/);
  return { status: answer.statusCode, code };
}

async function tokenFor(call: Call): Promise<{ token: string }> {
  return /logout|sessions/.test(call.path) ? makeToken(server.db, me) : me;
}

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

test.each(everyCall)('$name answers what fits its contract', async ({ call }) => {
  const inputs = fc.tuple(paramsOf(call), queryOf(call), valuesOf(inputSchema(call.body)));
  await fc.assert(
    fc.asyncProperty(inputs, fc.boolean(), async ([made, query, body], here) => {
      const params = here && 'id' in made ? { ...made, id: personId } : made;
      const { code } = await expectSound(call, {
        url: address(call, params),
        query,
        ...(call.method !== 'GET' && { payload: body as object }),
      });
      expect(['common.bad_request', 'common.wrong_input']).not.toContain(code);
    }),
    runsOf(call),
  );
});

const writes = everyCall.filter(({ call }) => call.method !== 'GET');

test.each(writes)('$name survives a body that does not', async ({ call }) => {
  await fc.assert(
    fc.asyncProperty(spoilt(call), async (body) => {
      await expectSound(call, {
        url: address(call, { id: personId, queue: 'expedite', sessionId: me.sessionId }),
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
    for (const { call } of writes.filter((one) => !slow.test(one.call.path))) {
      await expectSound(call, {
        url: address(call, { id: personId, queue: 'expedite', sessionId: me.sessionId }),
        headers: json,
        payload,
      });
    }
  },
);

test('a body too large, or of another kind, is refused in the same shape', async () => {
  for (const { call } of writes) {
    const url = address(call, { id: personId, queue: 'expedite', sessionId: me.sessionId });
    const huge = JSON.stringify({ name: 'x'.repeat((call.largest ?? 1_000_000) * 1.1) });
    expect((await expectSound(call, { url, headers: json, payload: huge })).status).toBe(413);
    const kinds = [
      'text/plain',
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/',
      '?',
    ];
    for (const kind of kinds) {
      const { status } = await expectSound(call, {
        url,
        headers: { 'content-type': kind },
        payload: 'a=b',
      });
      expect(status).toBeGreaterThanOrEqual(400);
    }
  }
});

const withParts = everyCall.filter(({ call }) => call.path.includes('{'));

test.each(withParts)('$name survives an address that names nothing', async ({ call }) => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.constantFrom('id', 'queue', 'sessionId'), nastyText),
      async (wrong) => {
        const params = { id: personId, queue: 'garage', sessionId: me.sessionId, ...wrong };
        await expectSound(call, { url: address(call, params) });
      },
    ),
    runsOf(call),
  );
});

test('a question may hold anything', async () => {
  const queries = fc.dictionary(
    fc.constantFrom('domain', 'page', '__proto__', 'sort_by', 'domain[]'),
    nastyText,
  );
  const reads = everyCall.filter(({ call }) => call.method === 'GET');
  await fc.assert(
    fc.asyncProperty(queries, fc.constantFrom(...reads), async (query, { call }) => {
      const text = Object.entries(query).map(
        ([name, value]) => `${name}=${escaped(value.slice(0, 2000))}`,
      );
      await expectSound(call, {
        url: `${address(call, {})}?${text.join('&')}&domain=a&domain=b&%`,
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
  const { call } = everyCall.find(({ name }) => name === 'queue.add')!;
  await fc.assert(
    fc.asyncProperty(headers, async (drawn) => {
      const payload = { licenseplate: 'EL12345', name: '' };
      await expectSound(call, { url: address(call, {}), headers: { ...json, ...drawn }, payload });
    }),
    { numRuns: runs * 3 },
  );
});

test('nothing that was sent has stuck to the prototype of every object', () => {
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
});
