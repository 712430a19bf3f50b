import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { MecaProStatus } from '#contract/sales/meca-pro/meca-pro.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Plate } from '#src/ui/plate.tsx';
import { Basket } from './basket.tsx';
import { Catalogue } from './catalogue.tsx';
import { lackingOf, NotSetUp } from './not-set-up.tsx';
import { Ordered } from './ordered.tsx';
import { useParts } from './use-parts.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

/** The parts of an order: found in the catalogue, fetched, put on the order, ordered. */
export default function MecaProScreen() {
  const { t } = useTranslation('meca-pro');
  const { orderId = '0' } = useParams();
  const query = useParts(Number(orderId));
  return (
    <div className="page" data-width="text">
      <h1>{t('title')}</h1>
      <Loaded query={query} rows={5}>
        {({ data }) => <Parts status={data} />}
      </Loaded>
    </div>
  );
}

function Parts({ status }: { status: MecaProStatus }) {
  const { t } = useTranslation('meca-pro');
  const siteId = useSiteId();
  const { set_up: setUp, order, basket, ordered } = status;
  const isReady = lackingOf(setUp).length === 0;
  return (
    <>
      <section className="section stack" aria-label={t('order.title')}>
        <div className="row apart">
          <Link to={sitePath(siteId, `order/details/${order.id}`)}>
            {t('order.link', { number: order.number || `#${order.id}` })}
          </Link>
          {order.plate && <Plate plate={order.plate} />}
        </div>
        <p className="muted">
          <Facts of={[order.customer, order.car]} />
        </p>
        {setUp.demo && <p className="message info">{t('demo')}</p>}
        {!order.open && <p className="message info">{t('order.closed')}</p>}
        {order.open && order.plate === null && <p className="message warn">{t('order.noCar')}</p>}
      </section>
      {!isReady && <NotSetUp setUp={setUp} />}
      {isReady && order.open && order.plate !== null && (
        <Catalogue key={basket?.id ?? 0} order={order} basket={basket} />
      )}
      {order.open && basket?.fetched_at && (
        <Basket key={`${basket.id} ${basket.revision}`} order={order} basket={basket} />
      )}
      <Ordered ordered={ordered} />
    </>
  );
}
