import type { Resource } from '#contract/kit/resource.ts';
import { classOfTag, useTags } from './use-tags.ts';
import './tags.css';

interface Props {
  resource: Resource;
  field: string;
  words: readonly string[];
}

/** Words stuck on a row, in the colours of their tags. */
export function TagChips({ resource, field, words }: Props) {
  const tags = useTags(resource, field);
  return (
    <span className="tag-chips row tight">
      {words.map((word) => (
        <span key={word} className={classOfTag(tags, word)}>
          {word}
        </span>
      ))}
    </span>
  );
}
