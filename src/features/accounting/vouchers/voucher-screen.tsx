import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { voucherCalls, type WholeVoucher } from '#contract/accounting/vouchers/voucher-calls.ts';
import { text } from '#contract/kit/fields.ts';
import { ledgerAccounts } from '#contract/money/ledger-accounts.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { Loaded } from '#src/crud/loaded.tsx';
import { useMay } from '#src/crud/use-may-write.ts';
import { useTranslations } from '#src/crud/words.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { queryFor } from '#src/data/query.ts';
import { serverNow } from '#src/data/server-time.ts';
import { sayDay } from '#src/i18n/said-day.ts';
import { showDate } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { documentPath } from './document-path.ts';
import { readVouchersAgain } from './read-again.ts';
import { VoucherLines } from './voucher-lines.tsx';
import { voucherNumber } from './voucher-number.ts';

/** A voucher with its lines, the way to what it is of, and that it is taken back. */
export default function VoucherScreen() {
  const siteId = useSiteId();
  const { id = '' } = useParams();
  const query = useQuery(queryFor(siteId, voucherCalls.one, { params: { id } }));
  return (
    <div className="page" data-width="text">
      <Loaded query={query} rows={6}>
        {({ data }) => <Whole voucher={data} />}
      </Loaded>
    </div>
  );
}

function Whole({ voucher }: { voucher: WholeVoucher }) {
  const { t, i18n } = useTranslation('vouchers');
  const words = useTranslations(ledgerAccounts);
  const siteId = useSiteId();
  const { day, kind, document, amount, reverses, reversed_by: back, reason, by, lines } = voucher;
  const other = (one: NonNullable<WholeVoucher['reverses']>) => (
    <Link to={sitePath(siteId, `economy/accounting-order/${one.id}`)}>{voucherNumber(one)}</Link>
  );
  return (
    <div className="stack">
      <Link to={sitePath(siteId, 'economy/accounting-order')}>{t('list.title')}</Link>
      <h1>{t('one.title', { number: voucherNumber(voucher) })}</h1>
      <dl className="facts">
        <div>
          <dt>{t('one.day')}</dt>
          <dd>{sayDay(day, showDate(serverNow()), i18n.language)}</dd>
        </div>
        <div>
          <dt>{t('one.of')}</dt>
          <dd>
            <Link to={sitePath(siteId, documentPath(document))}>
              {t(`kinds.${kind}`, { number: document.number })}
            </Link>
          </dd>
        </div>
        <div>
          <dt>{t('one.amount')}</dt>
          <dd>{moneyText(amount, words, i18n.language)}</dd>
        </div>
        {by !== null && (
          <div>
            <dt>{t('one.by')}</dt>
            <dd>{by}</dd>
          </div>
        )}
        {reverses && (
          <div>
            <dt>{t('one.reverses')}</dt>
            <dd>{other(reverses)}</dd>
          </div>
        )}
        {reason !== '' && (
          <div>
            <dt>{t('reverse.fields.reason')}</dt>
            <dd>{reason}</dd>
          </div>
        )}
        {back && (
          <div>
            <dt>{t('one.reversedBy')}</dt>
            <dd>{other(back)}</dd>
          </div>
        )}
      </dl>
      <VoucherLines lines={lines} />
      {!reverses && !back && <ReverseButton voucher={voucher} />}
    </div>
  );
}

const fields = { reason: text(200, { required: true }) };

function ReverseButton({ voucher: { id, ...voucher } }: { voucher: WholeVoucher }) {
  const { t } = useTranslation('vouchers');
  const may = useMay();
  const siteId = useSiteId();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  if (!may('vouchers.write')) return null;
  const number = voucherNumber(voucher);
  return (
    <div className="actions">
      <Button onClick={() => setAsking(true)}>{t('reverse.do')}</Button>
      <Dialog open={asking} title={t('reverse.title', { number })} onClose={() => setAsking(false)}>
        <CallForm
          call={voucherCalls.reverse}
          params={{ id }}
          about={String(id)}
          words="vouchers:reverse"
          fields={fields}
          ready={({ reason }) => reason.trim() !== ''}
          submit={t('reverse.do')}
          variant="danger"
          onDone={({ data }) => {
            setAsking(false);
            void readVouchersAgain(siteId);
            void navigate(sitePath(siteId, `economy/accounting-order/${data.id}`));
          }}
          onCancel={() => setAsking(false)}
        >
          <p>{t('reverse.lead')}</p>
        </CallForm>
      </Dialog>
    </div>
  );
}
