import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startWords } from '#src/i18n/words.ts';
import { workByFinger } from '#tests/support/in-browser/by-finger.ts';
import { Button } from '../button.tsx';
import { Field } from '../input/field.tsx';
import { Dialog } from './dialog.tsx';

beforeAll(() => startWords(['common']));
afterEach(() => workByFinger(false));

function SomeForm({ labels }: { labels: readonly string[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} title="Form" onClose={() => setOpen(false)}>
        <div data-first-focus>
          {labels.map((label) => (
            <Field key={label} label={label}>
              {(control) => <input {...control} />}
            </Field>
          ))}
          <label>
            <input type="checkbox" /> For all
          </label>
        </div>
      </Dialog>
    </>
  );
}

const form = page.getByRole('dialog', { name: 'Form' });
const isFocusInside = () => form.query()?.contains(document.activeElement) ?? false;

async function openForm(width: number, labels: readonly string[]) {
  await page.viewport(width, 800);
  await render(<SomeForm labels={labels} />);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(form.getByLabelText(labels[0]!)).toBeVisible();
}

/** A sheet takes the focus once it is up. */
const isUp = async () => {
  const coming = () => form.element().querySelector('ion-modal:not([data-shown])');
  await expect.poll(coming).toBeNull();
};

test.each([
  ['a phone', 390],
  ['a tablet', 1024],
])('a finger that opens a form on %s is shown no keyboard', async (_, width) => {
  await workByFinger(true);
  await openForm(width, ['Plate', 'Note']);
  await isUp();
  expect(isFocusInside()).toBe(true);
  expect(document.activeElement).not.toBeInstanceOf(HTMLInputElement);
});

test.each([
  ['a phone', 390],
  ['a tablet', 1024],
])('what asks for one thing to be typed is typed into at once on %s', async (_, width) => {
  await workByFinger(true);
  await openForm(width, ['Reason']);
  await expect.element(form.getByLabelText('Reason')).toHaveFocus();
});

test('with a mouse a form begins at its first field', async () => {
  await openForm(1280, ['Plate', 'Note']);
  await expect.element(form.getByLabelText('Plate')).toHaveFocus();
});
