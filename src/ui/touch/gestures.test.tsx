import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dragByFinger } from '#tests/support/in-browser/by-finger.ts';
import { dragOut, drawIn, pullToRefresh, swipeAcross, swipeAway, swipeRows } from './gestures.ts';

async function showRow(disabled = false) {
  const pressed: string[] = [];
  await render(
    <div data-testid="area">
      <p className="swiped" style={{ width: 300 }}>
        <span>Kari Lunde</span>
        <button type="button" data-swipe="start" onClick={() => pressed.push('called')}>
          Call
        </button>
        <button
          type="button"
          data-swipe="end"
          disabled={disabled}
          onClick={() => pressed.push('done')}
        >
          Done
        </button>
      </p>
    </div>,
  );
  swipeRows(page.getByTestId('area').element() as HTMLElement);
  return { pressed, row: page.getByText('Kari Lunde').element() };
}

test('a row moved to the right presses its first button, to the left its other, and only when it was moved far', async () => {
  const { pressed, row } = await showRow();
  await dragByFinger(row, { x: 60 });
  expect(pressed).toEqual([]);
  await dragByFinger(row, { x: 200 });
  expect(pressed).toEqual(['called']);
  await dragByFinger(row, { x: -200 });
  expect(pressed).toEqual(['called', 'done']);
  await dragByFinger(row, { y: 200 });
  expect(pressed).toEqual(['called', 'done']);
});

test('a row is not moved to where its button is off', async () => {
  const { pressed, row } = await showRow(true);
  await dragByFinger(row, { x: -200 });
  expect(pressed).toEqual([]);
});

test('a finger that goes across asks for what is after it or before, and one that goes down for nothing', async () => {
  const turned: number[] = [];
  await render(<p data-testid="area">Monday</p>);
  const area = page.getByTestId('area').element() as HTMLElement;
  swipeAcross(area, (by) => turned.push(by));
  await dragByFinger(area, { x: -90 });
  await dragByFinger(area, { x: 90 });
  await dragByFinger(area, { x: 40 });
  await dragByFinger(area, { y: 200 });
  expect(turned).toEqual([1, -1]);
  expect(area.style.translate).toBe('');
});

test('what is said at the foot is closed by a finger that moves it far to either side, and comes back from less', async () => {
  const closed = vi.fn<() => void>();
  await render(
    <div data-testid="area">
      <p className="swiped" style={{ width: 300 }}>
        <span>Saved</span>
        <button type="button" className="close-button" onClick={closed}>
          Close
        </button>
      </p>
    </div>,
  );
  swipeAway(page.getByTestId('area').element() as HTMLElement);
  const said = page.getByText('Saved').element();
  await dragByFinger(said, { x: 40 });
  expect(closed).not.toHaveBeenCalled();
  expect(said.parentElement!.style.getPropertyValue('--swiped')).toBe('');
  await dragByFinger(said, { y: 200 });
  expect(closed).not.toHaveBeenCalled();
  await dragByFinger(said, { x: -120 });
  expect(closed).toHaveBeenCalledTimes(1);
  await dragByFinger(said, { x: 120 });
  expect(closed).toHaveBeenCalledTimes(2);
});

async function showPage() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const refresh = vi.fn(() => promise);
  await render(
    <div data-testid="area">
      <div data-testid="scrolled" style={{ height: 300, overflow: 'auto' }}>
        <p style={{ height: 900 }}>Rows</p>
        <dialog open>Over the page</dialog>
      </div>
    </div>,
  );
  const area = page.getByTestId('area').element() as HTMLElement;
  pullToRefresh(area, refresh);
  const state = () => area.querySelector<HTMLElement>('.pull')!.dataset.state ?? '';
  return { refresh, resolve, state };
}

test('a pull at the top asks again once, however often it is pulled meanwhile', async () => {
  const { refresh, resolve, state } = await showPage();
  const rows = page.getByText('Rows').element();
  await dragByFinger(rows, { y: 60 }, { at: 20 });
  expect(refresh).not.toHaveBeenCalled();
  await dragByFinger(rows, { y: 250 }, { at: 20 });
  expect(state()).toBe('busy');
  await dragByFinger(rows, { y: 250 }, { at: 20 });
  expect(refresh).toHaveBeenCalledTimes(1);
  resolve();
  await expect.poll(state).toBe('');
});

test('where it is scrolled, and on what lies over the page, a pull asks for nothing', async () => {
  const { refresh } = await showPage();
  await dragByFinger(page.getByText('Over the page').element(), { y: 250 });
  page.getByTestId('scrolled').element().scrollTop = 200;
  await dragByFinger(page.getByText('Rows').element(), { y: 250 }, { at: 250 });
  expect(refresh).not.toHaveBeenCalled();
});

test('a drawer goes with the finger, comes back from a little, and asks to be closed from a third', async () => {
  await render(
    <div data-testid="drawer" style={{ width: 300, height: 200 }}>
      Menu
    </div>,
  );
  const drawer = page.getByTestId('drawer').element() as HTMLElement;
  const closed = vi.fn();
  dragOut(drawer, closed);
  await dragByFinger(drawer, { x: 60 });
  expect(drawer.style.translate).toBe('');
  await dragByFinger(drawer, { x: 200 });
  expect(closed).toHaveBeenCalledTimes(1);
});

async function showFrame() {
  await render(
    <div data-testid="frame" style={{ position: 'fixed', inset: 0 }}>
      <p style={{ height: 100 }}>Heading</p>
      <p className="swiped" style={{ height: 100 }}>
        Kari Lunde
      </p>
      <div style={{ overflow: 'auto' }}>
        <p style={{ width: 3000, height: 100 }}>Wide</p>
      </div>
    </div>,
  );
  const calls: string[] = [];
  drawIn(
    page.getByTestId('frame').element() as HTMLElement,
    () => calls.push('open'),
    () => calls.push('close'),
  );
  return calls;
}
const fromEdge = (text: string, x: number) => {
  const target = page.getByText(text).element();
  const { left, width } = target.getBoundingClientRect();
  return dragByFinger(target, { x }, { from: innerWidth - 20 - left - width / 2 });
};

test('a finger from the right edge opens the menu, and closes it when it stops early', async () => {
  const calls = await showFrame();
  await fromEdge('Heading', -200);
  expect(calls).toEqual(['open']);
  await fromEdge('Heading', -80);
  expect(calls).toEqual(['open', 'open', 'close']);
  expect(document.documentElement.style.getPropertyValue('--drawn-in')).toBe('');
});

test('rows that are swiped, what scrolls sideways and a finger from elsewhere open no menu', async () => {
  const calls = await showFrame();
  await fromEdge('Kari Lunde', -200);
  await fromEdge('Wide', -200);
  await fromEdge('Heading', -30);
  await fromEdge('Heading', 200);
  await dragByFinger(page.getByText('Heading').element(), { x: -200 });
  expect(calls).toEqual([]);
});
