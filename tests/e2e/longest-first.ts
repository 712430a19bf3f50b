import { BaseSequencer, type TestSpecification } from 'vitest/node';

// What takes long though its file may be small, and what waits long for others.
const longest = [
  '/every-screen/',
  '/kill.',
  '/new-build.',
  '/notifications/notifications.',
  '/e2e/queue.test',
  '/early-input.',
  '/queue-screens.',
  '/outbox.',
  '/queue-day.',
  '/faults/',
  '/whose-device.',
  '/frames.',
  '/bookings.test',
  '/account.',
  '/shell.',
  '/fuzz.',
  '/security.',
  '/hostile.',
  '/disk-space.',
  '/restored-exchange.',
  '/assert-whole.',
  '/installation.',
  '/calendar.test',
  '/queue-screen.test',
  '/customers-screens.',
  '/notifications-drawer.',
  '/take-code.',
  '/bookings-screens.',
  '/photos.browser.',
  '/new-booking.',
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
