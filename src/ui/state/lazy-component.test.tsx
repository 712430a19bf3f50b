import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lazyComponent, lazyScreen } from './lazy-component.tsx';

const kinds = [
  { kind: 'a part', lazily: lazyComponent },
  { kind: 'a screen', lazily: lazyScreen },
];

test.each(kinds)('what is typed goes in while $kind beside it is on its way', async (variant) => {
  const come = Promise.withResolvers<() => ReactNode>();
  const Part = variant.lazily(() => come.promise);
  function Search() {
    const [text, setText] = useState('');
    return (
      <>
        <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
        {text.length > 1 && <Part />}
      </>
    );
  }
  await render(<Search />);
  const box = page.getByRole('textbox', { name: 'Search' });
  await userEvent.type(box, 'zz 100');
  await expect.element(box).toHaveValue('zz 100');
  come.resolve(() => <p>It has come.</p>);
  await expect.element(page.getByText('It has come.')).toBeVisible();
  await expect.element(box).toHaveValue('zz 100');
});
