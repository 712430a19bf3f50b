import { expect, test } from 'vitest';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { languages } from '#contract/platform/languages.ts';
import { resources } from '#contract/resources.ts';
import { choiceOf } from '../cells.ts';
import { formerWords } from './former-choice-words.ts';
import { valueOf } from '../read-cells.ts';

const read = (resource: Resource, field: string, cell: string) => valueOf(resource, field, cell);

test('a file that was written with the words of then is read, in any language', () => {
  for (const word of ['Vinter, dubb', 'Studded winter', 'piggdekk'])
    expect(read(wheelSets, 'season', word)).toBe('studded');
  for (const word of ['All year', 'Helårs'])
    expect(read(wheelSets, 'season', word)).toBe('all_season');
  expect(read(wheelSets, 'season', 'Monsoon')).toEqual({ unread: 'fields.none_of' });
});

test('no former word of a choice is what another choice of the same field is called today', () => {
  const wrong = resources.flatMap((resource) =>
    Object.entries(resource.fields).flatMap(([name, field]) =>
      (field.choices ?? []).flatMap((value) =>
        (formerWords[name]?.[value] ?? []).filter((former) =>
          (field.choices ?? []).some(
            (other) =>
              other !== value &&
              languages.some((language) => choiceOf(resource, name, other, language) === former),
          ),
        ),
      ),
    ),
  );
  expect(wrong).toEqual([]);
});
