import { expect, test } from 'vitest';
import { companyLogoCalls } from '#contract/economy/company-logo.ts';
import { customerStatementCalls } from '#contract/economy/customer-statements.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { paymentLinkCalls } from '#contract/economy/payment-links/payment-link-calls.ts';
import { compareFiles } from '#server/features/hotel/wheel-sets/photos/photo-files.ts';
import { invoicing } from '#tests/support/economy/invoicing.ts';
import { logInAs, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { jpeg } from '#tests/support/photos/photo-of.ts';
import { withGps } from '#tests/support/photos/with-gps.ts';
import { testServer } from '#tests/support/server.ts';
import { filesOfLogos } from './logo-repo.ts';

const server = await testServer();

const encoded = (picture: Uint8Array) => Buffer.from(picture).toString('base64');
const plain = () => ({ whole: encoded(jpeg(300, 100)), small: encoded(jpeg(30, 10)) });
const keep = (me: LoggedIn, body: object = {}) =>
  server.call(companyLogoCalls.keep, { body: { ...plain(), ...body } }, me);
const remove = (me: LoggedIn) => server.call(companyLogoCalls.remove, { body: {} }, me);
const addressFor = async (me: LoggedIn) =>
  (await server.call(companyLogoCalls.read, {}, me)).body.data.address;
const fetched = (address: string) => server.app.http.inject(address);
/** The addresses of pictures on the paper of an invoice, as it is drawn now. */
async function picturesOn(me: LoggedIn, id: number) {
  const input = { params: { id, paper: 'invoice' }, query: {} };
  const { sheets } = (await server.call(invoices.calls.previewPaper, input, me)).body.data;
  return sheets.flatMap(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === 'picture' ? [mark.address] : [])),
  );
}

test('a logo is a picture and nothing else, and is shown to all who have its address', async () => {
  const me = await logInAs(server.db, { roles: ['economy'] });
  expect(await addressFor(me)).toBeNull();
  const { status, body } = await keep(me, { whole: encoded(withGps(jpeg(300, 100))) });
  expect([status, body.data.address]).toEqual([200, await addressFor(me)]);
  for (const size of ['small', 'whole']) {
    const { statusCode, headers, rawPayload } = await fetched(
      body.data.address!.replace('small', size),
    );
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(rawPayload.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(rawPayload.includes('Exif')).toBe(false);
  }
  expect((await remove(me)).body.data.address).toBeNull();
  expect(await addressFor(me)).toBeNull();
});

test.each([
  [
    'a drawing with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  ],
  ['a page', Buffer.from('<!doctype html><script>1</script>')],
  ['the beginning of a picture', jpeg(300, 100).subarray(0, 200)],
  ['a picture of too many pixels', jpeg(1601, 10)],
])('%s is no logo', async (_, bytes) => {
  const me = await logInAs(server.db, { roles: ['economy'] });
  const { status, body } = await keep(me, { whole: encoded(bytes) });
  expect([status, body.error?.code]).toEqual([422, 'billing.no_picture']);
  expect(await addressFor(me)).toBeNull();
});

test('an invoice keeps the logo, or none, that its company had when it was issued', async () => {
  const { me, ...shop } = await invoicing(server);
  const issued = async () => (await shop.issued(await shop.doneOrder())).id;
  const bare = await issued();
  await keep(me);
  const first = (await addressFor(me))!;
  const branded = await issued();
  await keep(me);
  const other = await issued();
  await remove(me);
  const without = await issued();
  expect(await picturesOn(me, bare)).toEqual([]);
  expect(await picturesOn(me, branded)).toEqual([first.replace('small', 'whole')]);
  expect(await picturesOn(me, other)).not.toEqual(await picturesOn(me, branded));
  expect(await picturesOn(me, without)).toEqual([]);
  // The one that was replaced is on the printed paper, too.
  const paper = await server.call(
    invoices.calls.paper,
    { params: { id: branded, paper: 'invoice' }, query: {} },
    me,
  );
  expect((paper.body as unknown as Buffer).includes('DCTDecode')).toBe(true);
});

test('the logo is on statements of account, and on the page where an invoice is paid', async () => {
  const { me, customer, ...shop } = await invoicing(server);
  await keep(me);
  const { id } = await shop.issued(await shop.doneOrder());
  const statement = await server.call(
    customerStatementCalls.statement,
    { params: { id: customer } },
    me,
  );
  expect((statement.body as unknown as Buffer).includes('DCTDecode')).toBe(true);
  const made = await server.call(paymentLinkCalls.makeLink, { params: { id }, body: {} }, me);
  const code = made.body.data.path.split('token=')[1]!;
  const { body } = await server.call(paymentLinkCalls.paymentPage, { params: { code } });
  expect(body.data).toMatchObject({ seller: { logo: await addressFor(me) } });
});

test('a logo is given by who may say what stands on invoices, to their own company', async () => {
  const me = await logInAs(server.db, { roles: ['economy'] });
  const mechanic = await logInAs(server.db, { site: me.site, roles: ['mechanic'] });
  expect((await keep(mechanic)).status).toBe(403);
  expect((await remove(mechanic)).status).toBe(403);
  await keep(me);
  const site = await makeSite(server.db, { chain_id: me.site.chain_id });
  const other = await logInAs(server.db, { site, roles: ['economy'] });
  expect(await addressFor(other)).toBeNull();
  await remove(other);
  expect(await addressFor(me)).not.toBeNull();
});

test('a name that was drawn for no logo shows nothing', async () => {
  const made = crypto.randomUUID();
  await server.app.files.write(`${made}.whole.jpg`, jpeg());
  const answer = await fetched(`/api/v3/company-logos/${made}`);
  expect(answer.statusCode).toBe(404);
  await server.app.files.remove(`${made}.whole.jpg`);
  expect((await fetched('/api/v3/company-logos/..%2Fsecret')).statusCode).toBe(404);
});

test('a logo that comes a second time is kept once', async () => {
  const me = { ...(await logInAs(server.db, { roles: ['economy'] })), key: crypto.randomUUID() };
  const body = plain();
  const first = (await keep(me, body)).body.data.address!;
  expect((await keep(me, body)).body.data.address).toBe(first);
  expect((await fetched(first)).statusCode).toBe(200);
});

test('the files of logos that were replaced or taken away are kept, and known to who looks for strangers', async () => {
  const me = await logInAs(server.db, { roles: ['economy'] });
  const nameOf = (address: string | null) => /logos\/(.*)\?/.exec(address!)![1]!;
  const names = [
    nameOf((await keep(me)).body.data.address),
    nameOf((await keep(me)).body.data.address),
  ];
  await remove(me);
  const known = await server.db.transaction('system', filesOfLogos);
  expect(known).toEqual(expect.arrayContaining(names));
  const { lost } = await compareFiles(server.app.files, names);
  expect([...lost]).toEqual([]);
});
