import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';

/** A word that is no tag yet. */
export function NewTag({ onNew }: { onNew: (word: string) => void }) {
  const { t } = useTranslation('crud');
  const [typed, setTyped] = useState('');
  const word = typed.replaceAll(',', ' ').trim();

  function add() {
    if (word !== '') onNew(word);
    setTyped('');
  }
  return (
    <div className="row">
      <TextField
        label={t('tags.new')}
        autoComplete="off"
        maxLength={40}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || word === '') return;
          event.preventDefault();
          add();
        }}
      />
      <Button disabled={word === ''} onClick={add}>
        {t('tags.addNew')}
      </Button>
    </div>
  );
}
