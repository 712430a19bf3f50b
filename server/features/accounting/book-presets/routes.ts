import { bookPresetsCalls } from '#contract/accounting/book-presets/calls.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mount } from '#server/kit/mount.ts';
import { fillBooks, planOfBooks } from './fill.ts';

/** What companies begin their books with. */
export function bookPresetsRoutes(app: AppContext): void {
  mount(
    app,
    bookPresetsCalls,
  )({
    plan: async (context) => ({ data: await planOfBooks(context) }),
    fill: async (context) => ({ data: await fillBooks(app, context) }),
  });
}
