import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AtRegister } from '../at-register.tsx';
import { DayField } from '../day-field.tsx';
import { TransactionsTable } from '../transactions-table.tsx';
import { FindReceipt } from './find-receipt.tsx';
import { OneReceipt } from './one-receipt.tsx';
import { receiptIn } from './receipt-in.ts';

/** The receipts of a register, or the one that the address names: `query=r:1.42`. */
export default function ReceiptsScreen() {
  const { t } = useTranslation('cash-registers');
  const [search] = useSearchParams();
  const meant = receiptIn(search.get('query') ?? '');
  return (
    <AtRegister closed title={t('receipts.title')} meant={meant?.register}>
      {(register) =>
        meant ? (
          <OneReceipt key={`${register.id} ${meant.nr}`} register={register} nr={meant.nr} />
        ) : (
          <>
            <FindReceipt number={register.number} />
            <DayField />
            <TransactionsTable
              key={register.id}
              register={register}
              kind="sale"
              none={t('receipts.none')}
            />
          </>
        )
      }
    </AtRegister>
  );
}
