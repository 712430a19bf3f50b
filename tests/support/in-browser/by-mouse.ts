import { cdp } from 'vitest/browser';

interface Session {
  send(method: string, params: object): Promise<unknown>;
}

/** Where the real mouse is, in the window of the test. */
interface At {
  readonly x: number;
  readonly y: number;
}

function say(type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', { x, y }: At, held: boolean) {
  // The test's window stands in one of the browser's.
  const { left = 0, top = 0 } = window.frameElement?.getBoundingClientRect() ?? {};
  const button = type !== 'mouseMoved' || held ? 'left' : 'none';
  return (cdp() as unknown as Session).send('Input.dispatchMouseEvent', {
    type,
    x: left + x,
    y: top + y,
    button,
    buttons: held ? 1 : 0,
    clickCount: type === 'mouseMoved' ? 0 : 1,
  });
}

/** The real mouse goes somewhere and is pressed; what it returns carries it on, and lets go. */
export async function pressMouse(at: At) {
  let last = at;
  await say('mouseMoved', at, false);
  await say('mousePressed', at, true);
  return {
    async moveTo(to: At): Promise<void> {
      const from = last;
      last = to;
      const steps = 4;
      for (let step = 1; step <= steps; step += 1) {
        const share = step / steps;
        const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
        await say('mouseMoved', { x, y }, true);
      }
    },
    letGo: () => say('mouseReleased', last, false),
  };
}
