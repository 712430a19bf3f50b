import { useTranslation } from 'react-i18next';
import { creditCheckCalls, type Rated } from '#contract/economy/credit-limits/check-calls.ts';
import { daysSince, isGoodCheck } from '#contract/economy/credit-limits/check-rules.ts';
import { text } from '#contract/kit/fields.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { serverNow } from '#src/data/server-time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { refetchChecks } from './refetch-checks.ts';

interface Props {
  /** Of the customer. */
  id: number;
  name: string;
  /** What is known of them, which another check stands in place of. */
  check: Rated | null;
  onClose: () => void;
}

const fields = { reason: text(200, { required: true }) };

/** Asks why a customer is checked; what is known of the last days is said before. */
export function CheckForm({ id, name, check, onClose }: Props) {
  const { t } = useTranslation('credit-limits');
  const siteId = useSiteId();
  const now = new Date(serverNow()).toISOString();
  const good = check !== null && isGoodCheck(check.checked_at, now) ? check : null;
  return (
    <CallForm
      call={creditCheckCalls.check}
      params={{ id }}
      about={String(id)}
      words="credit-limits:check"
      fields={fields}
      body={({ reason }) => ({ reason: reason.trim(), in_place_of: check?.id ?? null })}
      ready={({ reason }) => reason.trim() !== ''}
      submit={good ? t('check.again') : t('check.do')}
      variant="primary"
      onDone={({ data }) => {
        onClose();
        const values = { name, rating: data.rating || t('check.unknown') };
        showSnackbar(data.asked ? t('check.done', values) : t('check.shown', values));
        refetchChecks(siteId);
      }}
      onCancel={onClose}
    >
      {good && <p>{t('check.young', { count: daysSince(good.checked_at, now) })}</p>}
      <p>{t('check.lead')}</p>
    </CallForm>
  );
}
