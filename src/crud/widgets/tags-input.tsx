import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Described } from '#contract/kit/resource.ts';
import type { ControlProps } from '#src/ui/input/field.tsx';
import { TagOptions } from '../tags/tag-options.tsx';
import { classOfTag, useTags } from '../tags/use-tags.ts';

interface Props {
  resource: Described;
  name: string;
  control: ControlProps;
  tags: readonly string[];
  onChange: (tags: string[]) => void;
}

/** Words stuck on a thing: Enter or a comma adds what is typed, backspace in the empty field takes the last one. */
export function TagsInput({ resource, name, control, tags, onChange }: Props) {
  const { t } = useTranslation('crud');
  const [typed, setTyped] = useState('');
  const all = useTags(resource, name);

  function add(text: string) {
    const tag = text.trim();
    setTyped('');
    if (tag !== '' && !tags.includes(tag)) onChange([...tags, tag]);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && typed.trim() !== '' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) {
      onChange(tags.slice(0, -1));
    }
  }

  return (
    <div className="tags-input row tight">
      {tags.map((tag) => (
        <button
          key={tag}
          type="button"
          className={`chip ${classOfTag(all, tag)}`}
          aria-label={t('filter.without', { what: tag })}
          onClick={() => onChange(tags.filter((one) => one !== tag))}
        >
          {tag}
          <span aria-hidden="true">×</span>
        </button>
      ))}
      <input
        {...control}
        list={`${control.id}-tags`}
        autoComplete="off"
        maxLength={40}
        placeholder={t('form.addTag')}
        value={typed}
        onKeyDown={onKeyDown}
        onChange={({ target: { value } }) =>
          value.includes(',') ? add(value.replaceAll(',', '')) : setTyped(value)
        }
        onBlur={() => add(typed)}
      />
      <TagOptions id={`${control.id}-tags`} resource={resource} all={all} chosen={tags} />
    </div>
  );
}
