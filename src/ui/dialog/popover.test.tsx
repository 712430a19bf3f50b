import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lazyPart } from '../state/lazy-part.tsx';
import { Popover } from './popover.tsx';

const Shelf = () => <input aria-label="Shelf" data-first-focus />;

function SomePopover({ come }: { come: Promise<void> }) {
  const [open, setOpen] = useState(false);
  const [Later] = useState(() =>
    lazyPart(async () => {
      await come;
      return Shelf;
    }),
  );
  return (
    <Popover button="Open" open={open} onTurn={setOpen}>
      <button type="button">Before it</button>
      <Later />
    </Popover>
  );
}

async function openPopover() {
  const later = Promise.withResolvers<void>();
  await render(<SomePopover come={later.promise} />);
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await expect.element(page.getByRole('dialog')).toHaveFocus();
  return later.resolve;
}

test('what comes later in a popover is typed into at once', async () => {
  const come = await openPopover();
  come();
  await expect.element(page.getByLabelText('Shelf')).toHaveFocus();
});

test('what comes later takes the focus from nobody who is busy in the popover', async () => {
  const come = await openPopover();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Before it' })).toHaveFocus();
  come();
  await expect.element(page.getByLabelText('Shelf')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Before it' })).toHaveFocus();
});
