import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startWords } from '#src/i18n/words.ts';
import type { DateKind } from '#src/i18n/typed-date.ts';
import { workByFinger } from '#tests/support/in-browser/by-finger.ts';
import { DateField } from './date-field.tsx';

beforeAll(() => startWords(['common', 'crud']));
afterEach(() => workByFinger(false));

async function showField(kind: DateKind, start = '') {
  const current = { now: start };
  function Form() {
    const [value, setValue] = useState(start);
    return (
      <>
        <DateField
          label="When"
          kind={kind}
          value={value}
          onChange={(next) => {
            current.now = next;
            setValue(next);
          }}
        />
        <button type="button">Elsewhere</button>
      </>
    );
  }
  await render(<Form />);
  return current;
}
const field = () => page.getByLabelText('When', { exact: true });
const leave = () => page.getByRole('button', { name: 'Elsewhere' }).click();

test('a day is typed as people write it, and stands there as it does everywhere', async () => {
  const current = await showField('date');
  await field().fill('1.2.26');
  expect(current.now).toBe('2026-02-01');
  await expect.element(field()).toHaveValue('1.2.26');
  await leave();
  await expect.element(field()).toHaveValue('2026-02-01');
});

test('what is no day stays, is told once one is done, and is never taken for another', async () => {
  const current = await showField('date', '2026-02-01');
  await field().fill('31.2.26');
  expect(current.now).toBe('31.2.26');
  await expect.element(field()).toHaveAttribute('aria-invalid', 'false');
  await leave();
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field()).toHaveValue('31.2.26');
  await expect.element(page.getByText('This is not a day.', { exact: false })).toBeVisible();
});

test('arrows go a day on and back, and an empty field is empty', async () => {
  const current = await showField('date', '2026-12-31');
  field().element().focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(current.now).toBe('2027-01-01');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(current.now).toBe('2026-12-30');
  await userEvent.clear(field());
  expect(current.now).toBe('');
});

test("the device's own calendar opens beside the field, and what is chosen there stands in it", async () => {
  const current = await showField('datetime', '2026-02-01T07:30');
  await expect.element(field()).toHaveValue('2026-02-01 07:30');
  const picker = document.querySelector<HTMLInputElement>('[type="datetime-local"]')!;
  const shown = vi.spyOn(picker, 'showPicker').mockImplementation(() => {});
  await page.getByRole('button', { name: 'Calendar: When' }).click();
  expect(shown).toHaveBeenCalledOnce();
  await userEvent.fill(picker, '2026-03-02T16:00');
  expect(current.now).toBe('2026-03-02T16:00');
  await expect.element(field()).toHaveValue('2026-03-02 16:00');
});

test('a time of the day has twenty-four hours', async () => {
  const current = await showField('time', '07:30');
  await field().fill('1945');
  expect(current.now).toBe('19:45');
  await leave();
  await expect.element(field()).toHaveValue('19:45');
});

async function openWheels(kind: DateKind, start: string) {
  await workByFinger(true);
  const current = await showField(kind, start);
  await page
    .getByRole('button', { name: kind === 'time' ? 'Clock: When' : 'Calendar: When' })
    .click();
  const sheet = page.getByRole('dialog', { name: 'When' });
  const wheel = (name: string) => sheet.getByRole('slider', { name });
  return { current, sheet, wheel, done: sheet.getByRole('button', { name: 'Done' }) };
}

test('under a finger wheels open that say what they are, and what they stand at is kept as ever', async () => {
  const { current, sheet, wheel, done } = await openWheels('date', '2026-02-01');
  await expect.element(wheel('Day')).toHaveAttribute('aria-valuetext', '1');
  await expect.element(wheel('Year')).toHaveAttribute('aria-valuetext', '2026');
  await expect.element(wheel('Month')).toHaveAttribute('aria-valuetext', 'February');
  (wheel('Month').element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.element(wheel('Month')).toHaveAttribute('aria-valuetext', 'December');
  expect(current.now).toBe('2026-02-01');
  await done.click();
  await expect.poll(() => current.now).toBe('2026-12-01');
  await expect.element(field()).toHaveValue('2026-12-01');
  await expect.element(sheet).not.toBeInTheDocument();
});

test('wheels of a time begin at the time that stands there, of a day and a time at both', async () => {
  const { current, wheel, done } = await openWheels('time', '07:30');
  await expect.element(wheel('Hour')).toHaveAttribute('aria-valuetext', '07');
  await expect.element(wheel('Minute')).toHaveAttribute('aria-valuetext', '30');
  await done.click();
  await expect.poll(() => current.now).toBe('07:30');
});

test('wheels that are closed without a choice change nothing, and typing goes on beside them', async () => {
  const { current, sheet } = await openWheels('datetime', '');
  await expect.element(sheet.getByRole('slider', { name: 'Minute' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(current.now).toBe('');
  await field().fill('1.2.26 7.30');
  expect(current.now).toBe('2026-02-01T07:30');
});
