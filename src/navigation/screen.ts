import type { ComponentType } from 'react';
import { matches } from './paths.ts';

/** One page of the app, as data: the router, the menus and the redirect check read the same table. */
export interface Screen {
  /** Below the site: `choose-site`, `forgot/:token`; empty for the dashboard, `*` for whatever no other screen is shown at. */
  readonly path: string;
  /** Other spellings of the path, which show the same screen. */
  readonly also?: readonly string[];
  /** `feature:key` of its words; the feature's words are loaded with the screen. */
  readonly title: `${string}:${string}`;
  /** Without it, it needs a login. */
  readonly access?: 'public';
  /** Without one it stands in the frame. */
  readonly layout?: 'blank' | 'unAuthenticated';
  readonly hideNavBar?: boolean;
  /** Rights a person needs to be shown the way to it; the server checks them anyway. */
  readonly rights?: readonly string[];
  /** Another screen leads to it; menu and palette do not offer it. */
  readonly aside?: boolean;
  /** Group of the menu it stands in, else in none. */
  readonly group?: string;
  readonly icon?: string;
  /** Also reached without a site in the path. */
  readonly withoutSite?: boolean;
  /** Its first field has the focus as soon as it is there: what is typed before is typed into it. `by keyboard`: not under a finger, which would be shown one. */
  readonly beginsTyping?: true | 'by keyboard';
  /** It only keeps a place: the legacy application's, or what says that nothing is here. Nothing of ours leads to it. */
  readonly placeholder?: boolean;
  /** Parameters of its path that are only how it stands: any other makes it a new screen. */
  readonly follows?: readonly string[];
  /** Features whose words it says besides its own's. */
  readonly words?: readonly string[];
  /** Which one it is of a module that holds several; else the module's default is the screen. */
  readonly part?: string;
  /** One plain `import()`: the build reads from it what to preload. */
  readonly load: () => Promise<{
    default: ComponentType | Readonly<Record<string, ComponentType>>;
    /** Asks the server for the screen's content while the finger is still on the way to it. */
    readonly prefetch?: (siteId: string, params: Readonly<Record<string, string>>) => unknown;
  }>;
}

/** Whether the rest of a path (without its site) is one that this screen is shown at. */
export const isShownAt = (
  { path, also = [] }: Pick<Screen, 'path' | 'also'>,
  rest: string,
): boolean => path === '*' || [path, ...also].some((spelling) => matches(spelling, rest));

/** Every address of a screen as the router has it, by every spelling: at a site, and, named NoSite, without one where that is allowed. */
export const addressesOf = ({
  path,
  also = [],
  withoutSite,
}: Pick<Screen, 'path' | 'also' | 'withoutSite'>): { path: string; name: string }[] =>
  [path, ...also].flatMap((spelling) => {
    const atSite = { path: spelling ? `:siteId/${spelling}` : ':siteId', name: `at ${spelling}` };
    return withoutSite ? [atSite, { path: spelling, name: `at ${spelling} NoSite` }] : [atSite];
  });

/** The feature whose words and code a screen belongs to. */
export const featureOf = ({ title }: Pick<Screen, 'title'>): string => title.split(':')[0] ?? '';
