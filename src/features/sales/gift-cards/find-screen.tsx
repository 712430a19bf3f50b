import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Answer } from '#contract/kit/call.ts';
import { text } from '#contract/kit/fields.ts';
import { giftCardCalls } from '#contract/sales/gift-cards/gift-card-calls.ts';
import { cardNumber } from '#contract/sales/gift-cards/gift-card-rules.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { showDate } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Facts } from '#src/ui/layout/facts.tsx';
import { useAmount } from './use-amount.ts';

const fields = { number: text(40, { required: true, numeric: true }) };

/** What is left of the card that somebody holds: its number is typed or scanned. */
export default function FindScreen() {
  const { t } = useTranslation('gift-cards');
  const siteId = useSiteId();
  const amount = useAmount();
  const [found, setFound] = useState<Answer<typeof giftCardCalls.find>['data'] | null>(null);
  return (
    <div className="page stack">
      <h1>{t('find.title')}</h1>
      <CallForm
        key={found?.id}
        call={giftCardCalls.find}
        about="find"
        words="gift-cards:find"
        fields={fields}
        focus
        ready={({ number }) => cardNumber(number) !== undefined}
        why={() => t('errors.needs_number')}
        submit={t('find.do')}
        onDone={({ data }) => setFound(data)}
        onRefused={() => setFound(null)}
      />
      {found && (
        <section className="section stack tight" role="status">
          <b>{found.number}</b>
          <p>
            <Facts
              of={[
                t('find.left', { amount: amount(found.balance) }),
                found.expires_on && t('find.until', { day: showDate(found.expires_on) }),
                found.is_expired && t('gift-cards.choices.state.expired'),
              ]}
            />
          </p>
          <Link to={sitePath(siteId, `gift-cards/${found.id}`)}>{t('find.open')}</Link>
        </section>
      )}
    </div>
  );
}
