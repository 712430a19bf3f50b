import { afterEach, expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { QueueStatus } from '#contract/workshop/queue.ts';
import { list, next, phone, row, startQueue } from '#tests/support/in-browser/at-the-queue.tsx';
import { pressDisabled } from '#tests/support/in-browser/press-disabled.ts';

const { atTheQueue } = startQueue();
afterEach(() => void vi.useRealTimers());

const came = page.getByRole('button', { name: 'Somebody came in' });
const boxOf = (target: { element(): Element }) => target.element().getBoundingClientRect();

test('on a phone what is pressed all day is within reach of a thumb and large enough for a glove', async () => {
  const token = await atTheQueue({ ...phone, stations: ['1', 'Desk 2'] });
  for (const plate of ['EL10026', 'EL10027']) await commands.checkIn(token, plate);
  const first = row('Waiting', 'EL10026');
  await expect.element(row('Waiting', 'EL10027')).toBeVisible();
  await first.getByText('EL10026').click();
  const often = {
    next,
    came,
    process: row('Waiting', 'EL10027').getByRole('button', { name: 'Expedite EL10027' }),
    head: row('Waiting', 'EL10027').getByRole('button', { expanded: false }).first(),
    station: page.getByText('1', { exact: true }).first(),
    queue: page.getByText(/^Garage/),
    done: first.getByRole('button', { name: 'Done' }),
    history: first.getByRole('button', { name: 'History' }),
  };
  const tooSmall = Object.entries(often).filter(([, target]) => {
    const { width, height } = boxOf(target);
    return Math.min(width, height) < 48;
  });
  expect(tooSmall.map(([name]) => name)).toEqual([]);
  // The lower half: a thumb of the hand that holds the phone gets no higher without shifting it.
  const { top, bottom } = boxOf(next);
  expect(top).toBeGreaterThan(phone.height / 2);
  expect(bottom).toBeLessThanOrEqual(phone.height);
});

test('on a phone nothing lies over the form while somebody is typed in', async () => {
  await atTheQueue(phone);
  await expect.element(next).toHaveStyle({ position: 'sticky' });
  await came.click();
  await expect.element(next).toHaveStyle({ position: 'static' });
  await came.click();
  await expect.element(next).toHaveStyle({ position: 'sticky' });
});

test('of more stations than a phone is wide, the chosen one is in sight', async () => {
  const names = ['Desk 1', 'Desk 2', 'Desk 3', 'Desk 4', 'Desk 5', 'Desk 6'];
  await atTheQueue({ ...phone, stations: names });
  const stations = page.getByRole('group', { name: 'Station' });
  const last = page.getByText('Desk 6');
  await last.click();
  await page.getByText(/^Garage/).click();
  await page.getByText(/^Reception/).click();
  await expect.element(page.getByRole('radio', { name: 'Desk 6' })).toBeChecked();
  // Rows are scrolled by whole pixels.
  await expect.poll(() => boxOf(last).right - boxOf(stations).right).toBeLessThan(1);
});

test('the seconds of a call stand in the middle of their ring', async () => {
  const token = await atTheQueue();
  await commands.checkIn(token, 'EL10028');
  await expect.element(row('Waiting', 'EL10028')).toBeVisible();
  await next.click();
  const countdown = row('Expediting', 'EL10028').getByRole('timer');
  // A site that has set none calls for ten seconds.
  await expect.element(countdown).toHaveAccessibleName(/^Called: (10|[1-9]) seconds? left$/);
  const [ring, seconds] = [...countdown.element().children].map((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return (top + bottom) / 2;
  });
  expect(Math.abs(ring! - seconds!)).toBeLessThan(2);
});

test('how long people have waited is told again every five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const token = await atTheQueue();
  await commands.checkIn(token, 'EL10029');
  const waits = row('Waiting', 'EL10029');
  await expect.element(waits.getByText('0 min')).toBeVisible();
  vi.setSystemTime(Date.now() + 600_000);
  vi.advanceTimersByTime(4_999);
  // Shown again for another reason, it is as old as it was.
  await waits.getByText('EL10029').click();
  await expect.element(waits.getByRole('button', { name: 'Recall' })).toBeVisible();
  expect(waits.element().textContent).toContain('0 min');
  vi.advanceTimersByTime(1);
  await expect.element(waits.getByText('10 min')).toBeVisible();
});

