import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { cashRegisters, isForPractice } from '#contract/cash/cash-registers/cash-registers.ts';
import {
  registerCalls,
  type RegisterStanding,
} from '#contract/cash/cash-registers/register-calls.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { AtRegister, type CashRegister } from '../at-register.tsx';
import { CountFloat } from './count-float.tsx';
import { enteredPaper, Outage } from './outage.tsx';
import './sell.css';

const OpenCharges = lazyScreen(
  async () => (await import('../charges/open-charges.tsx')).OpenCharges,
  null,
);
const Counter = lazyScreen(async () => (await import('./counter.tsx')).Counter);
const SellOrder = lazyScreen(async () => (await import('./sell-order.tsx')).SellOrder);
const Sold = lazyScreen(async () => (await import('./sold.tsx')).Sold);

/** Where somebody sells at the counter. */
export default function SellScreen() {
  const { t } = useTranslation('cash-registers');
  return (
    <AtRegister title={t('sell.title')}>
      {(register) => <Selling key={register.id} register={register} />}
    </AtRegister>
  );
}

function Selling({ register }: { register: CashRegister }) {
  const siteId = useSiteId();
  const params = { id: register.id };
  const query = useQuery(queryFor(siteId, registerCalls.standing, { params }));
  useReadAgain(query, useChanges(cashRegisters.name));
  return (
    <Loaded query={query} rows={6}>
      {({ data }) => (
        <Standing register={register} standing={data} onEntered={() => void query.refetch()} />
      )}
    </Loaded>
  );
}

interface Props {
  register: CashRegister;
  standing: RegisterStanding;
  onEntered: () => void;
}

/** What has to be done before anything is sold; else the sale, and what the last one was. */
function Standing({ register, standing, onEntered }: Props) {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const [sold, setSold] = useState<{ readonly nr: number; readonly change: number } | null>(null);
  const [paper, setPaper] = useState({ nr: '', at: '' });
  const by = standing.is_outage ? enteredPaper(paper) : undefined;
  const [params, setParams] = useSearchParams();
  const order = Number(params.get('order'));
  const { lacks, float, is_left_open: isLeftOpen, methods } = standing;
  const toCounter = () => setParams({}, { replace: true });
  function ended(nr: number, change: number): void {
    toCounter();
    setPaper({ ...paper, nr: '' });
    setSold({ nr, change });
    onEntered();
  }
  if (lacks.length > 0) {
    return (
      <p className="message bad">
        {t('sell.lacks', { what: lacks.map((one) => t(`sell.lack.${one}`)).join(', ') })}
      </p>
    );
  }
  if (methods.length === 0) return <p className="message bad">{t('sell.noMethods')}</p>;
  return (
    <>
      {isLeftOpen && (
        <p className="message warn">
          {t('sell.leftOpen')}{' '}
          <Link to={sitePath(siteId, 'payment/cash-register/journal')}>{t('sell.toJournal')}</Link>
        </p>
      )}
      {(float !== null || !register.has_drawer) && sold === null && (
        <Outage
          register={register.id}
          isOutage={standing.is_outage}
          paper={paper}
          onType={setPaper}
          onChanged={onEntered}
        />
      )}
      {register.agent_id !== null && <OpenCharges register={register.id} />}
      {register.has_drawer && float === null ? (
        <CountFloat register={register} onCounted={onEntered} />
      ) : sold !== null ? (
        <Sold register={register} {...sold} onNext={() => setSold(null)} />
      ) : order > 0 && !isForPractice(register) ? (
        <SellOrder
          key={order}
          register={register}
          standing={standing}
          paper={by}
          id={order}
          onSold={ended}
          onClose={toCounter}
        />
      ) : (
        <Counter register={register} standing={standing} paper={by} onSold={ended} />
      )}
    </>
  );
}
