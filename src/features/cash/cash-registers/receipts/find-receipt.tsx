import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';

/** Goes to a receipt by its number. */
export function FindReceipt({ number }: { number: string }) {
  const { t } = useTranslation('cash-registers');
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState('');
  const nr = Number(typed.trim());
  return (
    <form
      className="row at-end"
      onSubmit={(event) => {
        event.preventDefault();
        if (nr > 0) setSearch(withQuery(search, { query: `r:${number}.${nr}` }));
      }}
    >
      <TextField
        label={t('receipts.number')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target: { value } }) => setTyped(value)}
      />
      <Button type="submit" disabled={!(nr > 0)}>
        {t('receipts.show')}
      </Button>
    </form>
  );
}
