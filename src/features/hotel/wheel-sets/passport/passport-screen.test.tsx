import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { labelCalls } from '#contract/hotel/labels/labels.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { fetchFile } from '#src/data/download.ts';
import { write } from '#src/data/writing/write.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { openWheelScreens } from '../open-screens.ts';

startScreens(['tread-depth', 'wheel-sets'], { width: 390, height: 844 });

test('the code on a wheel opens its life, without names and plate', async () => {
  const siteId = await atWork();
  const wheel = { ...blankWheel('FL'), brand: 'Nokian', dot: '2319', depths: [62, 58] };
  const body = { licenseplate: 'EL12345', place_id: null, wheels: [wheel] };
  const { data: set } = await write(wheelSetCalls.intake, { body }, { siteId });
  const query = { of: 'wheel', ids: String(set.id), format: 'zpl', passports: 'yes' } as const;
  const label = await fetchFile(labelCalls.print, { query: { ...query, size: '60x90' } }, siteId);
  const zpl = await label.content.text();
  // A printer would take some signs for orders: they are sent as their numbers.
  const text = zpl.replaceAll(/_([0-9A-F]{2})/g, (_, number: string) =>
    String.fromCharCode(parseInt(number, 16)),
  );
  const code = /\/wheel\/([\w-]+)/.exec(text)?.[1] ?? '';
  await showScreens(openWheelScreens, siteId, `wheel/${code}`);
  await expect.element(page.getByRole('heading', { name: 'Front left' })).toBeVisible();
  for (const text of ['Nokian', '2319', '5.8 mm', /Good/, 'Handed in'])
    await expect.element(page.getByText(text).first()).toBeVisible();
  expect(document.body.textContent).not.toContain('EL12345');
});
