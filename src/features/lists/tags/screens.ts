import { crudScreens } from '#src/crud/crud-screens.ts';

/** The words that people stick on things. */
export const tagsScreens = crudScreens(
  {
    title: 'tags:tags.title',
    read: 'tags.read',
    write: 'tags.write',
    list: 'tags',
    add: 'tags/new',
    import: 'tags/import',
    one: 'tags/:id',
  },
  () => import('./tags-screens.tsx'),
);
