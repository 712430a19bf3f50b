import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { errorStatus } from '#contract/errors.ts';
import { consentSources } from '#contract/customer/consents.ts';
import { stepOf } from '#contract/kit/steps.ts';
import { resources } from '#contract/resources.ts';
import { reports } from '#contract/reports.ts';
import { allSettings } from '#contract/settings.ts';
import { isOfSettings, wordsOf } from '#src/features/platform/settings/pages.ts';
import type { Screen } from '#src/navigation/screen.ts';
import {
  errorsOfServer,
  featuresWithout,
  fieldErrorsOfServer,
} from '../scripts/vite/server-words.ts';
import { readProject } from './architecture/project.ts';
import { glossary, otherWords } from './words/glossary.ts';
import { choicesOfManyWords } from './words/choice-words.ts';
import { differences, sameAsEnglish, untranslated } from './words/compare.ts';
import { keyInCode, readWords, type Words } from './words/locales.ts';
import { reportWords, resourceWords, settingsWords } from './words/resource-words.ts';
import { sameAsEnglish as rightlyTheSame } from './words/same-as-english.ts';
import { unknownUses, unusedKeys, usesOf } from './words/uses.ts';

// Not for the types of Node: what the table leads to is made for a browser.
const table: string = '#src/app/screens.ts';
const { siteScreens } = (await import(table)) as { siteScreens: readonly Screen[] };

const app = readProject();
const languages = readWords(app);
const english = languages.get('en') ?? new Map<string, string>();
const complete = ['nb', 'sv'];
const others = [...new Set([...complete, ...languages.keys()])].filter((one) => one !== 'en');

const keys = new Set([...english.keys()].map((key) => keyInCode(key, english)));
const uses = usesOf(app);
const errorKey = (code: string) => code.replace('.', ':errors.');
const errorKeys = new Set(Object.keys(errorStatus).map(errorKey));
const described = [
  ...resources.flatMap(resourceWords),
  ...allSettings.flatMap(settingsWords),
  ...reports.flatMap(reportWords),
  ...siteScreens.filter(isOfSettings).map((screen) => [`${wordsOf(screen)}.intro`]),
];
// The first that stands is the one that is said.
const ofResources = new Set(
  described.map((may) => may.find((key) => keys.has(key)) ?? may.join(' or ')),
);

test.each(others)('%s says what English says, with the same placeholders', (language) => {
  const words = languages.get(language) ?? new Map<string, string>();
  expect(differences(english, words, language, complete.includes(language))).toEqual([]);
});

test('English has no empty text', () => {
  expect(differences(english, english, 'en', true)).toEqual([]);
});

test.each(complete)('%s is translated, or listed in words/same-as-english.ts', (language) => {
  const words = languages.get(language) ?? new Map<string, string>();
  const listed = rightlyTheSame[language] ?? [];
  expect(untranslated(english, words, language, new Set(listed))).toEqual([]);
  const same = new Set(sameAsEnglish(english, words).map(([, text]) => text));
  expect(listed.filter((text) => !same.has(text))).toEqual([]);
});

// What `npm run new` writes until somebody has said it.
const mark = / \((nb|sv)\)$|^–$/;

test.each([...languages.keys()])('no text of %s is a mark of a generator', (language) => {
  const words = [...(languages.get(language) ?? [])];
  const marked = words.filter(([key, text]) => mark.test(text) && !key.endsWith('.none'));
  expect(marked.map(([key]) => key)).toEqual([]);
});

test('no comment of a generator waits to be written', () => {
  const waiting = app.filter(
    ({ path, text }) => /^(contract|server|src)\//.test(path) && text.includes('Say here what'),
  );
  expect(waiting.map(({ path }) => path)).toEqual([]);
});

test('every error has words', () => {
  expect([...errorKeys].filter((key) => !keys.has(key))).toEqual([]);
});

test.each(Object.keys(glossary))('%s has one word for each thing', (language) => {
  const words = languages.get(language) ?? new Map<string, string>();
  expect(otherWords(words, glossary[language] ?? [])).toEqual([]);
});

