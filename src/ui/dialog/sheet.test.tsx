import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startWords } from '#src/i18n/words.ts';
import { dragByFinger, moveLess, workByFinger } from '#tests/support/in-browser/by-finger.ts';
import { Button } from '../button.tsx';
import { Field } from '../input/field.tsx';
import { lazyComponent } from '../state/lazy-component.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Modal } from './modal.tsx';

beforeAll(() => startWords(['common']));
beforeEach(() => workByFinger(true));
afterEach(() => Promise.all([workByFinger(false), moveLess(false)]));

function SomeDialog() {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} title="Wheel set 4711" onClose={() => setOpen(false)}>
        <div data-first-focus>
          <Field label="Shelf">{(control) => <input {...control} />}</Field>
        </div>
        <Button onClick={() => setAsking(true)}>Delete</Button>
        <ConfirmDialog
          open={asking}
          title="Delete it?"
          text="It cannot be brought back."
          action="Delete it"
          onConfirm={() => setAsking(false)}
          onClose={() => setAsking(false)}
        />
      </Dialog>
    </>
  );
}

const sheet = page.getByRole('dialog', { name: 'Wheel set 4711' });

async function openSheet() {
  await render(<SomeDialog />);
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await expect.element(sheet.getByLabelText('Shelf')).toHaveFocus();
}

const pull = (by: number) =>
  dragByFinger(sheet.element().querySelector('.sheet-page')!, { y: by }, { at: 10 });

async function isClosed() {
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
}

/** A dialog whose field is there once it is told to come. */
async function openBeforeItsField() {
  const coming = Promise.withResolvers<void>();
  const Shelf = lazyComponent(async () => {
    await coming.promise;
    return () => (
      <div data-first-focus>
        <Field label="Shelf">{(control) => <input {...control} />}</Field>
      </div>
    );
  });
  const LateDialog = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog open={open} title="Wheel set 4711" onClose={() => setOpen(false)}>
          <Button>Before it</Button>
          <Shelf />
        </Dialog>
      </>
    );
  };
  await render(<LateDialog />);
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await expect.element(sheet.getByRole('button', { name: 'Before it' })).toBeVisible();
  return coming.resolve;
}

test.each([true, false])(
  'what comes later in a dialog is typed into at once, by finger: %s',
  async (byFinger) => {
    await workByFinger(byFinger);
    const come = await openBeforeItsField();
    come();
    await expect.element(sheet.getByLabelText('Shelf')).toHaveFocus();
  },
);

test('what comes later takes the focus from nobody who is busy in the dialog', async () => {
  const come = await openBeforeItsField();
  await expect.poll(() => sheet.element().querySelector('[data-shown]')).not.toBeNull();
  const before = sheet.getByRole('button', { name: 'Before it' });
  (before.element() as HTMLElement).focus();
  come();
  await expect.element(sheet.getByLabelText('Shelf')).toBeVisible();
  await expect.element(before).toHaveFocus();
});

test('on a phone a dialog is a sheet at the foot that begins at its first field and is pulled down to close it', async () => {
  await openSheet();
  await expect.poll(() => sheet.element().getBoundingClientRect().bottom).toBe(innerHeight);
  await pull(sheet.element().clientHeight * 0.8);
  await isClosed();
});

test('a sheet that is pulled only a little comes back', async () => {
  await openSheet();
  const content = sheet.element().querySelector('.sheet-page')!;
  const { top } = content.getBoundingClientRect();
  await pull(20);
  await expect.poll(() => content.getBoundingClientRect().top).toBe(top);
  await expect.element(sheet).toBeVisible();
});

test('Escape and a press beside it close a sheet, too', async () => {
  await openSheet();
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await expect.element(sheet.getByLabelText('Shelf')).toHaveFocus();
  sheet.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  // Not where it was opened: that would be the second press of a glove.
  sheet.element().dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 200 }));
  await isClosed();
});

