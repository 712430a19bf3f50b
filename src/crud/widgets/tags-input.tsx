import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ControlProps } from '#src/ui/input/field.tsx';

interface Props {
  control: ControlProps;
  tags: readonly string[];
  onChange: (tags: string[]) => void;
}

/** Words stuck on a thing: Enter or a comma adds what is typed, backspace in the empty field takes the last one. */
export function TagsInput({ control, tags, onChange }: Props) {
  const { t } = useTranslation('crud');
  const [typed, type] = useState('');

  function add(text: string) {
    const tag = text.trim();
    type('');
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
    <div className="tags-input">
      {tags.map((tag) => (
        <button
          key={tag}
          type="button"
          aria-label={t('filter.without', { what: tag })}
          onClick={() => onChange(tags.filter((one) => one !== tag))}
        >
          {tag}
          <span aria-hidden="true">×</span>
        </button>
      ))}
      <input
        {...control}
        autoComplete="off"
        maxLength={40}
        placeholder={t('form.addTag')}
        value={typed}
        onKeyDown={onKeyDown}
        onChange={({ target: { value } }) =>
          value.includes(',') ? add(value.replaceAll(',', '')) : type(value)
        }
        onBlur={() => add(typed)}
      />
    </div>
  );
}
