import type { QueuePerson } from '#contract/workshop/queue.ts';
import { plateKey } from '#contract/kit/rules/plate-rules.ts';
import { foldText } from '#contract/kit/rules/same-text.ts';
import type { Understood } from '#contract/desk/search-rules.ts';

const most = 20;

/** The people of the queue that a search means, as far as this device can tell, the best first: plates and names, as the server compares them. */
export function foundOnDevice<P extends Pick<QueuePerson, 'licenseplate' | 'name' | 'customer_id'>>(
  people: readonly P[],
  wanted: Understood,
): P[] {
  return people.filter((person) => isMeant(person, wanted)).slice(0, most);
}

function isMeant(
  { licenseplate, name, customer_id }: Pick<QueuePerson, 'licenseplate' | 'name' | 'customer_id'>,
  { kind, text, guesses }: Understood,
): boolean {
  const plate = plateKey(licenseplate ?? '');
  if (kind === 'plate_part') return plate.includes(plateKey(text));
  const words = foldText(name ?? '').split(' ');
  const isCalled = foldText(text)
    .split(' ')
    .every((typed) => words.some((word) => word.startsWith(typed)));
  return guesses.some((guess) => {
    if (guess === 'plate') return plate.startsWith(plateKey(text));
    if (guess === 'customer_name') return isCalled;
    return guess === 'customer_number' && customer_id === Number(text);
  });
}
