import { useTranslation } from 'react-i18next';
import type { PriceAnswer } from '#contract/stock/pricing/price-calls.ts';
import type { PriceStep } from '#contract/stock/pricing/price-trace.ts';
import { percentText } from '#src/i18n/formats.ts';
import { priceRules } from '#contract/stock/pricing/price-rules.ts';
import { showNumber } from '#src/crud/values/number-text.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';

const Chart = lazyComponent(async () => (await import('#src/ui/chart/chart.tsx')).Chart);

interface Props extends PriceAnswer {
  /** What is charged, where that is another price than the one that the steps lead to. */
  charged?: number | undefined;
}

/** Each step to a price: drawn, and said with the rule that acted and those that nearly did. */
export function WhyPrice({ price, cost, margin, steps, charged }: Props) {
  const { t, i18n } = useTranslation('pricing');
  const words = useTranslations(priceRules);
  const nameOf = useRuleName();
  const amount = (minor: number) => moneyText(minor, words, i18n.language);
  // What changes nothing is said below, and not drawn.
  const known = steps.filter(({ from, to }, at) => to !== null && (at === 0 || from !== to));
  const shownPrice = charged ?? price;
  const drawn = [
    ...known.map(({ step, to }) => ({ name: t(`why.steps.${step}`), to })),
    ...(charged === undefined ? [] : [{ name: t('why.charged'), to: charged }]),
  ];
  if (steps.length === 0) return <p>{t('why.nothing')}</p>;
  return (
    <div className="stack">
      <dl className="facts">
        <div>
          <dt>{t('why.price')}</dt>
          <dd>
            <b>{shownPrice === null ? '–' : amount(shownPrice)}</b>
          </dd>
        </div>
        {cost !== null && (
          <div>
            <dt>{t('why.cost')}</dt>
            <dd>{amount(cost)}</dd>
          </div>
        )}
        {margin !== null && (
          <div>
            <dt>{t('why.margin')}</dt>
            <dd>{percentText(margin)}</dd>
          </div>
        )}
      </dl>
      {drawn.length > 1 && (
        <Chart
          kind="bars"
          label={t('why.chart')}
          x={drawn.map(({ name }) => name)}
          xName={t('why.step')}
          series={[{ name: t('why.price'), values: drawn.map(({ to }) => to) }]}
          text={(value, unit = true) =>
            unit ? amount(value) : showNumber(Math.round(value / 100), 0, i18n.language)
          }
        />
      )}
      <ol className="rows">
        {steps.map((step) => (
          <li key={step.step}>
            <span className="named rest">
              <b>{t(`why.steps.${step.step}`)}</b>
              <small>{describeStep(step)}</small>
              {step.passed.map(({ id, name, why }) => (
                <small key={`${id} ${name}`}>
                  {t('why.passed', { name: nameOf(name, id), why: t(`why.not.${why as 'day'}`) })}
                </small>
              ))}
            </span>
            <b>{step.to === null ? '–' : amount(step.to)}</b>
          </li>
        ))}
      </ol>
    </div>
  );

  function describeStep({ step, from, to, rule, purchase, list }: PriceStep): string {
    if (step === 'purchase' && purchase) {
      const { supplier, freight } = purchase;
      if (purchase.list === null) return t('why.agreed', { supplier });
      const off = percentText(purchase.percent);
      const of = amount(purchase.list);
      return freight > 0
        ? t('why.offListFreight', { supplier, list: of, off, freight: amount(freight) })
        : t('why.offList', { supplier, list: of, off });
    }
    if (step === 'stock') return t('why.inStock');
    if (step === 'bonus' && purchase) return t('why.bonus', { bonus: percentText(purchase.bonus) });
    if (step === 'margin' && to === null)
      return t(rule ? 'pricing:why.noCost' : 'pricing:why.noMargin');
    if (step === 'list') {
      if (list === undefined) return t('why.shop');
      if (from === null) return t('why.listAlone');
      return t(to === list ? 'pricing:why.listHolds' : 'pricing:why.marginHolds', {
        list: amount(list),
      });
    }
    if (!rule) return t('why.noRule');
    const name = nameOf(rule.name, rule.id);
    return step === 'campaign' && from === to ? t('why.noLower', { name }) : name;
  }
}

/** What a rule is called: by its name, or, of one of the margin manager (`tyre/summer/3`), by its grid and version. */
function useRuleName(): (name: string, id: number | null) => string {
  const { t } = useTranslation('pricing');
  return (name, id) => {
    if (id !== null) return name;
    const [kind = '', part = '', version = ''] = name.split('/');
    return t('why.ofManager', {
      kind: t(`kinds.${kind as 'tyre'}`),
      part: t(`parts.${part as 'all'}`),
      version,
    });
  };
}
