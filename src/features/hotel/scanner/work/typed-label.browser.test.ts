import { beforeAll, expect, test } from 'vitest';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { write } from '#src/data/writing/write.ts';
import { keepScannerChain } from '#src/device/scan/scanned-code.ts';
import { startWords } from '#src/i18n/words.ts';
import { atWork } from '#tests/support/in-browser/shown-screens.tsx';
import { refreshHotel } from '../local-store/refresh-hotel.ts';
import { takeCode } from './take-code.ts';

beforeAll(async () => {
  await startWords(['common', 'wheel-sets']);
  await atWork();
}, 120_000);

test('what stands below the code of a label is typed as it is printed, with its chain', async () => {
  const siteId = await atWork();
  const body = { licenseplate: 'EL10001', place_id: null, wheels: [blankWheel('FL')] };
  const { data: set } = await write(wheelSetCalls.intake, { body }, { siteId });
  await refreshHotel(siteId);
  keepScannerChain('12');
  const read = (code: string) => takeCode(siteId, code, { store: null, lookUp: true });
  expect(await read(`TH12:${set.number}`)).toMatchObject({ kind: 'found', sets: [{ id: set.id }] });
  expect(await read(`TH13:${set.number}`)).toMatchObject({ mistake: 'other_chain' });
});
