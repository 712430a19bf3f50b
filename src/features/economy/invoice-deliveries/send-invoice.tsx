import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  invoiceSendingCalls,
  type InvoiceStanding,
} from '#contract/economy/invoice-deliveries/delivery-calls.ts';
import { invoiceDeliveries } from '#contract/economy/invoice-deliveries/invoice-deliveries.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useMay } from '#src/crud/use-may-write.ts';
import { useWordsThere } from '#src/crud/use-words-there.ts';
import { useAction } from '#src/crud/use-action.ts';
import { download } from '#src/data/download.ts';
import { queryFor } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Actions, type Action } from '#src/crud/steps/actions.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { SendDialog } from './send-dialog.tsx';

interface Props {
  id: number;
  /** How it is paid, which comes first once it was sent. */
  renderPay?: (isFirst: boolean) => ReactNode;
  /** What stands beside the main action, and what else is done with it. */
  first?: ReactNode;
  others?: readonly Action[];
}

/** How an issued invoice was sent last, and that it is sent, or sent once more. */
export function SendInvoice(props: Props) {
  return useWordsThere(invoiceDeliveries) ? <Sending {...props} /> : null;
}

function Sending(props: Props) {
  const { id } = props;
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, invoiceSendingCalls.standing, { params: { id } }));
  useReadAgain(query, useChanges(invoiceDeliveries.name));
  return (
    <Loaded query={query} rows={1}>
      {({ data }) => <Ways {...props} standing={data} />}
    </Loaded>
  );
}

function Ways({
  id,
  renderPay,
  first,
  others = [],
  standing,
}: Props & { standing: InvoiceStanding }) {
  const { t } = useTranslation('invoice-deliveries');
  const siteId = useSiteId();
  const may = useMay();
  const [asks, setAsks] = useState(false);
  const { busy, actionError, run } = useAction();
  const [last] = standing.deliveries;
  const isWritable = standing.ways.some(({ channel, lack }) => {
    const isOfDocument = lack === null || /no_access_point|not_receiving/.test(lack);
    return channel === 'ehf' && isOfDocument;
  });
  const save = () => run(() => download(invoiceSendingCalls.ubl, { params: { id } }, siteId));
  const send = {
    name: 'send',
    label: last ? t('send.again') : t('send.do'),
    usual: last === undefined,
    act: () => setAsks(true),
  };
  const xml = isWritable
    ? [{ name: 'xml', label: t('send.xml'), busy, act: () => void save() }]
    : [];
  return (
    <div className="stack tight">
      {renderPay && <div className="actions">{renderPay(last !== undefined)}</div>}
      {last && <LastDelivery delivery={last} invoice={id} />}
      <ErrorNote text={actionError.text} />
      <div className="actions">
        <Actions
          first={first}
          actions={[...(may('invoices.write') ? [send] : []), ...others, ...xml]}
        />
      </div>
      {asks && <SendDialog id={id} standing={standing} onClose={() => setAsks(false)} />}
    </div>
  );
}

function LastDelivery({
  delivery: { channel, address, state, answer },
  invoice,
}: {
  delivery: InvoiceStanding['deliveries'][number];
  invoice: number;
}) {
  const { t } = useTranslation('invoice-deliveries');
  const siteId = useSiteId();
  const said = {
    channel: t(`invoice-deliveries.choices.channel.${channel}`),
    address,
    state: t(`invoice-deliveries.choices.state.${state}`),
  };
  return (
    <p>
      <Link to={sitePath(siteId, `economy/invoice-delivery-log?invoice_id=${invoice}`)}>
        {channel === 'print' ? t('send.lastPaper', said) : t('send.last', said)}
      </Link>{' '}
      <small className="muted">{answer}</small>
    </p>
  );
}
