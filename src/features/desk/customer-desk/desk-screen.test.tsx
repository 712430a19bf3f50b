import { expect, test, onTestFinished } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { cars } from '#contract/car/cars.ts';
import { customerDeskCalls } from '#contract/desk/customer-desk.ts';
import { consentCalls } from '#contract/customer/consents.ts';
import { customers } from '#contract/customer/customers.ts';
import type { Role } from '#contract/rights.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { queueCalls } from '#contract/workshop/queue.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { database } from '#src/data/database.ts';
import { tokenFor } from '#src/data/tokens.ts';
import { startWords } from '#src/i18n/words.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { customersScreens } from '#src/features/customer/customers/screens.ts';
import { customerDeskScreens } from './screens.ts';
import { OtherSets } from './sets/other-sets.tsx';
import { Timeline } from './timeline.tsx';

startScreens(['customers', 'cars', 'customer-desk', 'queue'], { width: 1440, height: 900 });

/** A counter of a chain of its own. */
async function counter(role: Role = 'reception') {
  const siteId = await atWork(role);
  const open = async (rest: string) => {
    const router = await showScreens([...customerDeskScreens, ...customersScreens], siteId, rest);
    return () => router.state.location;
  };
  return { siteId, token: tokenFor(siteId)?.token ?? '', open };
}

async function withKari(siteId: string, more: { blocked?: boolean; block_reason?: string } = {}) {
  const body = {
    name: 'Kari Nilsen',
    phone: '99887766',
    counter_note: 'Wants the invoice by post',
    ...more,
  };
  const { data: kari } = await write(customers.calls.add, { body }, { siteId });
  const owned = (licenseplate: string, brand: string) =>
    write(cars.calls.add, { body: { licenseplate, brand, customer_id: kari.id } }, { siteId });
  const { data: golf } = await owned('EK12345', 'VW');
  const { data: ford } = await owned('EK54321', 'Ford');
  return { kari, golf, ford };
}

/** What the live socket would have told this device. */
async function publishToDevice(siteId: string) {
  const { data } = await send(queueCalls.refresh, undefined, { siteId });
  await database.queuePeople.bulkPut(data.people.map((person) => ({ ...person, siteId })));
  await database.queueState.put({
    siteId,
    revision: data.revision,
    asOf: Date.now(),
    options: null,
  });
}

test('a card says at once what to know, and shows one car after the other', async () => {
  const { siteId, open } = await counter('manager');
  const debt = { blocked: true, block_reason: 'Three reminders' };
  const { kari, ford } = await withKari(siteId, debt);
  const place = await open(`${kari.id}/customer/show`);
  await expect.element(page.getByRole('heading', { name: 'Kari Nilsen' })).toBeVisible();
  await expect.element(page.getByText(/Wants the invoice by post/)).toBeVisible();
  await expect.element(page.getByText(/Three reminders/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '99887766' }))
    .toHaveAttribute('href', 'tel:99887766');
  await page.getByRole('tab', { name: 'EK54321 Ford' }).click();
  await expect.poll(() => place().search).toBe(`?car=${ford.id}`);
  await expect
    .element(page.getByRole('link', { name: 'New order' }))
    .toHaveAttribute('href', `/${siteId}/order/details?customer_id=${kari.id}&car_id=${ford.id}`);
  await expect.element(page.getByRole('tabpanel').getByText('Ford', { exact: true })).toBeVisible();
});

test('a plate, a telephone, a name and Enter: the customer is there with the car, and the visit is theirs', async () => {
  const { siteId, token, open } = await counter();
  const visit = await commands.checkIn(token, 'DP90117');
  await publishToDevice(siteId);
  const place = await open(`N0/customer/new?queue_id=${visit}`);
  await expect.element(page.getByLabelText('Plate', { exact: true })).toHaveValue('DP90117');
  await page.getByLabelText('Phone').fill('90000001');
  await page.getByLabelText('Name *').fill('Ola Berg');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Ola Berg' })).toBeVisible();
  expect(place().pathname).toMatch(/\/customer\/show$/);
  expect(place().search).toContain(`queue_id=${visit}`);
  const { data } = await send(queueCalls.refresh, undefined, { siteId });
  expect(data.people).toMatchObject([{ id: visit, name: 'Ola Berg', licenseplate: 'DP90117' }]);
  expect(data.people[0]?.customer_id).not.toBeNull();
});

