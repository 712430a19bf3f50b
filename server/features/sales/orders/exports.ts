export { buyerOf, lockCredit } from './buyer-repo.ts';
export { checkSale } from './check-buyer.ts';
export { orderHits, orderSearch } from './order-search.ts';
export { ordersPart } from './orders-part-repo.ts';
