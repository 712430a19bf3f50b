import { customers } from '../../customer/customers.ts';
import { choice, date, instant, money, reference, text } from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { paymentMethods } from '../../money/payment-methods.ts';
import { giftCardStates } from '../../money/gift-card-states.ts';

/** Gift cards of a company. A new one is sold; what is left of one follows from the ledger of what it paid, and nobody sets it. */
export const giftCards = resource('gift-cards', {
  feature: 'gift-cards',
  path: '/v4/site/gift-cards',
  of: 'company',
  read: 'gift_cards.read',
  write: 'gift_cards.write',
  title: 'number',
  sort: 'sold_at:desc',
  guards: { archive: { needs: { 'gift-cards.has_left': ({ balance }) => balance === 0 } } },
  fields: {
    /** The end of it: who has the whole of it has the money. */
    number: text(5, { readOnly: true, list: true, search: true }),
    amount: money({ required: true, list: true, sort: true }, 1),
    balance: money({ readOnly: true, list: true, sort: true, filter: true }),
    state: choice(giftCardStates, { readOnly: true, list: true, filter: true }),
    /** By what it is paid when it is sold. */
    method_id: reference((): Resource => paymentMethods, { required: true, filter: true }),
    customer_id: reference((): Resource => customers, { list: true, filter: true, hint: true }),
    expires_on: date({ list: true, sort: true, filter: true, hint: true }),
    note: text(200, { list: true, search: true }),
    sold_at: instant({ readOnly: true, list: true, sort: true }),
    /** What the site was called then. */
    shop: text(80, { readOnly: true, list: true }),
    used: money({ readOnly: true }),
    expired: money({ readOnly: true }),
  },
  actions: {
    take_back: {
      summary:
        'Takes back that a card was sold, whole and before it was used: its money is paid back as it came',
      right: 'gift_cards.take_back',
      needs: { 'gift-cards.touched': ({ state }) => state === 'unused' },
      asks: { reason: text(200, { required: true }) },
    },
  },
});