test('who is in the register already is found while the telephone is typed, and gone to', async () => {
  const { siteId, token, open } = await counter();
  const { kari } = await withKari(siteId);
  const visit = await commands.checkIn(token, 'ZZ10101');
  await publishToDevice(siteId);
  const place = await open(`N0/customer/new?queue_id=${visit}`);
  await page.getByLabelText('Phone').fill('99 88 77 66');
  await page.getByRole('button', { name: /Kari Nilsen.*same phone/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Kari Nilsen' })).toBeVisible();
  expect(place().pathname).toBe(`/${siteId}/${kari.id}/customer/show`);
  const { data } = await send(queueCalls.refresh, undefined, { siteId });
  expect(data.people).toMatchObject([{ id: visit, customer_id: kari.id }]);
});

test('a sold car is taken over only when one says so', async () => {
  const { siteId, open } = await counter();
  await withKari(siteId);
  await open('N0/customer/new?plate=EK12345');
  await page.getByLabelText('Name *').fill('Ola Berg');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/belongs to somebody else/)).toBeVisible();
  await page.getByText('The car has a new owner', { exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('heading', { name: 'Ola Berg' })).toBeVisible();
  const cars = page.getByRole('region', { name: 'Cars' });
  await expect.element(cars.getByText('EK12345')).toBeVisible();
});

test('from a card a customer is let into the queue with the car that is shown', async () => {
  const { siteId, open } = await counter();
  const { kari, golf } = await withKari(siteId);
  await open(`${kari.id}/customer/show?car=${golf.id}`);
  await page.getByRole('button', { name: 'Add to the queue' }).click();
  await expect.element(page.getByRole('button', { name: 'Waits in the queue' })).toBeVisible();
  const rows = await database.queuePeople.where({ siteId }).toArray();
  expect(rows).toMatchObject([{ customer_id: kari.id, car_id: golf.id, name: 'Kari Nilsen' }]);
});

test('a new customer waits in the queue with their car after one press', async () => {
  const { siteId, open } = await counter();
  const place = await open('N0/customer/new?plate=DP90118');
  await page.getByLabelText('Name *').fill('Ola Berg');
  await page.getByRole('button', { name: 'Save and add to the queue' }).click();
  await expect.element(page.getByRole('heading', { name: 'Ola Berg' })).toBeVisible();
  await expect
    .poll(() => database.queuePeople.where({ siteId }).toArray())
    .toMatchObject([{ name: 'Ola Berg', licenseplate: 'DP90118' }]);
  const [person] = await database.queuePeople.where({ siteId }).toArray();
  expect(place().pathname).toBe(`/${siteId}/${person?.customer_id}/customer/show`);
  expect(place().search).toBe(`?car=${person?.car_id}`);
});

test('anyone who has no car goes on to every field, with what was typed', async () => {
  const { open } = await counter();
  const place = await open('N0/customer/new');
  await page.getByLabelText('Name *').fill('Fjord Regnskap');
  await page.getByRole('link', { name: /Every field/ }).click();
  await expect.poll(() => place().pathname).toMatch(/\/customers\/new$/);
  await expect.element(page.getByLabelText('Name *')).toHaveValue('Fjord Regnskap');
});

test('anyone who comes for a car sees the car first, and its owner beside it', async () => {
  const { siteId, open } = await counter();
  const { kari, golf } = await withKari(siteId);
  const cards = () =>
    ['Cars', 'Contact'].map((name) => page.getByRole('region', { name, exact: true }).element());
  const leads = (one?: Element, other?: Element) =>
    one && other && (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  await open(`${kari.id}/customer/show?car=${golf.id}`);
  await expect.element(page.getByRole('region', { name: 'Cars' })).toBeVisible();
  const [car, owner] = cards();
  expect(leads(car, owner)).toBe(true);
  const [left, right] = [car, owner].map((one) => one?.getBoundingClientRect());
  expect(left?.left).toBeLessThan(right?.left ?? 0);
  expect(left?.top).toBe(right?.top);
});

test('a customer who was here before the queue was kept shows when', async () => {
  await startWords(['customer-desk']);
  await render(<Timeline happenings={[]} lastVisit="2024-05-06" />);
  const happened = page.getByRole('region', { name: 'What happened' });
  await expect.element(happened.getByText('May 6, 2024')).toBeVisible();
  expect(happened.getByText('Nothing yet').elements()).toHaveLength(0);
});

test('the note is changed where it stands, and says who wrote it', async () => {
  const { siteId, open } = await counter();
  const { kari } = await withKari(siteId);
  await open(`${kari.id}/customer/show`);
  await page.getByRole('button', { name: 'Change the note' }).click();
  await page.getByLabelText('Note at the counter').fill('Has a dog in the car');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const note = page.getByRole('region', { name: 'Note at the counter' });
  await expect.element(note.getByText('Has a dog in the car')).toBeVisible();
  const { data } = await send(customers.calls.one, { params: { id: kari.id } }, { siteId });
  expect(data.counter_note).toBe('Has a dog in the car');
  await expect.element(note.getByText(data.changed_by ?? 'nobody', { exact: false })).toBeVisible();
});

test('whom to speak with is written down without leaving the counter', async () => {
  const { siteId, open } = await counter();
  const { kari } = await withKari(siteId);
  await open(`${kari.id}/customer/show`);
  const people = page.getByRole('region', { name: 'Contacts and addresses' });
  await people.getByRole('button', { name: 'New contact' }).click();
  await page.getByRole('dialog').getByLabelText('Name *').fill('Per Sjef');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(people.getByText('Per Sjef')).toBeVisible();
  await expect.element(people.getByRole('button', { name: 'New contact' })).toHaveFocus();
});

test('a consent is read to the customer, given, and withdrawn as easily', async () => {
  const { siteId, token, open } = await counter();
  const { kari } = await withKari(siteId);
  await commands.askConsent(token, 'Offers by SMS');
  await open(`${kari.id}/customer/show`);
  const consents = page.getByRole('region', { name: 'Consents' });
  await consents.getByRole('button', { name: 'Ask: Offers by SMS' }).click();
  await page.getByLabelText('How they said it').selectOptions('by phone');
  await page.getByRole('button', { name: 'They consent' }).click();
  await consents.getByRole('button', { name: 'Withdraw: Offers by SMS' }).click();
  await page.getByRole('button', { name: 'They withdraw it' }).click();
  await expect
    .element(consents.getByRole('button', { name: 'Give again: Offers by SMS' }))
    .toBeVisible();
  const { data } = await send(consentCalls.consents, { params: { id: kari.id } }, { siteId });
  expect(data[0]?.events).toMatchObject([
    { given: false, source: 'counter' },
    { given: true, source: 'phone' },
  ]);
});

test('on a phone a customer is rung, written to and booked from under the thumb, on a desktop not', async () => {
  const { innerWidth: width, innerHeight: height } = globalThis;
  onTestFinished(() => page.viewport(width, height));
  await page.viewport(360, 640);
  const { siteId, open } = await counter('manager');
  const { kari, golf, ford } = await withKari(siteId);
  await open(`${kari.id}/customer/show?car=${ford.id}`);
  const bar = page.getByRole('navigation', { name: 'Reach them' });
  const link = (name: string) => bar.getByRole('link', { name });
  await expect.element(link('Ring')).toHaveAttribute('href', 'tel:99887766');
  await expect.element(link('SMS')).toHaveAttribute('href', 'sms:99887766');
  const toBook = (id: number) => `/${siteId}/bookings/new/car/${id}`;
  await expect.element(link('Book')).toHaveAttribute('href', toBook(ford.id));
  await page.getByRole('tab', { name: 'EK12345 VW' }).click();
  await expect.element(link('Book')).toHaveAttribute('href', toBook(golf.id));
  await page.viewport(1280, 800);
  await expect.element(bar).not.toBeInTheDocument();
});

test('a fleet has its unregistered cars’ wheels by plate: the last five, and the way to all', async () => {
  const { siteId, open } = await counter('manager');
  const { kari } = await withKari(siteId);
  for (const licenseplate of ['AA1', 'AA2', 'AA3', 'AA4', 'AA5', 'AA6', 'AA6']) {
    const wheels = [blankWheel('FL')];
    const body = { licenseplate, customer_id: kari.id, wheels, place_id: null };
    await write(wheelSetCalls.intake, { body }, { siteId });
  }
  await open(`${kari.id}/customer/show`);
  const others = page.getByRole('region', { name: 'Wheels of other cars' });
  await expect
    .element(others.getByRole('link', { name: 'All 7 sets' }))
    .toHaveAttribute('href', `/${siteId}/tyre-hotel/list2?customer_id=${kari.id}`);
  const plates = others.element().querySelectorAll('.plate');
  expect([...plates].map((one) => one.textContent)).toEqual(['AA6', 'AA5', 'AA4', 'AA3', 'AA2']);
  expect(others.getByRole('link', { name: /^#?[0-9]+/ }).elements()).toHaveLength(6);
});

test('a card that the device has kept since before other cars’ wheels were on it is shown without them', async () => {
  const { siteId } = await counter('manager');
  const { kari } = await withKari(siteId);
  const { data } = await send(customerDeskCalls.show, { params: { id: kari.id } }, { siteId });
  const { other_sets: _, ...kept } = data;
  const { container } = await render(<OtherSets siteId={siteId} card={kept} />);
  expect(container.textContent).toBe('');
});