test('who is done already cannot be done again, and is told why', async () => {
  const token = await atTheQueue();
  await commands.checkIn(token, 'EL10030');
  await row('Waiting', 'EL10030').getByText('EL10030').click();
  await list('Waiting').getByRole('button', { name: 'Done' }).click();
  await row('Completed', 'EL10030').getByText('EL10030').click();
  const again = row('Completed', 'EL10030').getByRole('button', { name: 'Done' });
  await pressDisabled(again);
  await expect.element(page.getByText('This person is done already.')).toBeVisible();
});

test('on a phone who is called stands on top, and three who wait are in sight below', async () => {
  const token = await atTheQueue({ ...phone, stations: ['Desk 1'] });
  await page.getByText('Desk 1').click();
  const plates = ['EL10041', 'EL10042', 'EL10043', 'EL10044', 'EL10045'];
  for (const plate of plates) await commands.checkIn(token, plate);
  await expect.element(row('Waiting', 'EL10045')).toBeVisible();
  await next.click();
  const called = row('Expediting', 'EL10041');
  await expect.element(called.getByText('Now serving · Desk 1')).toBeInViewport({ ratio: 1 });
  await expect.element(called.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 });
  await expect.element(called.getByRole('button', { name: 'Recall' })).toBeInViewport({ ratio: 1 });
  // Without the frame's two bars, which take 116 px of a phone, and what stands over its foot.
  const foot = phone.height - 116 - boxOf(next).height - 2 * 8;
  const third = row('Waiting', 'EL10044').element().getBoundingClientRect();
  expect(third.bottom).toBeLessThanOrEqual(foot);
});

test('who was done here keeps the place a while, and is put back there by one tap', async () => {
  const token = await atTheQueue({ ...phone, stations: ['Desk 1'] });
  await page.getByText('Desk 1').click();
  for (const plate of ['EL10051', 'EL10052']) await commands.checkIn(token, plate);
  await expect.element(row('Waiting', 'EL10052')).toBeVisible();
  await next.click();
  const called = row('Expediting', 'EL10051');
  const below = row('Waiting', 'EL10052');
  const top = () => below.element().getBoundingClientRect().top;
  const done = called.getByRole('button', { name: 'Done' });
  await expect.element(done).toBeVisible();
  const before = top();
  await done.click();
  const undo = page.getByRole('button', { name: 'Undo EL10051' });
  await expect.element(undo).toBeVisible();
  expect(top()).toBe(before);
  // It is done at once: the way back is an act of its own.
  await expect
    .poll(() => commands.queueOf(token))
    .toMatchObject([{ status: QueueStatus.Done }, { status: QueueStatus.Wait }]);
  await undo.click();
  await expect.element(called.getByRole('button', { name: 'Done' })).toBeVisible();
  await expect
    .poll(() => commands.queueOf(token))
    .toMatchObject([
      { status: QueueStatus.Expedite, target: 'Desk 1' },
      { status: QueueStatus.Wait },
    ]);
});

test('on a phone what can be done with whom one opens is in sight', async () => {
  const token = await atTheQueue(phone);
  const plates = Array.from({ length: 9 }, (_, nth) => `EL1006${nth}`);
  for (const plate of plates) await commands.checkIn(token, plate);
  await expect.element(row('Waiting', 'EL10068')).toBeVisible();
  const last = row('Waiting', 'EL10068');
  await last.getByText('EL10068').click();
  const act = last.getByRole('button', { name: 'Expedite', exact: true });
  await expect.element(act).toBeInViewport({ ratio: 1 });
  const over = () => act.element().getBoundingClientRect().bottom;
  await expect.poll(over).toBeLessThanOrEqual(next.element().getBoundingClientRect().top);
});

test('a press waits for no row: none is drawn for a finger that comes down, and calling somebody measures none', async () => {
  const token = await atTheQueue(phone);
  for (const plate of ['EL10071', 'EL10072', 'EL10073']) await commands.checkIn(token, plate);
  await expect.element(row('Waiting', 'EL10073')).toBeVisible();
  // Whatever draws the lists asks how wide the window is.
  const drawn = vi.spyOn(globalThis, 'matchMedia');
  const finger = { bubbles: true, pointerId: 1 };
  row('Waiting', 'EL10071').element().dispatchEvent(new PointerEvent('pointerdown', finger));
  // What a press draws is drawn by then.
  await Promise.resolve();
  expect(drawn).not.toHaveBeenCalled();
  dispatchEvent(new PointerEvent('pointerup', finger));
  drawn.mockRestore();
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  await next.click();
  await expect.poll(() => list('Expediting').element().textContent).toContain('EL10071');
  const rows = measured.mock.contexts.filter((one) => (one as Element).matches('.person'));
  measured.mockRestore();
  expect(rows).toEqual([]);
});
