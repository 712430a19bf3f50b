import { afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startWords } from '#src/i18n/words.ts';
import { workByFinger } from '#tests/support/in-browser/by-finger.ts';
import { pressDisabled } from '#tests/support/in-browser/press-disabled.ts';
import { Actions } from './actions.tsx';
import { Button } from '#src/ui/button.tsx';

beforeAll(() => startWords(['common']));
afterEach(() => workByFinger(false));

const unpaid = 'It is not paid yet.';
const button = (name: string) => page.getByRole('button', { name });
const sheet = page.getByRole('dialog', { name: 'More' });

/** What can be done with an order; returns what was done. */
async function showActions({ phone, several = true }: { phone: boolean; several?: boolean }) {
  await workByFinger(phone);
  const done: string[] = [];
  const act = (name: string) => ({ name, label: name, act: () => done.push(name) });
  await render(
    <Actions
      first={<Button>Edit</Button>}
      actions={several ? [act('Send'), { ...act('Finish'), why: unpaid }] : [act('Send')]}
    />,
  );
  return done;
}

test('on a desktop two stand beside what is done first, and one button opens the others', async () => {
  await workByFinger(false);
  const done: string[] = [];
  const act = (name: string) => ({ name, label: name, act: () => done.push(name) });
  const names = ['Finish', 'Send', 'Copy', 'Print', 'Archive'];
  const actions = names.map((name) => ({ ...act(name), usual: name === 'Finish' }));
  await render(<Actions first={<Button>Edit</Button>} actions={actions} />);
  const faces = page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);
  expect(faces).toEqual(['Finish', 'Edit', 'Send', 'More']);
  await button('More').click();
  await button('Archive').click();
  expect(done).toEqual(['Archive']);
});

test('on a phone one button opens what can be done, with the reasons why not', async () => {
  const done = await showActions({ phone: true });
  await expect.element(button('Edit')).toBeVisible();
  await expect.element(button('Send')).not.toBeInTheDocument();
  await button('More').click();
  const finish = sheet.getByRole('button', { name: `Finish ${unpaid}` });
  await pressDisabled(finish);
  expect(done).toEqual([]);
  await sheet.getByRole('button', { name: 'Send' }).click();
  expect(done).toEqual(['Send']);
  await expect.element(sheet).not.toBeInTheDocument();
});

test('a single one stands there itself, and on a desktop a few do', async () => {
  await showActions({ phone: true, several: false });
  await expect.element(button('Send')).toBeVisible();
  await expect.element(button('More')).not.toBeInTheDocument();
  const done = await showActions({ phone: false });
  await pressDisabled(button('Finish'));
  expect(done).toEqual([]);
});
