import { bureauAnswer } from '#server/db/seed/economy/bureau-answer.ts';
import type { BureauAnswer } from '../checks/bureau.ts';

/** What the bureau can be had to do wrong about a number: too many questions, no answer, a number that it does not know, another form, an address at which nobody is, and an answer that is lost once it was charged. */
export const playedFaults = ['busy', 'silent', 'unknown', 'strange', 'gone', 'lose'] as const;
export type PlayedFault = (typeof playedFaults)[number];

const mostKept = 500;

/** The checks of a bureau that is played, as long as the server runs. */
export function playedChecks() {
  const kept = new Map<string, { number: string; times: number; answer: BureauAnswer }>();
  const faults = new Map<string, PlayedFault>();
  return {
    faultOf: (number: string): PlayedFault | undefined => faults.get(number),
    setFault(number: string, fault: PlayedFault | ''): void {
      if (fault === '' || faults.size >= mostKept) faults.delete(number);
      else faults.set(number, fault);
    },
    /** The answer to a key, made and charged the first time that it is asked with. */
    answer(key: string, number: string, day: string): BureauAnswer {
      const before = kept.get(key);
      if (before) before.times += 1;
      else kept.set(key, { number, times: 1, answer: bureauAnswer(number, day) });
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      return kept.get(key)!.answer;
    },
    /** What was answered and charged, the last first. */
    asked: () =>
      [...kept.values()].toReversed().map(({ number, times, answer }) => ({
        number,
        times,
        rating: answer.rating,
        fault: faults.get(number) ?? '',
      })),
  };
}
