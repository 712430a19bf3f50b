import { useTranslation } from 'react-i18next';
import { documentTotals } from '#contract/money/document-totals.ts';
import type { VatCategory } from '#contract/money/vat.ts';
import { isBound } from '#contract/sales/quotes/quote-rules.ts';
import type { LinkedQuote } from '#contract/sales/quotes/quotes.ts';
import { showMoney } from '#src/i18n/money.ts';
import { amountText, percentText } from '#src/i18n/formats.ts';

interface Props {
  quote: LinkedQuote;
  /** The keys of what is chosen, and what turns one of them; without them it is answered. */
  chosen?: ReadonlySet<string>;
  onTurn?: (key: string) => void;
}

/** The lines of a quote, to be chosen of while it is open, and what those come to that are chosen or were accepted. */
export function QuoteLines({ quote, chosen, onTurn }: Props) {
  const { t, i18n } = useTranslation('quotes');
  const { lines, currency, includesVat, state } = quote;
  const money = (minor: number) => showMoney(minor, currency, i18n.language);
  const isIn = ({ key, accepted }: LinkedQuote['lines'][number]) =>
    chosen ? chosen.has(key) : accepted !== false && state !== 'declined';
  const totals = totalsOf(quote, lines.filter(isIn));
  return (
    <section className="section" aria-label={t('page.lines')}>
      <h2>{t('page.lines')}</h2>
      {onTurn && lines.length > 1 && <p className="muted">{t('page.choose')}</p>}
      <ul className="rows quote-lines">
        {lines.map((line) => {
          const { key, description, quantity, unit_price: price, discount_percent: less } = line;
          const bound = chosen !== undefined && isBound(line, chosen);
          const content = (
            <>
              <span className="stack flush rest">
                <b>{description}</b>
                <small className="muted">
                  {`${amountText(quantity, 3, 0)} × ${amountText(price, 4, 2)}`}
                  {less !== null && <span>{` − ${percentText(less)}`}</span>}
                </small>
                {bound && <small className="muted">{t('page.stays')}</small>}
                {line.accepted !== null && (
                  <small>{line.accepted ? t('answer.wanted') : t('answer.unwanted')}</small>
                )}
              </span>
              <span className="amount">{money(line.amount)}</span>
            </>
          );
          return (
            <li key={key} data-out={!isIn(line) || undefined}>
              {onTurn && lines.length > 1 ? (
                <label className="quote-line row nowrap">
                  <input
                    type="checkbox"
                    checked={isIn(line)}
                    disabled={bound}
                    onChange={() => onTurn(key)}
                  />
                  {content}
                </label>
              ) : (
                <div className="quote-line row nowrap">{content}</div>
              )}
            </li>
          );
        })}
      </ul>
      <p className="muted">{includesVat ? t('page.withVat') : t('page.withoutVat')}</p>
      <dl className="stack tight" aria-live="polite">
        <Sum name={t('page.net')}>{money(totals.net)}</Sum>
        {totals.rates.map(({ category, rate, vat }) => (
          <Sum key={`${category} ${rate}`} name={t('page.vat', { rate: amountText(rate, 2, 0) })}>
            {money(vat)}
          </Sum>
        ))}
        <Sum name={t('page.gross')} strong>
          {money(totals.gross)}
        </Sum>
      </dl>
    </section>
  );
}

/** What lines of a quote come to together, by the rule that the order will be calculated by. */
export const totalsOf = ({ includesVat }: LinkedQuote, lines: LinkedQuote['lines']) =>
  documentTotals({
    includesVat,
    lines: lines.map((line) => ({
      ...line,
      vat: { category: line.vat_category as VatCategory, rate: line.vat_rate },
    })),
  });

function Sum({ name, strong, children }: { name: string; strong?: boolean; children: string }) {
  return (
    <div className={strong ? 'row apart t20 strong' : 'row apart'}>
      <dt>{name}</dt>
      <dd className="amount">{children}</dd>
    </div>
  );
}
