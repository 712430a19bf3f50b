import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { whatReferenceIs } from '#contract/money/references/what-reference-is.ts';
import { useScan } from '#src/device/scan/use-scan.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { Readings } from './readings.tsx';
import { ReferencedInvoice } from './referenced-invoice.tsx';

const longest = 60;

/** What a reference that somebody types or scans can be, and which invoice it is of. */
export function ReferenceTester() {
  const { t } = useTranslation('payment-references');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const { reference, readings } = whatReferenceIs(asked);
  // Labels and products are left to who reads those.
  useScan((code) => {
    if (whatReferenceIs(code).readings.length === 0) return false;
    setTyped(code);
    setAsked(code);
    return undefined;
  });
  const check = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(typed);
  };
  return (
    <section className="section stack" aria-label={t('check.title')}>
      <h2>{t('check.title')}</h2>
      <form className="stack narrow" onSubmit={check}>
        <TextField
          label={t('check.number')}
          hint={t('check.hint')}
          value={typed}
          maxLength={longest}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="actions">
          <Button type="submit">{t('check.do')}</Button>
        </div>
      </form>
      {reference !== '' && (
        <>
          <ReferencedInvoice reference={reference} />
          <Readings of={readings} />
        </>
      )}
    </section>
  );
}
