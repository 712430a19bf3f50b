import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isLongest = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/every-screen/');

/** Begins with the walk over every screen, or it would go on alone long after all others have ended. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(isLongest(other)) - Number(isLongest(one)));
  }
}
