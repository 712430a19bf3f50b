import type { Navbar } from '#contract/platform/navigation.ts';
import type { Right } from '#contract/rights.ts';
import { menu } from './menu.ts';
import type { Offered } from './offered.ts';
import { quickButtons } from './quick-buttons.ts';

/** What of a person decides what they are offered. */
export interface Offering {
  readonly roles: readonly string[];
  readonly rights: ReadonlySet<Right>;
  readonly features: readonly string[];
  readonly isSuperuser: boolean;
}

/** The bar and the menu of a person at a site. */
export function navbarFor(person: Offering): Navbar {
  const mine = (entry: Offered) => isOffered(entry, person);
  const groups = menu
    .filter(mine)
    .map(({ title, items }) => ({
      title,
      items: items
        .filter(mine)
        .map(({ path, title: name, part }) => ({ path, title: name, ...(part && { part }) })),
    }))
    .filter(({ items }) => items.length > 0);
  const worksHere = person.isSuperuser || person.rights.size > 0;
  return {
    nav: [{ groups }],
    navbarButtons: quickButtons.filter(mine).map((button) => ({
      list: { path: button.path, title: button.title },
      add: { path: button.addPath, title: button.addTitle },
    })),
    hasSearchBar: worksHere,
    hasCustomerQueue: person.rights.has('queue.read'),
    hasNotifications: worksHere,
  };
}

function isOffered({ roles, right, feature }: Offered, person: Offering): boolean {
  if (feature && !person.features.includes(feature)) return false;
  if (right && !person.rights.has(right)) return false;
  return !roles || person.isSuperuser || roles.some((role) => person.roles.includes(role));
}
