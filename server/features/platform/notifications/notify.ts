import { languages, type Language } from '#contract/platform/languages.ts';
import type { NotificationKind } from '#contract/platform/notifications/notification-calls.ts';
import { wordsInEach, type Words } from '#contract/platform/notifications/notification-rules.ts';
import type { Role } from '#contract/rights.ts';
import type { audienceFeatures } from '#contract/platform/notifications/written-calls.ts';
import type { Tx } from '#server/db/open.ts';
import { now } from '#server/kit/clock.ts';
import { say } from '#server/kit/words.ts';
import { insertNotification } from './deliveries-repo.ts';

/** What a feature notifies people of. */
export interface News {
  readonly chainId: number;
  /** Everybody of the chain, where nothing narrows it: at one site, with one of the roles, with the feature, one person. */
  readonly to: {
    readonly siteId?: number;
    readonly roles?: readonly Role[];
    readonly feature?: (typeof audienceFeatures)[number];
    readonly userId?: number;
  };
  /** By which people choose how they are told. Those of `account` are urgent: they wait for no quiet hours. */
  readonly kind: NotificationKind;
  /** The words of `locales` by their key, as in (part) => `session-letters:told.new_login.${part}`; or those that somebody gave. */
  readonly words:
    | { readonly key: (part: keyof Words) => `${string}:${string}`; readonly values?: Values }
    | Partial<Record<Language, Words>>;
  readonly shouldResolve?: boolean;
  readonly publishTime?: Date;
  readonly expiresAt?: Date;
  /** Told once to the same audience, however often it is said. */
  readonly once?: string;
}
type Values = Record<string, string | number>;

/**
 * Notifies people, in the transaction of what it is about: in the app, and by mail, SMS and
 * push as each of them chose. It leaves within a minute of the commit; at once where the caller
 * does `announce(app)` after it. Throws when there are no words.
 */
export async function notify(tx: Tx, news: News): Promise<void> {
  const { to } = news;
  await insertNotification(tx, {
    chainId: news.chainId,
    siteId: to.siteId ?? null,
    roles: to.roles ?? null,
    feature: to.feature ?? null,
    userId: to.userId ?? null,
    authorId: null,
    kind: news.kind,
    words: wordsOf(news.words),
    shouldResolve: news.shouldResolve ?? false,
    publishTime: news.publishTime ?? now(),
    expiresAt: news.expiresAt ?? null,
    onceKey: news.once ?? null,
  });
}

function wordsOf(written: News['words']): Record<Language, Words> {
  if (!('key' in written)) {
    const words = wordsInEach(languages, written);
    if (!words) throw new Error('A notification without words.');
    return words;
  }
  const { key, values } = written;
  const part = (language: Language, name: keyof Words) => {
    const [feature = '', path = ''] = key(name).split(':');
    return say(language, feature, path, values);
  };
  const inLanguage = (language: Language) =>
    [language, { title: part(language, 'title'), content: part(language, 'content') }] as const;
  return Object.fromEntries(languages.map(inLanguage)) as Record<Language, Words>;
}
