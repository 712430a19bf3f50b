import { giftCardShop } from '../economy/gift-card-shop.ts';
import { stockKeeper } from '../factories/stock/stock-keeper.ts';
import type { TestServer } from '../server.ts';
import { registerOf } from './shop.ts';

/** A shop with books, stock and gift cards, and a cash register at which sales are real; its change is counted unless it is not `open`. */
export async function declaredShop(server: TestServer, { open = true } = {}) {
  const books = await giftCardShop(server);
  const stock = await stockKeeper(server, books.me);
  const { card } = books;
  const at = await registerOf(server, books.me, { cash: await books.methodOf('cash'), card });
  await at.declare();
  if (open) await at.move('float', 1000_00);
  return { ...at, books, stock };
}
