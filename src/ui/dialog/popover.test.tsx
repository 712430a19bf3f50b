import { useState } from 'react';
import { createBrowserRouter, RouterProvider, useNavigate, useSearchParams } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lazyComponent } from '../state/lazy-component.tsx';
import { Popover } from './popover.tsx';

const Shelf = () => <input aria-label="Shelf" data-first-focus />;

function SomePopover({ come }: { come: Promise<void> }) {
  const [open, setOpen] = useState(false);
  const [Later] = useState(() =>
    lazyComponent(async () => {
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

test('going back closes a popover, and stays on the page', async () => {
  await page.viewport(1280, 800);
  const { href } = location;
  await openPopover();
  await expect.poll(() => 'over' in ((history.state ?? {}) as object)).toBe(true);
  history.back();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(location.href).toBe(href);
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

function Columns() {
  const [open, setOpen] = useState(false);
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const show = (search: string, replace: boolean) => void navigate({ search }, { replace });
  return (
    <>
      <p>Shows {address.get('columns') ?? 'all'}</p>
      <Popover button="Columns" open={open} onTurn={setOpen}>
        <button type="button" onClick={() => show('?columns=plate', true)}>
          Plate
        </button>
        <button type="button" onClick={() => show('?columns=name', false)}>
          Name, as a step
        </button>
      </Popover>
    </>
  );
}

test.each(['Plate', 'Name, as a step'])(
  'what is chosen in a popover stays when going back closes it: %s',
  async (choice) => {
    await page.viewport(1280, 800);
    const begin = location.href;
    const router = createBrowserRouter([{ path: '*', Component: Columns }]);
    await render(<RouterProvider router={router} />);
    await page.getByRole('button', { name: 'Columns' }).click();
    await expect.poll(() => 'over' in ((history.state ?? {}) as object)).toBe(true);
    await page.getByRole('button', { name: choice }).click();
    await expect.element(page.getByText(/Shows (plate|name)/)).toBeVisible();
    const chosen = location.search;
    expect(chosen).not.toBe('');
    history.back();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect([location.search, router.state.location.search]).toEqual([chosen, chosen]);
    router.dispose();
    history.replaceState(null, '', begin);
  },
);
