import { expect, test } from 'vitest';
import { defaultsOf, settings, type Settings } from './kit/settings.ts';
import type { Field } from './kit/field.ts';
import { number, yesNo } from './kit/fields.ts';
import { resources } from './resources.ts';
import { allSettings } from './settings.ts';

/** What is wrong with the description of settings. */
function faults({ name, levels, fields, ...described }: Settings): string[] {
  const usual = defaultsOf({ fields });
  const inSections = Object.values(described.sections ?? { all: Object.keys(fields) }).flat();
  return [
    ...Object.entries<Field>(fields).flatMap(([field, { schema, when, at, kind }]) => [
      ...(schema.safeParse(usual[field]).success ? [] : [`${field} has a default that it refuses`]),
      ...(when === undefined ||
      fields[[when].flat()[0]!]?.kind === (typeof when === 'string' ? 'yes_no' : 'choice')
        ? []
        : [`${field} waits for nothing`]),
      ...(at === undefined || levels.includes(at) ? [] : [`${field} is at no level`]),
      ...(kind === 'reference' ? [`${field} is a reference, which settings cannot keep yet`] : []),
    ]),
    ...Object.keys(fields)
      .filter((field) => inSections.filter((one) => one === field).length !== 1)
      .map((field) => `${field} stands in no section, or in several`),
  ].map((fault) => `${name}: ${fault}`);
}

test('every page of settings is described so that it can be kept and shown', () => {
  expect(allSettings.flatMap(faults)).toEqual([]);
});

test('no two of them, nor a resource, have the same name: each is a word of histories', () => {
  const names = [...allSettings, ...resources].map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('a description that cannot be kept or shown is noticed', () => {
  const wrong = settings('wrong', {
    feature: 'wrong',
    path: '/v4/site/wrong',
    levels: ['site'],
    read: 'queue.settings',
    write: 'queue.settings',
    fields: {
      on: yesNo({}),
      less: number({ from: 5, to: 9 }, { required: true, default: 1 }),
      asked: number({ from: 5, to: 9 }, { when: 'less' }),
      far: yesNo({ at: 'chain' }),
    },
    sections: { one: ['on', 'less', 'asked'] },
  });
  expect(faults(wrong)).toEqual([
    'wrong: less has a default that it refuses',
    'wrong: asked waits for nothing',
    'wrong: far is at no level',
    'wrong: far stands in no section, or in several',
  ]);
});
