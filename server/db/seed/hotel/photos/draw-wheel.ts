import type { Colour } from './encode-jpeg.ts';

/** What can be seen on a wheel of the demo. */
export const damages = ['kerb', 'nail', 'bulge', 'cut'] as const;
export type Damage = (typeof damages)[number];

const mixed = (one: Colour, other: Colour, share: number): Colour => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];
/** From 0 to 1 while `value` goes from one edge to the other, softly. */
function between(value: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
const near = (value: number, at: number, width: number) =>
  1 - between(Math.abs(value - at), width * 0.6, width);

const floor: Colour = [150, 148, 142];
const rubber: Colour = [42, 43, 46];
const worn: Colour = [82, 83, 86];
const metal: Colour = [186, 190, 196];
const gap: Colour = [58, 60, 66];
const bright: Colour = [244, 245, 246];
const rust: Colour = [176, 96, 48];

/** A wheel that lies on the floor, with its damage: the colour at a point from -1 to 1. */
export function drawWheel(damage: Damage): (x: number, y: number) => Colour {
  return (x, y) => {
    const far = Math.hypot(x, y);
    const angle = Math.atan2(y, x);
    const soft = 0.02;
    let colour = mixed(floor, [96, 95, 92], between(y, -1, 1) * 0.7);
    const is = (edge: number) => 1 - between(far, edge - soft, edge + soft);
    colour = mixed(colour, mixed(rubber, worn, between(-x - y, -1, 1.2) * 0.6), is(0.92));
    colour = mixed(colour, worn, near(far, 0.86, 0.02) + near(far, 0.66, 0.015));
    colour = mixed(colour, mixed(metal, bright, between(-x - y, -0.6, 0.9) * 0.5), is(0.58));
    const spoke = Math.abs(Math.sin(angle * 2.5));
    const hole = between(spoke, 0.42, 0.56) * between(far, 0.17, 0.22) * is(0.49);
    colour = mixed(colour, gap, hole);
    colour = mixed(colour, gap, near(far, 0.1, 0.025));
    return seen(damage, colour, x, y);
  };
}

function seen(damage: Damage, colour: Colour, x: number, y: number): Colour {
  const far = Math.hypot(x, y);
  const angle = Math.atan2(y, x);
  switch (damage) {
    case 'kerb': {
      const along = near(angle, -0.5, 0.55);
      const scratches = 0.5 + 0.5 * Math.sin(angle * 70 + far * 90);
      return mixed(colour, mixed(bright, gap, scratches), along * near(far, 0.555, 0.05));
    }
    case 'nail': {
      const from = Math.hypot(x - 0.55, y + 0.5);
      const shadow = mixed(colour, [16, 16, 18], 1 - between(from, 0.06, 0.11));
      return mixed(shadow, bright, 1 - between(from, 0.035, 0.055));
    }
    case 'bulge': {
      const within = 1 - between(far, 0.86, 0.9);
      const lit = 1 - between(Math.hypot(x + 0.53, y - 0.53), 0.02, 0.16);
      const shadow = 1 - between(Math.hypot(x + 0.57, y - 0.57), 0.1, 0.24);
      return mixed(mixed(colour, [12, 12, 14], shadow * within), [150, 151, 154], lit * within);
    }
    case 'cut': {
      const across = near(far + 0.12 * Math.sin(angle * 9), 0.76, 0.03) * near(angle, 1.5, 0.4);
      return mixed(colour, rust, across);
    }
  }
}
