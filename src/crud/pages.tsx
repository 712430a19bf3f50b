import type { ComponentProps } from 'react';
import type { Resource } from '#contract/kit/resource.ts';
import { MakeNew, type NewOneProps } from './widgets/make-new.ts';
import { AddScreen } from './new/add-screen.tsx';
import { NewOne } from './new/new-one.tsx';
import { OneScreen } from './one/one-screen.tsx';

const makeNew = (given: NewOneProps) => <NewOne {...given} />;

/** One of a resource, whose fields can make new ones of others. */
export const OnePage = (props: ComponentProps<typeof OneScreen>) => (
  <MakeNew value={makeNew}>
    <OneScreen {...props} />
  </MakeNew>
);

/** A new one of a resource, whose fields can make new ones of others. */
export const AddPage = ({ resource }: { resource: Resource }) => (
  <MakeNew value={makeNew}>
    <AddScreen resource={resource} />
  </MakeNew>
);
