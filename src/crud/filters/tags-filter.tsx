import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '#contract/kit/resource.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/input/field.tsx';
import { TagOptions } from '../tags/tag-options.tsx';
import { useTags } from '../tags/use-tags.ts';

interface Props {
  resource: Resource;
  name: string;
  label: string;
  value: string;
  onChoose: (value: string) => void;
}

/** Rows that carry any of these words. */
export function TagsFilter({ resource, name, label, value, onChoose }: Props) {
  const { t } = useTranslation('crud');
  const [typed, setTyped] = useState('');
  const all = useTags(resource, name);
  const tags = value === '' ? [] : value.split(',');
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        const tag = typed.replaceAll(',', ' ').trim();
        setTyped('');
        if (tag !== '') onChoose([...new Set([...tags, tag])].join(','));
      }}
    >
      <Field label={label} hint={t('filter.tagsHint')}>
        {(control) => (
          <>
            <input
              {...control}
              data-first-focus
              list={`${control.id}-tags`}
              maxLength={40}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <TagOptions id={`${control.id}-tags`} resource={resource} all={all} chosen={tags} />
          </>
        )}
      </Field>
      <ul className="actions">
        {tags.map((tag) => (
          <li key={tag}>
            <Button
              aria-label={t('filter.without', { what: tag })}
              onClick={() => onChoose(tags.filter((one) => one !== tag).join(','))}
            >
              {tag}
              <span aria-hidden="true">×</span>
            </Button>
          </li>
        ))}
      </ul>
    </form>
  );
}
