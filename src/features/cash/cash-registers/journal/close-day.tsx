import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { registerCalls } from '#contract/cash/cash-registers/register-calls.ts';
import type { Currency } from '#contract/money/amounts.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import type { CashRegister } from '../at-register.tsx';
import { CountDrawer } from './count-drawer.tsx';

interface Props {
  register: CashRegister;
  onDone: (nr: number) => void;
  onClose: () => void;
}

/** Ends the day of a register of the site. */
export function CloseDay({ register, onDone, onClose }: Props) {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, registerCalls.standing, { params: { id: register.id } }));
  return (
    <Dialog open title={t('z.title')} place="side" onClose={onClose}>
      <Loaded query={query} rows={8}>
        {({ data }) => (
          <CountDrawer
            siteId={siteId}
            register={register}
            currency={data.currency as Currency}
            onDone={onDone}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
