import { expect, test } from 'vitest';
import { contactDetails } from '#contract/booking/booking-settings/contact-details.ts';
import { treadThresholds } from '#contract/workshop/tread-depth/thresholds.ts';
import { makePortal } from '#tests/support/factories/booking/portal.ts';
import { workshop } from '#tests/support/factories/booking/workshop.ts';
import { testServer } from '#tests/support/server.ts';
import { settingsSuite } from '#tests/support/settings-suite.ts';
import { lookOfPortal } from './look-of-portal.ts';
import { publicWorkshop } from './public-workshop.ts';

const server = await testServer();

settingsSuite(contactDetails, {
  changed: { street: 'Demoveien 4', zip: '0668' },
  wrong: { zip: '0'.repeat(13) },
});

async function placeOf(shop: Awaited<ReturnType<typeof workshop>>) {
  const { slug } = await makePortal(shop);
  return (await lookOfPortal(server.app, `/book/${slug}`, null))!.place;
}

test('strangers learn what stands on the door of a workshop, and nothing else', async () => {
  const shop = await workshop(server);
  const place = await placeOf(shop);
  const address = contactDetails.calls.site;
  const { version } = (await shop.set(address.read)).body.data;
  await shop.set(address.save, { body: { version, street: 'Demoveien 4', zip: '0668' } });
  const limits = treadThresholds.calls.site;
  const { own = [], ...start } = (await shop.set(limits.read)).body.data;
  await shop.set(limits.save, { body: { ...start, own, phone: '22 00 12 34' } });

  const shown = (await publicWorkshop(server.app, place))!;
  expect(Object.keys(shown).toSorted()).toEqual(['address', 'name', 'opening', 'phone']);
  expect(Object.keys(shown.opening!).toSorted()).toEqual(['said', 'until']);
  expect(shown).toMatchObject({
    name: shop.site.name,
    address: expect.stringMatching(/^Demoveien 4, 0668/),
    phone: '22 00 12 34',
    opening: { said: { en: 'Open today 08:00–16:00', nb: 'Åpent i dag 08:00–16:00' } },
  });
});

test('a workshop that says nothing of itself is called by its name, with its town', async () => {
  const shop = await workshop(server);
  const shown = await publicWorkshop(server.app, await placeOf(shop));
  expect(shown).toMatchObject({ name: shop.site.name, phone: '' });
});

test('of a site that there is not, or of another chain, nothing is returned', async () => {
  const [one, other] = [await workshop(server), await workshop(server)];
  const { siteId } = await placeOf(one);
  const { chainId } = await placeOf(other);
  expect(await publicWorkshop(server.app, { chainId, siteId })).toBeUndefined();
});
