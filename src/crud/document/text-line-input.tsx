import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import type { ControlProps } from '#src/ui/input/field.tsx';

interface Props {
  control: ControlProps;
  /** The most characters of a line's text. */
  most: number | undefined;
  onAdd: (text: string) => void;
}

/** Asks for the text of a line that is about nothing else: Enter or a press adds it, and the next one can be typed. */
export function TextLineInput({ control, most, onAdd }: Props) {
  const { t } = useTranslation('crud');
  const [text, setText] = useState('');
  function add(): void {
    if (text.trim() === '') return;
    onAdd(text.trim());
    setText('');
  }
  return (
    <div className="row ask">
      <input
        {...control}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={most}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          // It would save the document.
          event.preventDefault();
          add();
        }}
      />
      <Button onClick={add}>{t('document.addText')}</Button>
    </div>
  );
}
