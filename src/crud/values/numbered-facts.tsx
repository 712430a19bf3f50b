import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { Facts } from '#src/ui/layout/facts.tsx';
import { Value } from './value.tsx';
import { useTranslations } from '../words.ts';

interface Props {
  resource: Resource;
  row: Row;
  /** The fields that say which one it is, none of them empty. */
  names: readonly string[];
}

/** Which one a record is that is called by a number only: whose it is, what of, until when. */
export function NumberedFacts({ resource, row, names }: Props) {
  const words = useTranslations(resource);
  return (
    <Facts
      of={names.map((name) => (
        <span key={name}>
          <small className="muted">{words.field(name)}</small>{' '}
          <Value resource={resource} name={name} row={row} linked />
        </span>
      ))}
    />
  );
}
