import type { Line } from '#contract/kit/document/lines.ts';
import type { Context } from '#server/kit/context.ts';
import type { Stored } from '#server/kit/resource/resource-table.ts';

/** A line that leaves a document, and the one that it is in the other. */
export interface MovedLine {
  readonly from: Line;
  readonly to: Line;
}

/** Lines that stand in another document, and still in their own. */
interface Moved {
  readonly from: Stored;
  /** The id of the other. */
  readonly to: number;
  readonly lines: readonly MovedLine[];
  /** Whether all of it goes, and nothing of it is left. */
  readonly whole: boolean;
}

/**
 * Takes along what else a feature keeps of lines, or refuses by throwing. What it answers is done
 * once they have left: what then does not add up is refused as well.
 */
export type MovedOf = (context: Context, moved: Moved) => Promise<(() => Promise<void>) | void>;
