import { useTranslation } from 'react-i18next';
import { paymentReferences } from '#contract/economy/payment-references/payment-references.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { SettingsPage } from '#src/crud/settings/settings-page.tsx';
import { LengthField } from './length-field.tsx';
import { NextReference } from './next-reference.tsx';
import { ReferenceTester } from './reference-tester.tsx';
import { useExample } from './use-example.ts';

const inputs = { length: LengthField };

/**
 * By what payments of a company’s invoices are known, and what a reference is. Only a KID has something
 * to be set. Nothing can be typed before it is known which page it is: the other one would not have it.
 */
export default function PaymentReferencesScreen() {
  const { t } = useTranslation('payment-references');
  const example = useExample();
  if (example.data?.data.kind === 'kid') {
    return (
      <SettingsPage settings={paymentReferences} inputs={inputs}>
        <ReferenceTester />
      </SettingsPage>
    );
  }
  return (
    <div className="page">
      <h1>{t('payment-references.title')}</h1>
      <p>{t('payment-references.intro')}</p>
      <Loaded query={example} rows={2}>
        {({ data }) => (
          <>
            <section className="section" aria-label={t('example.title')}>
              <h2>{t('example.title')}</h2>
              <NextReference {...data} length={0} />
            </section>
            <ReferenceTester />
          </>
        )}
      </Loaded>
    </div>
  );
}
