import { cdp } from 'vitest/browser';

interface Session {
  send(method: string, params: object): Promise<unknown>;
}

/** Lets a finger work the page, as on a phone, or a mouse again. */
export const workByFinger = (enabled: boolean): Promise<unknown> =>
  (cdp() as unknown as Session).send('Emulation.setTouchEmulationEnabled', {
    enabled,
    maxTouchPoints: 1,
  });

/** Says for the person that they want less to move, or that they do not mind. */
export const moveLess = (wanted: boolean): Promise<unknown> =>
  (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: wanted ? 'reduce' : 'no-preference' }],
  });

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const steps = 6;

/** A finger is put on the middle of something, or `at` so many pixels from its top and `from` so many beside its middle, moved so far and lifted. */
export async function dragByFinger(
  target: Element,
  { x = 0, y = 0 }: { x?: number; y?: number },
  { at, from = 0 }: { at?: number; from?: number } = {},
): Promise<void> {
  const { left, top, width, height } = target.getBoundingClientRect();
  const say = (type: string, share: number) => {
    const touch = new Touch({
      identifier: 1,
      target,
      clientX: left + width / 2 + from + x * share,
      clientY: top + (at ?? height / 2) + y * share,
    });
    const touches = type === 'touchend' ? [] : [touch];
    target.dispatchEvent(
      new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [touch] }),
    );
    return frame();
  };
  await say('touchstart', 0);
  for (let step = 1; step <= steps; step += 1) await say('touchmove', step / steps);
  await say('touchend', 1);
}