test.each(['en', ...complete])('%s has one word for each choice', (language) => {
  expect(choicesOfManyWords(languages.get(language) ?? new Map())).toEqual([]);
  const apart = new Map([
    ['products:products.choices.season.summer', 'Summer'],
    ['products:products.choices.season.winter', 'Winter'],
    ['pricing:price-rules.choices.season.summer', 'Summer tyres'],
    ['pricing:price-rules.choices.season.winter', 'Winter'],
  ]);
  expect(choicesOfManyWords(apart)).toEqual([
    'season of summer,winter: summer: Summer, Summer tyres',
  ]);
});

test('a second word for a thing is noticed', () => {
  const texts = words({ 'a:one': 'Skriv skiltet', 'a:two': 'Skriv registreringsnummeret' });
  expect(otherWords(texts, glossary['nb'] ?? [])).toEqual([
    'a:one says “Skriv skiltet” where a shop says “registreringsnummer” (tests/words/glossary.ts)',
  ]);
});

test('what may wait to be sent has words for the list of it: acts.<call>', () => {
  const featureOf = (group: string) =>
    resources.find(({ name }) => name === group)?.feature ?? group;
  const mayWait = Object.entries(calls).flatMap(([group, ofGroup]) =>
    Object.entries(ofGroup)
      .filter(([, call]) => 'offline' in call && call.offline === 'queue')
      .map(([name]) => `${featureOf(group)}:acts.${name}`),
  );
  expect(mayWait.length).toBeGreaterThan(4);
  const hasWords = (act: string) =>
    [...keys].some((key) => key === act || key.startsWith(`${act}.`));
  expect(mayWait.filter((act) => !hasWords(act))).toEqual([]);
});

