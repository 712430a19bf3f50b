import { useEffect, useState, type ReactNode } from 'react';
import type { Language } from '#contract/platform/languages.ts';
import { answeredInstead } from '#src/data/api-errors.ts';
import { isNewer, type Dated } from '#src/data/guest/guest-state.ts';
import { useGuest } from '#src/data/guest/use-guest.ts';
import { useScreenLanguage } from '#src/data/guest/use-screen-language.ts';
import { useTimesOf } from '#src/data/guest/use-times-of.ts';
import { brand } from '#src/device/page.ts';
import { showTime } from '#src/i18n/time.ts';
import { OpenPage } from '#src/ui/layout/open-page.tsx';
import '#src/ui/layout/layout.css';
import '#src/ui/layout/pieces.css';

interface Linked extends Dated {
  readonly language: Language | null;
  readonly timezone: string;
}

/** What a page without a login says around what it shows. */
export interface GuestWords {
  readonly title: string;
  readonly loading: string;
  readonly offline: string;
  /** Something else answered in the server's place. */
  readonly instead: string;
  /** What is seen is as old as that. */
  readonly stale: (time: string) => string;
  /** Nobody knows the address, or its time has passed: a heading and a text. */
  readonly dead: readonly [string, string];
  readonly ended: readonly [string, string];
}

interface Props<T> {
  readonly words: GuestWords;
  readonly code: string;
  readonly load: (code: string, signal: AbortSignal) => Promise<T>;
  /** Draws it; `onAnswer` takes what came of what the person did there. */
  readonly children: (it: T, onAnswer: (answered: T) => void) => ReactNode;
}

/** What somebody without a login opened by an address, in its own language and by its own clock. It stands alone, without the router, so that it weighs little. */
export function GuestPage<T extends Linked>(props: Props<T>) {
  const { title: product } = brand.use();
  const title = [props.words.title, product].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <OpenPage>
      <OpenedGuest {...props} />
    </OpenPage>
  );
}

/** The same inside of a page that is there already. */
export function OpenedGuest<T extends Linked>({ words, code, load, children }: Props<T>) {
  const { state, asOf, gone, ended, offline, cause } = useGuest(code, load);
  const instead = answeredInstead(cause) && words.instead;
  const [answered, setAnswered] = useState<T | null>(null);
  const it = answered && (!state || isNewer(answered, state)) ? answered : state;
  useScreenLanguage(it?.language);
  useTimesOf(it?.timezone);

  if (gone) {
    const [heading, text] = ended ? words.ended : words.dead;
    return (
      <div className="stack narrow" role="status">
        <h1>{heading}</h1>
        <p>{text}</p>
      </div>
    );
  }
  if (!it) {
    return (
      <p className="narrow" role="status">
        {offline ? (instead ?? words.offline) : words.loading}
      </p>
    );
  }
  return (
    <div className="stack narrow">
      {offline && instead && <p className="message warn">{instead}</p>}
      {offline && <p className="message">{words.stale(showTime(asOf))}</p>}
      {children(it, setAnswered)}
    </div>
  );
}
