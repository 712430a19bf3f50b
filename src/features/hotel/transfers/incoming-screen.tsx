import { useTranslation } from 'react-i18next';
import { goodsOfSets } from '#contract/hotel/transfers.ts';
import { IncomingGoods } from '#src/crud/goods/incoming-goods.tsx';
import { useOutbox } from '#src/data/outbox/use-outbox.ts';
import { logProblem } from '#src/device/log.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { CarriedSets } from './carried-sets.tsx';
import { MissRest } from './miss-rest.tsx';
import { PaperLink } from './paper-link.tsx';
import { receiveSet, withReceived } from './receive-set.ts';
import { ScanField, type Said } from './scan-field.tsx';

/** What is on its way here: each set is received by its label, and what has not come is said to be missing. */
export default function IncomingScreen() {
  const { t } = useTranslation('transfers');
  const siteId = useSiteId();
  const { rows } = useOutbox(siteId);
  async function receive(number: string): Promise<Said> {
    try {
      const outcome = await receiveSet(siteId, number);
      if (outcome === 'received')
        return { sound: 'ok', tone: 'ok', text: t('incoming.received', { number }) };
      if (outcome === 'again')
        return { sound: 'twice', tone: 'warn', text: t('incoming.again', { number }) };
      return { sound: 'bad', tone: 'bad', text: t('errors.not_here', { number }) };
    } catch (cause) {
      // Nothing shows as received: it has to be read again.
      logProblem('A set that has come was not kept', cause);
      return { sound: 'bad', tone: 'bad', text: t('incoming.notKept', { number }) };
    }
  }
  return (
    <IncomingGoods
      goods={goodsOfSets}
      title={t('incoming.title')}
      none={t('incoming.none')}
      scan={<ScanField label={t('incoming.scan')} onNumber={receive} />}
      keyOf={({ id }) => String(id)}
      counted={({ received, missing }) => t('came.counts', { received, missing })}
      Paper={PaperLink}
      renderOne={(one, refetch) => {
        const transfer = withReceived(one, rows);
        const { sets } = transfer;
        const received = sets.filter(({ outcome }) => outcome === 'received').length;
        return (
          <>
            <b>{t('incoming.progress', { received, count: sets.length })}</b>
            <CarriedSets sets={sets} left />
            <MissRest transfer={transfer} refetch={refetch} />
          </>
        );
      }}
    />
  );
}