test('what the history of a row says was done has words: crud:history.actions.<action>', () => {
  const written = app
    .filter(({ path }) => /^server\/(features|kit)\/.*(?<!\.test)\.ts$/.test(path))
    .flatMap(({ text }) => [...text.matchAll(/writeRows\([^']*?context, '(\w+)'/g)])
    .map(([, action = '']) => action);
  expect(written.length).toBeGreaterThan(10);
  const isStep = (action: string) => resources.some((one) => stepOf(one, action) !== undefined);
  expect(
    written.filter((action) => !isStep(action) && !keys.has(`crud:history.actions.${action}`)),
  ).toEqual([]);
});

test('how a consent was given has words: customers:consents.choices.source.<source>', () => {
  const wordOf = (source: string) => `customers:consents.choices.source.${source}`;
  expect(consentSources.map(wordOf).filter((key) => !keys.has(key))).toEqual([]);
});

test('every resource and every page of settings has the words of its screens', () => {
  expect(ofResources.size).toBeGreaterThan(50);
  expect([...ofResources].filter((key) => !keys.has(key))).toEqual([]);
});

test.each([...languages.keys()])('%s says once what all documents say alike', (language) => {
  const text = (key: string) => languages.get(language)?.get(key);
  const again = described.filter(
    ([own = '', shared]) =>
      shared !== undefined && text(own) === text(shared) && text(own) !== undefined,
  );
  expect(again).toEqual([]);
});

test('everything the code says has words', () => {
  expect(unknownUses(uses, keys)).toEqual([]);
});

test('the app says none of the errors whose words its build leaves out', () => {
  const said = new RegExp(
    `(common[.:](errors[.])?(${errorsOfServer.join('|')})|fields[.](${fieldErrorsOfServer.join('|')}))\\b`,
  );
  const files = app.filter(
    ({ path }) => /^(src|contract)\//.test(path) && !/[.]test[.]/.test(path),
  );
  // Calls say which of them they answer with.
  const inApp = files.filter(({ path, text }) =>
    said.test(path.startsWith('contract/') ? text.replaceAll(/'common[.]\w+'/g, '') : text),
  );
  expect(inApp.map(({ path }) => path)).toEqual([]);
  // A rule or a guard that both sides know is found out by the app, too.
  const names = featuresWithout.join('|');
  const codes = [...keys].flatMap((key) => {
    const [name = '', code] = key.split(':errors.');
    return code && featuresWithout.some((one) => one === name) ? `${name}[.]${code}` : [];
  });
  const found = new RegExp(
    `(${names})(:|[.])errors|RuleError[(]'(${names})[.]|'(${codes.join('|')})':(?! \\d)`,
  );
  expect(codes.length).toBeGreaterThan(featuresWithout.length);
  expect(files.filter(({ text }) => found.test(text)).map(({ path }) => path)).toEqual([]);
  const left = [
    ...errorsOfServer.map((name) => `common:errors.${name}`),
    ...fieldErrorsOfServer.map((name) => `common:errors.fields.${name}`),
  ];
  expect([...keys]).toEqual(expect.arrayContaining(left));
});

test('all words are said somewhere', () => {
  // What all of a kind say alike may be said better by each that there is.
  const shared = new Set(described.flatMap(([, ofKind]) => ofKind ?? []));
  const notErrors = [...keys].filter(
    (key) =>
      !errorKeys.has(key) &&
      !ofResources.has(key) &&
      !shared.has(key) &&
      !key.includes(':errors.fields.'),
  );
  expect(unusedKeys(uses, new Set(notErrors))).toEqual([]);
});

const words = (texts: Record<string, string>): Words => new Map(Object.entries(texts));

test('a missing, spare, empty or differently filled text is noticed', () => {
  const of = (texts: Record<string, string>) =>
    differences(
      words({ 'a:hi': 'Hi {{name}}', 'a:cars_one': 'One car', 'a:cars_other': '{{count}} cars' }),
      words(texts),
      'nb',
      true,
    );
  const right = {
    'a:hi': 'Hei {{name}}',
    'a:cars_one': 'Én bil',
    'a:cars_other': '{{count}} biler',
  };
  expect(of(right)).toEqual([]);
  const { 'a:cars_one': _, ...less } = right;
  expect(of(less)).toEqual(['nb lacks a:cars_one']);
  expect(of({ ...right, 'a:bye': 'Hade' })).toHaveLength(1);
  expect(of({ ...right, 'a:hi': 'Hei {{navn}}' })).toHaveLength(1);
  expect(of({ ...right, 'a:hi': ' ' })).toHaveLength(2);
});

test('an English text in another language is noticed, a bare placeholder is not one', () => {
  const texts = words({ 'a:save': 'Save', 'a:name': '{{name}} – {{site}}', 'a:sms': 'SMS' });
  expect(untranslated(texts, texts, 'sv', new Set(['SMS']))).toEqual([
    'sv a:save is English: Save',
  ]);
});

test('words are found in code as a literal, a template, a namespace and on the server', () => {
  const found = usesOf([
    {
      path: 'src/features/a/x.tsx',
      text: "t('a:one'); const key = cond ? 'a:two' : `a:state.${state}.title`; // t('a:not')",
    },
    { path: 'src/features/a/y.tsx', text: "const { t } = useTranslation('a'); t('three');" },
    { path: 'src/features/a/z.ts', text: "t('a:group', { returnObjects: true })" },
    {
      path: 'server/features/a/mail.ts',
      text: "say(languageOf(user), 'a', 'mail.subject', {}); join(`a:${id}`)",
    },
  ]).map((use) => use.key);
  expect(found).toEqual([
    'a:one',
    'a:two',
    'a:state.*.title',
    'a:three',
    'a:group.*',
    'a:mail.subject',
  ]);
});

test('words that nobody has, and words that nobody says, are noticed', () => {
  const some = usesOf([
    {
      path: 'src/a.ts',
      text: "t('a:one'); t(`a:of.${x}`); t('zzz:one'); as('a:thing'); as('id:7x')",
    },
  ]);
  const having = new Set(['a:one', 'a:of.red', 'a:of.blue', 'a:left']);
  expect(unknownUses(some, having)).toHaveLength(2);
  expect(unusedKeys(some, having)).toEqual(['a:left is said nowhere']);
});
