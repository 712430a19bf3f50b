import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';

/** Goes to a receipt by its number, or lists those on which something was sold: who brings it back may have lost theirs. */
export function FindReceipt({ number }: { number: string }) {
  const { t } = useTranslation('cash-registers');
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(search.get('sold') ?? '');
  const text = typed.trim();
  const nr = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (nr > 0) setSearch(withQuery(search, { query: `r:${number}.${nr}` }));
        else setSearch(withQuery(search, { sold: text, page: '' }));
      }}
    >
      <TextField
        label={t('receipts.find')}
        maxLength={60}
        autoComplete="off"
        value={typed}
        onChange={({ target: { value } }) => setTyped(value)}
      />
      <Button type="submit" disabled={text === '' && !search.get('sold')}>
        {t('receipts.show')}
      </Button>
    </form>
  );
}
