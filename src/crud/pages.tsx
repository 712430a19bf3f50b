import type { ComponentProps } from 'react';
import { MakeNew, type NewRecordProps } from './widgets/make-new.ts';
import { AddScreen } from './new/add-screen.tsx';
import { NewRecord } from './new/new-one.tsx';
import { RecordScreen } from './record/record-screen.tsx';

const makeNew = (props: NewRecordProps) => <NewRecord {...props} />;

/** One of a resource, whose fields can make new ones of others. */
export const RecordPage = (props: ComponentProps<typeof RecordScreen>) => (
  <MakeNew value={makeNew}>
    <RecordScreen {...props} />
  </MakeNew>
);

/** A new one of a resource, whose fields can make new ones of others. */
export const AddPage = (props: ComponentProps<typeof AddScreen>) => (
  <MakeNew value={makeNew}>
    <AddScreen {...props} />
  </MakeNew>
);
