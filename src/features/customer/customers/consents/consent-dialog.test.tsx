import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consentCalls, consentDefinitions } from '#contract/customer/consents.ts';
import { customers } from '#contract/customer/customers.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { customersScreens } from '../screens.ts';

const { loseAnswer, holdAnswer } = startBetween();

startScreens(['customers', 'cars']);

const note = page.getByLabelText('Note');
const say = page.getByRole('button', { name: 'They consent' });
const path = consentCalls.consent.path;

/** The consents of a customer, at the one that is asked for. */
async function showConsents() {
  const siteId = await atWork();
  const definition = { name: 'Offers by e-mail', kind: 'marketing-email' } as const;
  await write(consentDefinitions.calls.add, { body: definition }, { siteId });
  const { id } = (await write(customers.calls.add, { body: { name: 'Kari' } }, { siteId })).data;
  await showScreens(customersScreens, siteId, `customer/edit/${id}?tab=consents`);
  const open = () => page.getByRole('button', { name: /: Offers by e-mail$/ }).click();
  await open();
  const notes = async () => {
    const { data } = await send(consentCalls.consents, { params: { id } }, { siteId });
    return data.flatMap(({ events }) => events.map((event) => event.note));
  };
  return { open, notes };
}

test('what was sent and not answered is done once, however often it is tried', async () => {
  const { notes } = await showConsents();
  loseAnswer('post', path.replace('{id}', ':id'));
  await note.fill('On the phone');
  await say.click();
  await expect
    .element(page.getByText('You are offline. What you typed', { exact: false }))
    .toBeVisible();
  await say.click();
  await expect.element(note).not.toBeInTheDocument();
  expect(await notes()).toEqual(['On the phone']);
});

test('fields are closed while it is sent', async () => {
  const { notes } = await showConsents();
  const letGo = holdAnswer('post', path.replace('{id}', ':id'));
  await note.fill('At the counter');
  await say.click();
  await expect.element(note).toBeDisabled();
  letGo();
  await expect.element(note).not.toBeInTheDocument();
  expect(await notes()).toEqual(['At the counter']);
});

test('what was typed is found again, until it is thrown away', async () => {
  const { open, notes } = await showConsents();
  await note.fill('By letter');
  await userEvent.keyboard('{Escape}');
  await open();
  await expect.element(note).toHaveValue('By letter');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await open();
  await expect.element(note).toHaveValue('');
  expect(await notes()).toEqual([]);
});
