import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dragByFinger, workByFinger } from '#tests/support/in-browser/by-finger.ts';
import { moved } from './moved.ts';
import { Grip, ReorderList } from './reorder-list.tsx';

afterEach(() => workByFinger(false));

function Desks() {
  const [desks, setDesks] = useState(['Desk 1', 'Desk 2', 'Desk 3', 'Desk 4']);
  return (
    <ReorderList onMove={(from, to) => setDesks(moved(desks, from, to))}>
      {desks.map((desk) => (
        <li key={desk}>
          <Grip />
          {desk}
        </li>
      ))}
    </ReorderList>
  );
}

const lines = () => page.getByRole('listitem').elements();
const order = () => lines().map((line) => line.textContent.trim());
const gripOf = (desk: string) =>
  lines()
    .find((line) => line.textContent.includes(desk))!
    .querySelector('.grip')!;

async function showDesks() {
  await workByFinger(true);
  await render(<Desks />);
  // Ionic's group takes it from here, once it has fetched its gesture.
  const group = page.getByRole('list').element() as Element & { gesture?: object };
  await expect.poll(() => group.gesture !== undefined).toBe(true);
}

test('a line goes where its grip is moved, up and down, and the others close up', async () => {
  await showDesks();
  const { height } = lines()[0]!.getBoundingClientRect();
  await dragByFinger(gripOf('Desk 3'), { y: -2 * height });
  await expect.poll(order).toEqual(['Desk 3', 'Desk 1', 'Desk 2', 'Desk 4']);
  await dragByFinger(gripOf('Desk 3'), { y: 3 * height });
  await expect.poll(order).toEqual(['Desk 1', 'Desk 2', 'Desk 4', 'Desk 3']);
  await expect
    .poll(() => lines().map((line) => (line as HTMLElement).style.transform))
    .toEqual(['', '', '', '']);
});

test('a line that is moved a little, or not by its grip, stays', async () => {
  await showDesks();
  const start = order();
  const { height } = lines()[0]!.getBoundingClientRect();
  await dragByFinger(gripOf('Desk 2'), { y: height / 4 });
  await dragByFinger(lines()[1]!, { y: 2 * height });
  expect(order()).toEqual(start);
});

test('a mouse has no grips, and the list is a plain one', async () => {
  await render(<Desks />);
  expect(page.getByRole('list').element().localName).toBe('ol');
  expect(document.querySelector('.grip')).toBeNull();
});
