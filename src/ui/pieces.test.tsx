import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { showTimesIn } from '#src/i18n/time.ts';
import { startWords } from '#src/i18n/words.ts';
import { Button } from './button.tsx';
import { CountBadge } from './count-badge.tsx';
import { ConfirmDialog } from './dialog/confirm-dialog.tsx';
import { Dialog } from './dialog/dialog.tsx';
import { Field } from './input/field.tsx';
import { Segments } from './input/segments.tsx';
import { Toggle } from './input/toggle.tsx';
import { Facts } from './layout/facts.tsx';
import { Pager } from './paging/pager.tsx';
import { Tabs } from './paging/tabs.tsx';
import { Plate } from './plate.tsx';
import { Time } from './time.tsx';

beforeAll(async () => {
  await startWords(['common']);
});

const views = [
  { value: 'all', label: 'All' },
  { value: 'low', label: 'Tread below limit' },
  { value: 'none', label: 'No photos' },
] as const;

function SomeTabs() {
  const [view, setView] = useState<(typeof views)[number]['value']>('all');
  return (
    <Tabs label="Views" tabs={views} value={view} onChoose={setView}>
      {`Here is ${view}`}
    </Tabs>
  );
}

test('what stands there shows the hours of another zone as soon as the profile names it', async () => {
  await render(<Time at="2026-11-20T12:00:00Z" />);
  await expect.element(page.getByText('13:00')).toBeVisible();
  showTimesIn('Europe/Helsinki');
  await expect.element(page.getByText('14:00')).toBeVisible();
  showTimesIn(null);
});

test('arrows, Home and End go along the tabs and choose them', async () => {
  await render(<SomeTabs />);
  await userEvent.click(page.getByRole('tab', { name: 'All' }));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Tread below limit' })).toHaveFocus();
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Here is low');
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('tab', { name: 'No photos' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Here is all');
});

function SomeDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} title="Wheel set 4711" onClose={() => setOpen(false)}>
        <p>Stored</p>
      </Dialog>
    </>
  );
}

