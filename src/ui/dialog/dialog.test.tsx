import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startWords } from '#src/i18n/words.ts';
import { Dialog } from './dialog.tsx';

beforeAll(() => startWords(['common']));

function Asking() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog open={open} title="Sure?" onClose={() => setOpen(false)}>
        <p>It cannot be undone.</p>
      </Dialog>
    </>
  );
}

test('going back closes a dialog, and stays on the page, each time that it was opened', async () => {
  await page.viewport(1280, 800);
  const { href } = location;
  await render(<Asking />);
  for (let turn = 0; turn < 2; turn += 1) {
    const before = history.length;
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => 'over' in ((history.state ?? {}) as object)).toBe(true);
    history.back();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(location.href).toBe(href);
    expect(history.length - before).toBeLessThanOrEqual(1);
  }
});
