import { expect, test } from 'vitest';
import { readCode } from '#contract/hotel/label-codes.ts';
import { scannedText } from '#contract/hotel/scan/scanned-text.ts';
import { labelCalls } from '#contract/hotel/labels/labels.ts';
import { wheelPassportCalls } from '#contract/hotel/labels/wheel-passports.ts';
import { wheelCalls } from '#contract/hotel/wheel-sets/wheels.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { hotelStaff, intentOf } from '#tests/support/factories/hotel/staff.ts';
import { readPaper } from '#tests/support/paper/read-paper.ts';
import { testServer } from '#tests/support/server.ts';

const { openPassport, passports, revokePassports } = wheelPassportCalls;

const server = await testServer();

/** A set with a label for each of its wheels, and what is read from these. */
async function printed(size: '60x90' | '100x150' = '60x90') {
  const staff = await hotelStaff(server);
  const shelf = await staff.place({ code: 'A.03-2' });
  const wheels = [
    { ...blankWheel('FL'), depths: [62, 58], dot: '2319', brand: 'Nokian' },
    blankWheel('FR'),
  ];
  const set = await staff.takeIn({ licenseplate: 'EL12345', place_id: shelf.id, wheels });
  const params = { params: { id: set.id } };
  const print = async () => {
    const query = {
      of: 'wheel',
      ids: String(set.id),
      size,
      format: 'pdf',
      passports: 'yes',
    } as const;
    const { body } = await staff.call(labelCalls.print, { query });
    return readPaper(body as unknown as Buffer);
  };
  const addresses = async () =>
    (await print()).map(
      ({ codes }) => codes.find(({ text }) => text.startsWith('https:'))?.text ?? '',
    );
  const open = (address: string) => {
    const code = /\/wheel\/([^#]+)#/.exec(address)?.[1] ?? '';
    return server.call(openPassport, { params: { code } });
  };
  return { ...staff, set, params, print, addresses, open };
}

test.each(['60x90', '100x150'] as const)(
  'whichever code of a label of %s a scanner of ours reads, it is that wheel',
  async (size) => {
    const { me, set, print } = await printed(size);
    for (const [nth, { codes }] of (await print()).entries()) {
      expect(codes.map(({ format }) => format).toSorted()).toEqual(['Code128', 'QRCode', 'QRCode']);
      const wheel = (['FL', 'FR'] as const)[nth];
      for (const { text } of codes) {
        const read = scannedText(text, String(me.site.chain_id));
        expect(readCode(read)).toEqual({ kind: 'wheel', set: set.number, wheel });
      }
    }
  },
);

test('a telephone that reads the label opens the life of the wheel, without names, plate or place', async () => {
  const { set, call, send, params, addresses, open } = await printed();
  const [address = ''] = await addresses();
  await send(intentOf(set, 'mount'));
  const { version, wheels } = (await call(wheelCalls.wheels, params)).body.data;
  const worn = wheels.map((wheel) =>
    wheel.position === 'FL' ? { ...wheel, depths: [35, 33] } : wheel,
  );
  await call(wheelCalls.saveWheels, { ...params, body: { version, wheels: worn } });
  const { status, body } = await open(address);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ position: 'FL', brand: 'Nokian', dot: '2319', least: 33 });
  expect(body.data.readings.map(({ least }) => least)).toEqual([58, 33]);
  expect(body.data.events.map(({ what }) => what)).toEqual(['received', 'stored', 'mounted']);
  const json = JSON.stringify(body);
  for (const one of ['EL12345', 'A.03-2', `"${set.number}"`]) expect(json).not.toContain(one);
  const listed = (await call(passports, params)).body.data;
  expect(listed.map(({ position }) => position)).toEqual(['FL', 'FR']);
  expect(listed.map(({ openedAt }) => openedAt !== null)).toEqual([true, false]);
});

test('a label that is printed again has the same address, until it is closed', async () => {
  const { call, params, addresses, open } = await printed();
  const first = await addresses();
  expect(await addresses()).toEqual(first);
  await call(revokePassports, params);
  expect((await open(first[0]!)).status).toBe(404);
  const second = await addresses();
  expect(second[0]).not.toBe(first[0]);
  expect((await open(second[0]!)).status).toBe(200);
  expect((await open(first[0]!)).status).toBe(404);
});

test('looking at a label opens nothing, and a set that is archived is shown to nobody', async () => {
  const { set, call, params, addresses, open, send } = await printed();
  const query = { of: 'wheel', ids: String(set.id), size: '60x90', passports: 'yes' } as const;
  await call(labelCalls.preview, { query });
  expect((await call(passports, params)).body.data).toEqual([]);
  const [address = ''] = await addresses();
  await send(intentOf(set, 'return'));
  const { version } = (await call(wheelSets.calls.one, params)).body.data;
  await call(wheelSets.calls.archive, { ...params, body: { version } });
  expect((await open(address)).status).toBe(404);
});

test('an address that nobody made opens nothing', async () => {
  const { open } = await printed();
  expect((await open('https://app.example.test/wheel/guessed#TW:1:FL')).status).toBe(404);
});
