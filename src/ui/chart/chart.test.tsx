import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { flushSync } from 'react-dom';
import { Chart } from './chart.tsx';

const hours = {
  label: 'Arrivals today',
  x: ['07', '08', '09'],
  xName: 'Hour',
};

test('by arrows one goes from point to point and reads each; the same stands in a table', async () => {
  await render(<Chart kind="bars" {...hours} series={[{ name: 'Came', values: [2, 0, 5] }]} />);
  const plot = page.getByRole('slider', { name: 'Arrivals today' });
  await userEvent.tab();
  await expect.element(plot).toHaveFocus();
  await expect.element(plot).toHaveAttribute('aria-valuetext', '07: 2');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(plot).toHaveAttribute('aria-valuetext', '09: 5');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(plot).toHaveAttribute('aria-valuetext', '08: 0');
  await userEvent.keyboard('{Home}');
  await expect.element(plot).toHaveAttribute('aria-valuetext', '07: 2');
  const table = page.getByRole('table', { name: 'Arrivals today' });
  await expect.element(table.getByRole('columnheader', { name: 'Came' })).toBeInTheDocument();
  await expect.element(table.getByRole('row', { name: '09 5' })).toBeInTheDocument();
});

test('several rows of values are distinguished by more than their colour', async () => {
  const series = [
    { name: 'Summer', values: [80, null, 60] },
    { name: 'Winter', values: [90, 70, null] },
  ];
  const { container } = await render(
    <Chart kind="lines" {...hours} series={series} text={(depth) => `${depth / 10} mm`} />,
  );
  const dashes = [...container.querySelectorAll('.chart-line-mark')].map(
    (line) => getComputedStyle(line).strokeDasharray,
  );
  expect(dashes).toHaveLength(2);
  expect(new Set(dashes).size).toBe(2);
  const plot = page.getByRole('slider');
  // Where a tab would go from hangs on the test before.
  (plot.element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.element(plot).toHaveAttribute('aria-valuetext', '09: Summer 6 mm, Winter –');
});

test('a pointer that rests on it takes nothing from who goes by keys', async () => {
  await render(<Chart kind="bars" {...hours} series={[{ name: 'Came', values: [2, 0, 5] }]} />);
  const plot = page.getByRole('slider');
  const element = plot.element() as HTMLElement;
  element.focus();
  await userEvent.keyboard('{End}');
  await expect.element(plot).toHaveAttribute('aria-valuetext', '09: 5');
  // As a browser does when what is below a pointer has become another.
  const { left: clientX } = element.getBoundingClientRect();
  const rest = { clientX, movementX: 0, movementY: 0, bubbles: true };
  for (const type of ['pointermove', 'pointerout']) {
    flushSync(() => void element.dispatchEvent(new PointerEvent(type, rest)));
    await expect.element(plot).toHaveAttribute('aria-valuetext', '09: 5');
  }
  element.dispatchEvent(new PointerEvent('pointermove', { ...rest, movementX: 1 }));
  await expect.element(plot).toHaveAttribute('aria-valuetext', '07: 2');
});

test('bars of several rows stand beside each other and differ by more than colour', async () => {
  const series = [
    { name: 'Reception', values: [1, 2, 3] },
    { name: 'Garage', values: [3, 2, 1] },
  ];
  const { container } = await render(<Chart kind="bars" {...hours} series={series} />);
  const bars = [...container.querySelectorAll('.chart-bar-mark')].map((bar) =>
    bar.getBoundingClientRect(),
  );
  const [first, second] = bars;
  expect(bars).toHaveLength(6);
  expect(second!.left).toBeCloseTo(first!.right, 0);
  expect(second!.bottom).toBeCloseTo(first!.bottom, 0);
  expect(
    new Set(
      [...container.querySelectorAll('.chart-bar-mark')].map((bar) => bar.getAttribute('fill')),
    ).size,
  ).toBe(2);
});

test('the longest number of the axis begins where what stands over the picture does', async () => {
  const series = [{ name: 'Sold', values: [400_000, 0, 120_000] }];
  const { container } = await render(
    <section>
      <h2>Sold</h2>
      <Chart kind="bars" {...hours} series={series} text={(value) => `${value} kr`} />
    </section>,
  );
  const startOf = (element: Element) => Math.round(element.getBoundingClientRect().left);
  const numbers = [...container.querySelectorAll('.chart-ticks li')].map(startOf);
  expect(Math.min(...numbers)).toBe(startOf(container.querySelector('h2')!));
});
