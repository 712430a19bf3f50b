import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReceiveForm } from './receive-form.tsx';

/** Goods that come: scanned into a warehouse. */
export default function ReceiveScreen() {
  const { t } = useTranslation('stock-levels');
  // The next delivery begins anew.
  const [nth, next] = useState(0);
  return (
    <div className="page" data-width="text">
      <h1>{t('receive.title')}</h1>
      <section className="section">
        <ReceiveForm key={nth} about="delivery" onDone={() => next(nth + 1)} />
      </section>
    </div>
  );
}
