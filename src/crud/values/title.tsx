import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { isUnnumbered } from './title-of.ts';
import { useTranslations } from '../words.ts';
import { Value } from './value.tsx';

/** What a row of a list is called; one that has no number yet by what it is. */
export function Title({ resource, row }: { resource: Resource; row: Row }) {
  const words = useTranslations(resource);
  if (isUnnumbered(resource, row)) return <span>{words.text('one')}</span>;
  return <Value resource={resource} name={resource.title} row={row} />;
}
