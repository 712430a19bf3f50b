import { spacedPlate } from '#contract/kit/rules/plate-shapes.ts';
import { Plate } from '#src/ui/plate.tsx';

/** A plate with what stands between its parts on the car. */
export const SpacedPlate = ({ plate, country }: { plate: string; country: string }) => (
  <Plate plate={spacedPlate(plate, country)} />
);
