import { giftCards } from '#contract/sales/gift-cards/gift-cards.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';

// The list does without what is done with one of them.
const GiftCardHead = lazyComponent(async () => (await import('./gift-card-head.tsx')).GiftCardHead);

const find = {
  path: 'gift-cards/find',
  title: 'gift-cards:find.title',
  right: 'gift_cards.read',
} as const;
const usual = {
  path: 'settings/economy/gift-cards',
  title: 'gift-cards:usual',
  right: 'gift_cards.read',
} as const;

export default screensOf(giftCards, {
  card: ['balance', 'amount', 'expires_on', 'customer_id'],
  status: statusBy(giftCards, 'state', { unused: 'ok', part: 'info' }),
  views: [
    { title: 'gift-cards:views.left', query: 'state=unused,part' },
    { title: 'gift-cards:views.ending', query: 'state=unused,part&sort_by=expires_on:asc' },
  ],
  head: GiftCardHead,
  more: [find, usual],
});
