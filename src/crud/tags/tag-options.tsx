import type { Described } from '#contract/kit/resource.ts';
import type { Tag } from '#contract/lists/tags.ts';
import { offeredOn } from './use-tags.ts';

interface Props {
  id: string;
  resource: Described;
  all: readonly Tag[];
  chosen: readonly string[];
}

/** What an input with `list={id}` offers while somebody types: the tags of a resource that are not chosen yet. */
export function TagOptions({ id, resource, all, chosen }: Props) {
  return (
    <datalist id={id}>
      {offeredOn(all, resource)
        .filter(({ name }) => !chosen.includes(name))
        .map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
    </datalist>
  );
}