test('a sheet over a sheet is pulled down by itself', async () => {
  await openSheet();
  await userEvent.click(sheet.getByRole('button', { name: 'Delete' }));
  const question = page.getByRole('dialog', { name: 'Delete it?' });
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  const content = question.element().querySelector('.sheet-page')!;
  await dragByFinger(content, { y: content.clientHeight * 0.8 }, { at: 10 });
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(sheet.getByRole('button', { name: 'Delete' })).toHaveFocus();
});

async function openLong() {
  await render(
    <Dialog open title="Wheel set 4711" place="side" long onClose={() => {}}>
      {['Top', 'Middle', 'Foot'].map((name) => (
        <p key={name} style={{ height: 700 }}>
          <Button>{name}</Button>
        </p>
      ))}
    </Dialog>,
  );
  const content = () => sheet.element().querySelector('.sheet-page')!;
  const top = () => Math.round(content().getBoundingClientRect().top);
  await expect.poll(() => sheet.element().querySelector('ion-modal')?.dataset['shown']).toBe('');
  const half = innerHeight - content().clientHeight / 2;
  await expect.poll(() => Math.abs(top() - half)).toBeLessThan(2);
  return { content, top };
}
const whole = 24;

test('a long sheet comes half, is pulled up to be whole, and scrolls then', async () => {
  const { content, top } = await openLong();
  await dragByFinger(content(), { y: -300 }, { at: 10 });
  await expect.poll(top).toBe(whole);
  await expect.poll(() => getComputedStyle(content()).overflowY).toBe('auto');
});

test('a long sheet is whole once the focus goes below the window', async () => {
  const { top } = await openLong();
  (sheet.getByRole('button', { name: 'Top' }).element() as HTMLElement).focus();
  expect(top()).toBeGreaterThan(whole);
  (sheet.getByRole('button', { name: 'Middle' }).element() as HTMLElement).focus();
  await expect.poll(top).toBe(whole);
});

test('a sheet let go of goes the rest of its way at once for who wants less motion', async () => {
  await moveLess(true);
  await openSheet();
  await expect.poll(() => sheet.element().querySelector('ion-modal')?.dataset['shown']).toBe('');
  const content = sheet.element().querySelector('.sheet-page')!;
  const { top } = content.getBoundingClientRect();
  await pull(20);
  expect(content.getBoundingClientRect().top).toBe(top);
});

test('the second press of a glove reaches nothing that lay below a sheet which the first has closed', async () => {
  const pressed: string[] = [];
  function SheetOverPage() {
    const [open, setOpen] = useState(false);
    const [saved, setSaved] = useState(0);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <button
          type="button"
          style={{ position: 'fixed', inset: '30% 0 0' }}
          onClick={() => pressed.push('below')}
        >
          Below
        </button>
        <Dialog open={open} title="Wheel set 4711" place="foot" onClose={() => setOpen(false)}>
          <Button
            onClick={() => {
              setSaved(saved + 1);
              setOpen(false);
            }}
          >
            Save
          </Button>
        </Dialog>
        <output>{`Saved ${saved}`}</output>
      </>
    );
  }
  await render(<SheetOverPage />);
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await userEvent.dblClick(sheet.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('Saved 1')).toBeVisible();
  expect(pressed).toEqual([]);
  // Somewhere else is another press.
  await userEvent.click(page.getByRole('button', { name: 'Below' }), { position: { x: 5, y: 5 } });
  expect(pressed).toEqual(['below']);
});

test('the second press of a glove reaches nothing that the first has opened under the finger', async () => {
  const pressed: string[] = [];
  function UnderTheFinger() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        {open && (
          <Modal aria-label="Stations" onClose={() => setOpen(false)}>
            <button
              type="button"
              style={{ position: 'fixed', inset: 0 }}
              onClick={() => pressed.push('under')}
            >
              Under
            </button>
          </Modal>
        )}
      </>
    );
  }
  await render(<UnderTheFinger />);
  await userEvent.dblClick(page.getByRole('button', { name: 'Open' }));
  const under = page.getByRole('button', { name: 'Under' });
  await expect.element(under).toBeVisible();
  expect(pressed).toEqual([]);
  // Somewhere else is another press.
  await userEvent.click(under);
  expect(pressed).toEqual(['under']);
});
