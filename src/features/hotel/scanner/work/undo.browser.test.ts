import { beforeAll, expect, test } from 'vitest';
import { storagePlaces, warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { startWords } from '#src/i18n/words.ts';
import { send } from '#src/data/api.ts';
import { drain } from '#src/data/outbox/outbox-drain.ts';
import { write } from '#src/data/writing/write.ts';
import { atWork } from '#tests/support/in-browser/shown-screens.tsx';
import { refreshHotel } from '../local-store/refresh-hotel.ts';
import { awaitScannerAnswers } from './await-answers.ts';
import { changeMode, takeCode } from './take-code.ts';

const codes = Array.from({ length: 11 }, (_, nth) => `A.${nth + 10}-1`);

beforeAll(async () => {
  await startWords(['common', 'wheel-sets']);
  awaitScannerAnswers();
  await atWork();
}, 120_000);

test('ten acts are taken back, the last first, and no more', async () => {
  const siteId = await atWork();
  const { data: hall } = await write(warehouses.calls.add, { body: { name: 'Hall' } }, { siteId });
  const sets: { id: number; number: string }[] = [];
  for (const [nth, code] of codes.entries()) {
    const body = { code, room: 1, warehouse_id: hall.id };
    await write(storagePlaces.calls.add, { body }, { siteId });
    const intake = {
      licenseplate: `EL${20_000 + nth}`,
      place_id: null,
      wheels: [blankWheel('FL')],
    };
    sets.push((await write(wheelSetCalls.intake, { body: intake }, { siteId })).data);
  }
  await refreshHotel(siteId);
  await changeMode(siteId, 'put_away');
  for (const [nth, set] of sets.entries()) {
    await takeCode(siteId, codes[nth]!);
    expect(await takeCode(siteId, `TH:${set.number}`)).toMatchObject({ kind: 'done' });
  }
  for (const set of sets.slice(1).toReversed()) {
    expect(await takeCode(siteId, 'CM:UNDO')).toMatchObject({
      kind: 'undone',
      intent: { set: { id: set.id } },
    });
  }
  expect(await takeCode(siteId, 'CM:UNDO')).toMatchObject({ mistake: 'not_for_this' });
  await drain(siteId, 'now');
  const states = await Promise.all(
    sets.map(
      async ({ id }) =>
        (await send(wheelSets.calls.one, { params: { id } }, { siteId })).data['state'],
    ),
  );
  expect(states).toEqual(['stored', ...sets.slice(1).map(() => 'received')]);
});
