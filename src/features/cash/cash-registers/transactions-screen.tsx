import { useTranslation } from 'react-i18next';
import { AtRegister } from './at-register.tsx';
import { DayField } from './day-field.tsx';
import { TransactionsTable } from './transactions-table.tsx';

/** All that was entered at a register. */
export default function TransactionsScreen() {
  const { t } = useTranslation('cash-registers');
  return (
    <AtRegister closed title={t('transactions.title')}>
      {(register) => (
        <>
          <DayField />
          <TransactionsTable key={register.id} register={register} none={t('transactions.none')} />
        </>
      )}
    </AtRegister>
  );
}
