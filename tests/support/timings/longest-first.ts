import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import timings from './timings.json' with { type: 'json' };

const seconds: Readonly<Record<string, number | undefined>> = timings;

/** Begins with what takes longest of each project, as `tests/support/timings/keep-timings.ts` has noted, or it would go on alone after all others have ended. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const takes = ({ moduleId }: TestSpecification) =>
      seconds[relative(this.ctx.config.root, moduleId)] ?? 0;
    // A worker that is shared by the files of a project ends before those of another one.
    return [...Map.groupBy(sorted, ({ project }) => project).values()].flatMap((of) =>
      of.toSorted((one, other) => takes(other) - takes(one)),
    );
  }
}
