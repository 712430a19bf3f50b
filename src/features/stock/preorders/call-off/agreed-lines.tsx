import { useTranslation } from 'react-i18next';
import { preorderAgreements } from '#contract/stock/preorders/preorder-agreements.ts';
import { useMay, useMayWrite } from '#src/crud/use-may-write.ts';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { showDate } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import type { Doing } from './call-offs-tab.tsx';
import type { Agreement, CallOffLine } from './call-off-lines.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  readonly agreement: Agreement;
  readonly lines: readonly CallOffLine[];
  readonly onBegin: (kind: Doing, line: CallOffLine) => void;
}

const open: readonly string[] = ['draft', 'sent', 'confirmed', 'active'];
const names = ['called_off', 'received', 'left'] as const;

/** What is agreed, line by line, with what can be done with what is left of each. */
export function AgreedLines({ agreement, lines, onBegin }: Props) {
  const { t, i18n } = useTranslation('preorders');
  const siteId = useSiteId();
  const may = useMay();
  const words = useTranslations(preorderAgreements);
  const quantity = useQuantity();
  const inUse = agreement.archived_at === null;
  const mayMove = useMayWrite(preorderAgreements) && inUse && open.includes(agreement.state);
  const mayCallOff = may('stock.refill') && inUse && agreement.state === 'active';
  const isOurs = ({ site }: CallOffLine) => site === null || String(site.id) === siteId;
  return (
    <ul className="stack">
      {lines.map((line) => (
        <li key={line.key} className="section stack tight">
          <h2>{line.description}</h2>
          <small>
            <Facts
              of={[
                `${quantity(line.quantity ?? 0)} × ${moneyText(line.unit_price ?? 0, words, i18n.language, 4)}`,
                line.deliver_on && t('stand.week', { day: showDate(line.deliver_on) }),
                line.site ? t('stand.for', { site: line.site.name }) : t('stand.forAny'),
              ]}
            />
          </small>
          <dl className="facts">
            {names.map((name) => (
              <div key={name}>
                <dt>{t(`stand.${name}`)}</dt>
                <dd>{quantity(line[name])}</dd>
              </div>
            ))}
          </dl>
          {line.left > 0 && (mayCallOff || mayMove) && (
            <div className="actions">
              {mayCallOff && isOurs(line) && (
                <Button variant="primary" onClick={() => onBegin('callOff', line)}>
                  {t('callOff.title')}
                </Button>
              )}
              {mayMove && (
                <Button onClick={() => onBegin('redistribute', line)}>
                  {t('redistribute.title')}
                </Button>
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
