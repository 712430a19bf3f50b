import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { channels } from '#contract/economy/invoice-deliveries/channels.ts';
import {
  invoiceSendingCalls,
  type InvoiceStanding,
} from '#contract/economy/invoice-deliveries/delivery-calls.ts';
import { invoiceDeliveries } from '#contract/economy/invoice-deliveries/invoice-deliveries.ts';
import { choice, text } from '#contract/kit/fields.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { noteChange } from '#src/crud/live-changes.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';

const fields = { channel: choice(channels, {}), address: text(254, { hint: true }) };
const byText: readonly string[] = ['mail', 'sms'];

interface Props {
  id: number;
  standing: InvoiceStanding;
  onClose: () => void;
}

/** Asks by what an invoice is sent, and where to where that is not as the customer has it. */
export function SendDialog({ id, standing, onClose }: Props) {
  const { t } = useTranslation('invoice-deliveries');
  const siteId = useSiteId();
  const navigate = useNavigate();
  const [intent] = useState(() => crypto.randomUUID());
  const wayOf = (channel: string) => standing.ways.find((way) => way.channel === channel)!;
  const lackOf = (channel: string, address: string) => {
    const { lack } = wayOf(channel);
    return byText.includes(channel) && address !== '' ? null : lack;
  };
  return (
    <Dialog open title={t('send.title')} place="side" onClose={onClose}>
      <CallForm
        call={invoiceSendingCalls.send}
        params={{ id }}
        about={String(id)}
        words="invoice-deliveries:sending"
        fields={fields}
        start={{ channel: standing.usual }}
        without={({ channel }) => (byText.includes(channel) ? [] : ['address'])}
        hints={({ channel }) => ({ channel: wayOf(channel).address || undefined })}
        body={({ channel, address }) => ({ intent, channel, ...(address && { address }) })}
        ready={({ channel, address }) => lackOf(channel, address) === null}
        why={({ channel, address }) =>
          t((lackOf(channel, address) ?? '').replace('invoice-deliveries.', 'errors.'))
        }
        submit={({ channel }) => (channel === 'print' ? t('send.print') : t('send.do'))}
        onDone={(_, { channel }) => {
          noteChange(invoiceDeliveries.name);
          onClose();
          if (channel === 'print') void navigate(sitePath(siteId, `invoices/${id}?tab=papers`));
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