test('a dialog has its title as its name, closes by Escape, and the focus goes back', async () => {
  await render(<SomeDialog />);
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await expect.element(page.getByRole('dialog', { name: 'Wheel set 4711' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('a selection dragged out of a dialog does not close it, a press beside it does', async () => {
  await render(<SomeDialog />);
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  const dialog = page.getByRole('dialog').element();
  const press = (from: Element) => {
    from.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    // A browser clicks what holds both where it began and where it ended.
    dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };
  press(page.getByText('Stored').element());
  await expect.element(page.getByRole('dialog')).toBeVisible();
  press(dialog);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a question before an action begins at the way out', async () => {
  const done: string[] = [];
  await render(
    <ConfirmDialog
      open
      danger
      title="Delete the label?"
      text="It cannot be brought back."
      action="Delete"
      onConfirm={() => done.push('deleted')}
      onClose={() => done.push('left')}
    />,
  );
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(done).toEqual(['left']);
  await userEvent.click(page.getByRole('button', { name: 'Delete' }));
  expect(done).toEqual(['left', 'deleted']);
});

test('a busy button says so and takes no second press', async () => {
  let presses = 0;
  await render(
    <Button busy onClick={() => (presses += 1)}>
      Save
    </Button>,
  );
  const button = page.getByRole('button', { name: 'Save' });
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Tab}{Enter}');
  expect(presses).toBe(0);
});

test('a field tells its hint and what is wrong together with its name', async () => {
  await render(
    <Field label="E-mail" hint="Where the invoice goes." fieldError="This is too short.">
      {(control) => <input {...control} />}
    </Field>,
  );
  const field = page.getByLabelText('E-mail');
  await expect
    .element(field)
    .toHaveAccessibleDescription('Where the invoice goes. This is too short.');
  await expect.element(field).toBeInvalid();
});

function SomeChoices() {
  const [queue, setQueue] = useState('expedite');
  const [sound, setSound] = useState(false);
  const queues = [
    { value: 'expedite', label: 'Reception' },
    { value: 'garage', label: 'Garage' },
  ];
  return (
    <>
      <Segments label="My queue" options={queues} value={queue} onChoose={setQueue} />
      <Toggle label="Sound" on={sound} onTurn={setSound} />
    </>
  );
}

test('arrows choose among segments, space turns a toggle', async () => {
  await render(<SomeChoices />);
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'Garage' })).toBeChecked();
  await userEvent.keyboard('{Tab} ');
  await expect.element(page.getByRole('switch', { name: 'Sound' })).toBeChecked();
});

test('of more choices than a line has room for the chosen one is in sight, without moving the page', async () => {
  const weeks = Array.from({ length: 20 }, (_, week) => String(week));
  const line = (value: string, count = '') => (
    <div style={{ width: 300, paddingBlockEnd: 4000 }}>
      <Segments
        label="Week"
        variant="line"
        options={weeks.map((week) => ({ value: week, label: `Week ${week}${count}` }))}
        value={value}
        onChoose={() => {}}
      />
    </div>
  );
  const { rerender } = await render(line('12'));
  expect(isWithin('Week 12', 300)).toBe(true);
  // What they count comes later.
  await rerender(line('12', ': 1,000'));
  expect(isWithin('Week 12: 1,000', 300)).toBe(true);
  window.scrollTo(0, 2000);
  await rerender(line('19'));
  expect(isWithin('Week 19', 300)).toBe(true);
  expect(isWithin('Week 12', 300)).toBe(false);
  expect(window.scrollY).toBe(2000);
  // Moved by a finger, it stays where it is.
  document.querySelector('.segments.line')!.scrollLeft = 0;
  await rerender(line('19', ': 1,000'));
  expect(isWithin('Week 0: 1,000', 300)).toBe(true);
});

function isWithin(name: string, width: number): boolean {
  const { left, right } = page.getByText(name, { exact: true }).element().getBoundingClientRect();
  return left >= 0 && right <= width + 20;
}

test('a switch says what it means and what is wrong, and is as large wherever it stands', async () => {
  await render(
    <div className="field" style={{ width: 200 }}>
      <Toggle
        label="Take it although it is more than is left to pay for all of the work"
        hint="It has to be paid back later."
        fieldError="Nobody may."
        on={false}
        onTurn={() => {}}
      />
    </div>,
  );
  const shown = page.getByRole('switch');
  await expect
    .element(shown)
    .toHaveAccessibleDescription('It has to be paid back later. Nobody may.');
  const { width, height } = shown.element().getBoundingClientRect();
  expect([width, height]).toEqual([48, 28]);
});

test('a badge counts to nine and says 9+ above', async () => {
  const shown = await render(<CountBadge count={9} />);
  await expect.element(shown.container).toMatchTextContent(/^9$/);
  await shown.rerender(<CountBadge count={10} />);
  await expect.element(shown.container).toMatchTextContent('9+');
  await shown.rerender(<CountBadge count={0} />);
  await expect.element(shown.container).toBeEmptyDOMElement();
});

test('a pager stops at its ends and is not there for one page', async () => {
  const turned: number[] = [];
  const turn = (to: number) => void turned.push(to);
  const shown = await render(<Pager page={1} pages={2} onTurn={turn} />);
  await expect.element(page.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await userEvent.click(page.getByRole('button', { name: 'Next page' }));
  expect(turned).toEqual([2]);
  await shown.rerender(<Pager page={1} pages={1} onTurn={turn} />);
  await expect.element(shown.container).toBeEmptyDOMElement();
});

test('a page is gone to by its number, the last one for whatever is beyond', async () => {
  const turned: number[] = [];
  const field = page.getByRole('textbox', { name: 'Page number' });
  const shown = (at: number) => (
    <Pager page={at} pages={60} onTurn={(to) => void turned.push(to)} />
  );
  const { rerender } = await render(shown(3));
  await field.fill('40');
  await userEvent.keyboard('{Enter}');
  await rerender(shown(40));
  await expect.element(field).toHaveValue('40');
  await field.fill('61');
  await userEvent.keyboard('{Enter}');
  await rerender(shown(60));
  await field.fill('x');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('60');
  expect(turned).toEqual([40, 60]);
});

test('the pauses between facts that are cut make nothing wider than what cuts them', async () => {
  const of = ['Kari Berg', 'Wheel change with everything that belongs to it', 'Done'];
  await render(
    <div data-testid="around" style={{ width: '120px', overflow: 'auto', position: 'relative' }}>
      <div style={{ overflow: 'hidden' }}>
        <p style={{ width: '500px' }}>
          <Facts of={of} />
        </p>
      </div>
    </div>,
  );
  const around = page.getByTestId('around').element();
  expect(around.scrollWidth).toBe(around.clientWidth);
});

test('a plate stands in the middle of the line of words that it is in', async () => {
  await render(
    <p>
      <span>{'13440'}</span> <Plate plate="EL 48213" />
    </p>,
  );
  const middle = (text: string) => {
    const { top, bottom } = page.getByText(text).element().getBoundingClientRect();
    return (top + bottom) / 2;
  };
  expect(Math.abs(middle('EL 48213') - middle('13440'))).toBeLessThanOrEqual(1);
});
