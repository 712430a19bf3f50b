import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booked, OnlinePortal } from '#contract/booking/online-booking.ts';
import { showMoney } from '#src/i18n/money.ts';
import { Button } from '#src/ui/button.tsx';
import { TelLink } from '#src/ui/contact/tel-link.tsx';
import { whenText } from './when-text.ts';

interface Props {
  portal: OnlinePortal;
  booked: Booked;
  onAnother: () => void;
}

/** What was booked, and what the site says of it. */
export function Receipt({ portal, booked, onAnother }: Props) {
  const { t, i18n } = useTranslation('online-booking');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { begins_at, is_confirmed: isConfirmed, services, ticket, minutes, price } = booked;
  const done = portal.texts[i18n.language as keyof typeof portal.texts]?.done;
  const facts = [
    [t('receipt.what'), services.join(', ')],
    [t('receipt.where'), [portal.site, portal.town].filter(Boolean).join(', ')],
    [t('receipt.takes'), t('minutes', { count: minutes })],
    [t('receipt.price'), price === null ? '' : showMoney(price, portal.currency, i18n.language)],
  ].filter(([, value]) => value);
  return (
    <section className="section">
      <h2 ref={heading} tabIndex={-1}>
        {isConfirmed ? t('receipt.title') : t('receipt.unconfirmed')}
      </h2>
      {!isConfirmed && <p>{t('receipt.confirming')}</p>}
      <p className="named">
        <small>{t('receipt.when')}</small>
        <b className="t24">{whenText(begins_at, i18n.language)}</b>
      </p>
      <p className="named">
        <small>{t('receipt.ticket')}</small>
        <b className="t24">{ticket}</b>
      </p>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {[done, ...booked.texts].filter(Boolean).map((text) => (
        <p key={text} className="said">
          {text}
        </p>
      ))}
      {/* Only the portal's page may stand in that of others. */}
      <a
        className="button"
        href={booked.path}
        target={window.top === window ? undefined : '_blank'}
        rel="noreferrer"
      >
        {t('receipt.change')}
      </a>
      <CallSite portal={portal} />
      <Button onClick={onAnother}>{t('receipt.another')}</Button>
    </section>
  );
}

/** The way to the site by telephone, where it has said which. */
export function CallSite({ portal: { phone } }: { portal: Pick<OnlinePortal, 'phone'> }) {
  const { t } = useTranslation('online-booking');
  if (!phone) return null;
  return (
    <TelLink className="button" phone={phone}>
      {t('call', { phone })}
    </TelLink>
  );
}
