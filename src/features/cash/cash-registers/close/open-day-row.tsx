import { useTranslation } from 'react-i18next';
import type { OpenDay } from '#contract/cash/cash-registers/open-days.ts';
import { useToday } from '#src/crud/values/use-today.ts';
import { sayDay } from '#src/i18n/said-day.ts';
import { Button } from '#src/ui/button.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';
import { Money } from '#src/ui/money.tsx';
import './open-day.css';

interface Props {
  day: OpenDay;
  /** Keys begin at it. */
  isFirst: boolean;
  onEnd: () => void;
}

/** A register whose day is open: since when, what it sold, and the press that ends it. */
export function OpenDayRow({ day, isFirst, onEnd }: Props) {
  const { t, i18n } = useTranslation('cash-registers');
  const { name, site, since, sold, receipts, currency } = day;
  const today = useToday();
  const isLeft = since < today;
  return (
    <li className="open-day">
      <div className="stack">
        <b>{`${site.name}, ${name}`}</b>
        <p className={isLeft ? 'warned' : 'muted'}>
          <Facts
            of={[
              t('close.since', { day: sayDay(since, today, i18n.language) }),
              t('close.receipts', { count: receipts }),
              day.is_practice && t('close.practice'),
            ]}
          />
        </p>
      </div>
      <dl>
        <dt>{t('close.sold')}</dt>
        <dd>
          <Money minor={sold} currency={currency} />
        </dd>
      </dl>
      <Button
        variant={isFirst ? 'primary' : 'plain'}
        className="key"
        data-first-focus={isFirst || undefined}
        onClick={onEnd}
      >
        {t('z.do')}
      </Button>
    </li>
  );
}
