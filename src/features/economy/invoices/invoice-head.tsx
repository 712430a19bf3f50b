import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { creditCalls } from '#contract/economy/invoices/invoice-calls.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import type { Row, RowOf } from '#contract/kit/row.ts';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import type { Action } from '#src/crud/steps/actions.tsx';
import { useAction } from '#src/crud/use-action.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { CopyButton } from '#src/ui/state/copy-button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';

const CreditChip = lazyComponent(
  async () => (await import('#src/features/economy/credit-limits/exports.ts')).CreditChip,
);
const DisputedInvoice = lazyComponent(
  async () => (await import('#src/features/economy/payment-links/exports.ts')).DisputedInvoice,
);
const DraftVoucher = lazyComponent(async () => (await import('./draft-voucher.tsx')).DraftVoucher);
const LettersOfInvoice = lazyComponent(
  async () => (await import('#src/features/economy/reminder-runs/exports.ts')).LettersOfInvoice,
);
const PaymentLink = lazyComponent(
  async () => (await import('#src/features/economy/payment-links/exports.ts')).PaymentLink,
);
const TakePayment = lazyComponent(
  async () => (await import('#src/features/economy/payments/exports.ts')).TakePayment,
);
const InvoiceCredit = lazyComponent(
  async () => (await import('#src/features/economy/customer-credits/exports.ts')).InvoiceCredit,
);
const SendInvoice = lazyComponent(
  async () => (await import('#src/features/economy/invoice-deliveries/exports.ts')).SendInvoice,
);

/** What of an issued invoice is unpaid and how it is paid, and that it is taken back; of a draft, how its customer stands and what it would be to the books. */
export function InvoiceHead({ row }: { row: Row }) {
  const { t, i18n } = useTranslation('invoices');
  const words = useTranslations(invoices);
  const siteId = useSiteId();
  const {
    id,
    state,
    kind,
    customer_id: customer,
    open,
    gross,
    credited,
    payment_reference: reference,
    seller,
  } = row as RowOf<typeof invoices>;
  const { credit, error } = useCredit(id);
  const writeOff = useWriteOff(id);
  if (state === 'draft') {
    return (
      <>
        {kind === 'invoice' && customer !== null && <CreditChip id={customer} />}
        <DraftVoucher id={id} version={row.version} />
      </>
    );
  }
  if (state !== 'issued') return null;
  if (kind === 'credit') return <SendInvoice id={id} />;
  const [left, taken] = [open ?? 0, credited ?? 0];
  const isCredited = taken > 0 && taken === gross;
  return (
    <div className="whole stack tight">
      <DisputedInvoice id={id} />
      {!isCredited && (
        <p>
          {left === 0
            ? t('head.paid')
            : t('head.open', { amount: moneyText(left, words, i18n.language) })}
        </p>
      )}
      {left !== 0 && seller && (
        <div className="actions">
          <span>{t('head.pays', { account: seller.account, reference })}</span>
          <CopyButton text={reference} label={t('tab.copy')} />
        </div>
      )}
      <LettersOfInvoice id={id} />
      {taken > 0 && (
        <p>
          <Link to={sitePath(siteId, `invoices?credits_id=${id}`)}>
            {t('head.credited', { amount: moneyText(taken, words, i18n.language) })}
          </Link>
        </p>
      )}
      <InvoiceCredit id={id} />
      <ErrorNote text={error} />
      <SendInvoice
        id={id}
        {...(left > 0 && {
          renderPay: (isFirst: boolean) => <TakePayment id={id} isFirst={isFirst} />,
        })}
        first={<PaymentLink id={id} />}
        others={[...(isCredited ? [] : credit), ...(left > 0 ? writeOff : [])]}
      />
    </div>
  );
}

/** That what is left of an invoice is credited, for who may, and why it could not be. */
function useCredit(id: number): { readonly credit: readonly Action[]; readonly error: string } {
  const { t } = useTranslation('invoices');
  const may = useMay();
  const siteId = useSiteId();
  const navigate = useNavigate();
  const { busy, actionError, run } = useAction();
  const credit = () =>
    run(async (write) => {
      const made = await write(creditCalls.credit, { params: { id }, body: {} }, { siteId });
      refetchResource(siteId, invoices);
      await navigate(sitePath(siteId, `invoices/${made.data.id}`));
    });
  const action = { name: 'credit', label: t('tab.credit'), busy, act: () => void credit() };
  return { credit: may('invoices.issue') ? [action] : [], error: actionError.text };
}

/** That what is left of it is given up, for who may. */
function useWriteOff(id: number): readonly Action[] {
  const { t } = useTranslation('invoices');
  const may = useMay();
  const siteId = useSiteId();
  const navigate = useNavigate();
  if (!may('invoices.write_off')) return [];
  const path = sitePath(siteId, `invoices/write-offs/new?invoice_id=${id}`);
  return [{ name: 'write_off', label: t('tab.writeOff'), act: () => void navigate(path) }];
}
