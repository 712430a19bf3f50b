import { useRef } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useContentScroll } from './use-content-scroll.ts';

function Page() {
  const content = useRef<HTMLDivElement>(null);
  useContentScroll(content);
  return (
    <div ref={content} data-testid="content" style={{ height: 100, overflow: 'auto' }}>
      <div style={{ height: 1000 }} />
    </div>
  );
}

/** A page that is loaded again at an address, as by hand or by the browser's own button. */
async function load(address: string) {
  const { getByTestId, unmount } = await render(
    <MemoryRouter initialEntries={[{ pathname: address, key: 'default' }]}>
      <Page />
    </MemoryRouter>,
  );
  return { content: getByTestId('content').element(), unmount };
}

test('a page that is loaded again is where it was, and another address begins at its top', async () => {
  const here = await load('/1/here');
  here.content.scrollTop = 300;
  await new Promise((scrolled) =>
    here.content.addEventListener('scroll', scrolled, { once: true }),
  );
  await here.unmount();
  const there = await load('/1/there');
  expect(there.content.scrollTop).toBe(0);
  await there.unmount();
  const again = await load('/1/here');
  expect(again.content.scrollTop).toBe(300);
});
