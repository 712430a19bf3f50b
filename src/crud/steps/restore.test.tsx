import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { costCentres } from '#contract/customer/cost-centres/cost-centres.ts';
import { write } from '#src/data/writing/write.ts';
import { costCentresScreens } from '#src/features/customer/cost-centres/screens.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';

startScreens(['cost-centres']);

test('who restores what another has taken the place of is told by which field', async () => {
  const siteId = await atWork();
  const { add, archive } = costCentres.calls;
  const body = { code: 'W-10', name: 'Workshop' };
  const { data: first } = await write(add, { body }, { siteId });
  const params = { id: first.id };
  await write(archive, { params, body: { version: first.version } }, { siteId });
  await write(add, { body: { ...body, name: 'Other workshop' } }, { siteId });
  await showScreens(costCentresScreens, siteId, `settings/economy/cost-centers/edit/${first.id}`);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This exists already. Code: This is used already.');
});
