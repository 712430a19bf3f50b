import type {
  GrooveOrder,
  Measurement,
  ReaderUnit,
} from '#contract/workshop/tread-depth/readers.ts';
import {
  deepest,
  type GrooveField,
  type WheelPosition,
} from '#contract/workshop/tread-depth/readings.ts';

// Tenths of a millimetre in one of the unit.
const tenthsIn: Readonly<Record<ReaderUnit, number>> = { mm: 10, tenths: 1, inch_32: 7.9375 };

/** What a reader measured as columns of a reading; undefined when a depth cannot be of a tyre. */
export function depthsOf(
  measured: Pick<Measurement, 'wheels'>,
  reader: { readonly unit: ReaderUnit; readonly grooveOrder: GrooveOrder },
): Partial<Record<GrooveField, number>> | undefined {
  const depths: Partial<Record<GrooveField, number>> = {};
  for (const wheel of measured.wheels) {
    const position = wheel.position.toLowerCase() as WheelPosition;
    const fromOutside =
      reader.grooveOrder === 'outer_first' ? wheel.depths : wheel.depths.toReversed();
    for (const [at, depth] of fromOutside.entries()) {
      const tenths = Math.round(depth * tenthsIn[reader.unit]);
      if (tenths > deepest) return undefined;
      depths[`${position}_${at + 1}` as GrooveField] = tenths;
    }
  }
  return depths;
}
