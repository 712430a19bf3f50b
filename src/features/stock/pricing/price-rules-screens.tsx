import { priceRules } from '#contract/stock/pricing/price-rules.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { RuleEffect } from './rule-effect.tsx';

export default screensOf(priceRules, {
  card: ['stage', 'percent', 'amount', 'valid_to'],
  views: [
    { title: 'pricing:price-rules.choices.stage.margin', query: 'stage=margin' },
    { title: 'pricing:price-rules.choices.stage.group', query: 'stage=group' },
    { title: 'pricing:price-rules.choices.stage.campaign', query: 'stage=campaign' },
  ],
  head: RuleEffect,
});
