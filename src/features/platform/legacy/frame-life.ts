/** How far a frame is: its page is awaited, is shown, said nothing in time, or speaks a version that we do not know. */
export type FramePhase = 'waiting' | 'shown' | 'silent' | 'newer';

/** A frame, and of the page in it whether it has said hello and whether it has arrived: either may come first. */
export interface FrameLife {
  readonly phase: FramePhase;
  readonly greeted: boolean;
  readonly arrived: boolean;
}

export type FrameEvent = 'hello' | 'newer hello' | 'arrived' | 'silence';

/** How long a page may take to say hello, in ms. */
export const legacyPatience = 10_000;

/** A frame whose first page is under way. */
export const frameAtFirst: FrameLife = { phase: 'waiting', greeted: false, arrived: false };

/**
 * The frame after an event. The page in it may change by itself, to one that hangs or is somebody
 * else's: until a page has said hello, silence ends it.
 */
export function frameAfter(life: FrameLife, event: FrameEvent): FrameLife {
  const { phase, greeted, arrived } = life;
  switch (event) {
    case 'hello':
    case 'newer hello':
      return {
        phase: event === 'hello' ? 'shown' : 'newer',
        greeted: true,
        // A second hello is that of a page which is still to arrive.
        arrived: arrived && !greeted,
      };
    case 'arrived':
      return { phase, greeted: greeted && !arrived, arrived: true };
    case 'silence':
      return greeted ? life : { ...life, phase: 'silent' };
  }
}
