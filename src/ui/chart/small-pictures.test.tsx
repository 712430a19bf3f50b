import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CarTread } from './car-tread.tsx';
import { Heat } from './heat.tsx';
import { Sparkline } from './sparkline.tsx';
import { Stack } from './stack.tsx';

const days = ['Mon', 'Tue', 'Wed'];
const percent = (part: number) => `${Math.round(part * 100)} %`;

test('a sparkline says its last number and its peak, and all of them in a table', async () => {
  const { container } = await render(
    <Sparkline label="Sold" x={days} xName="Day" values={[4, 9, null]} text={(n) => `${n} pcs`} />,
  );
  const said = [...container.querySelectorAll('.spark-bars small, .spark-last')];
  // Of Wednesday nothing is known: the last one known is the peak, too.
  expect(said.map(({ textContent }) => textContent)).toEqual(['9 pcs']);
  expect(container.querySelectorAll('.spark-bars i')).toHaveLength(2);
  const table = page.getByRole('table', { name: 'Sold' });
  await expect.element(table.getByRole('row', { name: 'Mon 4 pcs' })).toBeInTheDocument();
  await expect.element(table.getByRole('row', { name: 'Wed –' })).toBeInTheDocument();
});

test('the bars of a sparkline stand on zero, also below it', async () => {
  const { container } = await render(
    <Sparkline label="Result" x={days} xName="Day" values={[10, -10, 5]} />,
  );
  const [gain, loss, last] = [...container.querySelectorAll('.spark-bars i')].map((bar) =>
    bar.getBoundingClientRect(),
  );
  expect(gain!.bottom).toBeCloseTo(loss!.top, 0);
  expect(last!.bottom).toBeCloseTo(gain!.bottom, 0);
  expect(last!.height).toBeCloseTo(gain!.height / 2, 0);
});

test('the parts of a whole have room by what they are, and each leads to its own', async () => {
  const parts = [
    { name: 'Winter', value: 30, to: '/winter' },
    { name: 'Summer', value: 10, to: '/summer' },
    { name: 'All year', value: 0, to: '/all' },
  ];
  const stack = (
    <Stack label="Sets" partsAre="Season" counted="Sets" parts={parts} share={percent} />
  );
  const router = createMemoryRouter([{ path: '*', element: stack }]);
  const { container } = await render(<RouterProvider router={router} />);
  const widths = [...container.querySelectorAll('.stacked-bar i')].map(
    (part) => part.getBoundingClientRect().width,
  );
  expect(widths).toHaveLength(2);
  expect(widths[0]! / widths[1]!).toBeCloseTo(3, 0);
  const table = page.getByRole('table', { name: 'Sets' });
  await expect.element(table.getByRole('row', { name: 'Summer 10 25 %' })).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Summer' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/summer');
});

test('what is full differs from what is not by more than colour, and is opened by keys', async () => {
  const opened: string[] = [];
  const loads = [0.4, 0.95, null];
  const cells = loads.map((load, at) => ({ load, onOpen: () => void opened.push(days[at]!) }));
  const text = (load: number | null) => (load === null ? 'closed' : percent(load));
  const { container } = await render(
    <Heat label="Load" rows={[{ name: 'Mari', cells }]} rowsAre="Who" columns={days} text={text} />,
  );
  const edges = [...container.querySelectorAll('td')].map(
    (cell) => getComputedStyle(cell).borderWidth,
  );
  expect(edges).toEqual(['1px', '2px', '1px']);
  await expect.element(page.getByRole('button', { name: 'Mari, Wed: closed' })).toBeInTheDocument();
  page.getByRole('button', { name: 'Mari, Tue: 95 %' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(opened).toEqual(['Tue']);
});

test('a wheel of the drawing is filled as far as its tread goes, and one below the law not to its line', async () => {
  const wheel = (position: string, name: string, depth: number | null) => ({
    position,
    name,
    depth,
    text: depth === null ? '–' : String(depth / 10),
    tone: null,
    verdict: null,
  });
  const { container } = await render(
    <CarTread
      label="Tread"
      wheels={[
        wheel('FL', 'Front left', 80),
        wheel('FR', 'Front right', 12),
        wheel('RR', 'Rear right', null),
      ]}
      legal={{ depth: 16, text: 'Law: 1.6 mm' }}
    />,
  );
  const boxes = (of: string) =>
    [...container.querySelectorAll(of)].map((one) => one.getBoundingClientRect());
  const [full, worn, ...others] = boxes('.tread-left');
  // Of the rear right one nothing is known.
  expect(others).toEqual([]);
  expect(worn!.height / full!.height).toBeCloseTo(12 / 80, 1);
  expect(worn!.top).toBeGreaterThan(boxes('.tread-law')[1]!.top);
  const [left, right] = boxes('.tread-wheel');
  expect(left!.right).toBeLessThan(full!.left);
  expect(right!.left).toBeGreaterThan(worn!.right);
  await expect
    .element(page.getByRole('list', { name: 'Tread' }))
    .toMatchTextContent(/Front right1.2/);
  await expect.element(page.getByText('Law: 1.6 mm')).toBeVisible();
});
