import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '#contract/kit/row.ts';
import { linePriceCalls, type LinePriceAnswer } from '#contract/stock/pricing/price-calls.ts';
import { priceRules } from '#contract/stock/pricing/price-rules.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { queryFor } from '#src/data/query.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { WhyPrice } from './why-price.tsx';

/** The lines of an order with what was proposed and what is charged; of each one may ask why. */
export function OrderPricesTab({ row }: { row: Row }) {
  const { t } = useTranslation('pricing');
  const siteId = useSiteId();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const query = useQuery({
    ...queryFor(siteId, linePriceCalls.prices, { params: { id: row.id } }),
    staleTime: 0,
  });
  return (
    <Loaded query={query} empty={t('lines.none')}>
      {({ data }) => {
        const shown = data.find(({ key }) => key === openKey);
        return (
          <>
            <ul className="rows">
              {data.map((line) => (
                <OneLine key={line.key} line={line} onOpen={() => setOpenKey(line.key)} />
              ))}
            </ul>
            <Dialog
              open={shown !== undefined}
              place="side"
              title={shown ? t('lines.whyOf', { name: shown.description }) : ''}
              onClose={() => setOpenKey(null)}
            >
              {shown && (
                <>
                  <WhyPrice
                    cost={shown.cost}
                    margin={shown.margin}
                    steps={shown.steps}
                    price={shown.proposed}
                    charged={shown.overridden ? Math.round(shown.unit_price / 100) : undefined}
                  />
                  <Charged line={shown} />
                </>
              )}
            </Dialog>
          </>
        );
      }}
    </Loaded>
  );
}

function OneLine({ line, onOpen }: { line: LinePriceAnswer; onOpen: () => void }) {
  const { t } = useTranslation('pricing');
  return (
    <li>
      <span className="named rest">
        <b>{line.description}</b>
        <Charged line={line} />
      </span>
      <Button aria-label={t('lines.whyOf', { name: line.description })} onClick={onOpen}>
        {t('lines.why')}
      </Button>
    </li>
  );
}

/** What is charged, and who charged another price than the one proposed. */
function Charged({
  line: { unit_price, proposed, overridden, priced_at },
}: {
  line: LinePriceAnswer;
}) {
  const { t, i18n } = useTranslation('pricing');
  const words = useTranslations(priceRules);
  const amount = (minor: number) => moneyText(minor, words, i18n.language);
  const at = (instant: string) => `${showDate(instant)} ${showTime(instant)}`;
  // Mostly whole minor units; what is sold by the gram has more.
  const charged =
    unit_price % 100 === 0
      ? amount(unit_price / 100)
      : moneyText(unit_price, words, i18n.language, 4);
  if (overridden && proposed !== null) {
    return (
      <small className="warned">
        {t('lines.overridden', {
          charged,
          proposed: amount(proposed),
          by: overridden.by ?? t('lines.somebody'),
          at: at(overridden.at),
        })}
      </small>
    );
  }
  return <small>{t('lines.asProposed', { charged, at: at(priced_at) })}</small>;
}
