import { number } from '../../kit/fields.ts';
import { settings } from '../../kit/settings.ts';

/** For how many months the gift cards of a company hold where nobody says another day; without a number they always do. */
export const giftCardSettings = settings('gift-card-settings', {
  feature: 'gift-cards',
  path: '/v4/site/gift-card-settings',
  levels: ['company'],
  read: 'gift_cards.read',
  write: 'gift_cards.take_back',
  fields: {
    months: number({ from: 1, to: 120 }, { hint: true }),
  },
});
