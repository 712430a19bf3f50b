import { BaseSequencer, type TestSpecification } from 'vitest/node';

// What takes long though its file may be small, and what waits long for others.
const longest = [
  '/every-screen/',
  '/new-build.',
  '/e2e/queue.test',
  '/queue-day.',
  '/faults/',
  '/early-input.',
  '/frames.',
  '/kill.',
  '/disk-space.',
  '/restored-exchange.',
  '/installation.',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const at = longest.findIndex((part) => moduleId.includes(part));
  return at < 0 ? longest.length : at;
};

/** Begins with what takes longest of each project, or it would go on alone after all others have ended. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // A worker that is shared by the files of a project ends before those of another one.
    return [...Map.groupBy(sorted, ({ project }) => project).values()].flatMap((of) =>
      of.toSorted((one, other) => placeOf(one) - placeOf(other)),
    );
  }
}
