import { goodsOfSets } from '#contract/hotel/transfers.ts';
import { text } from '#contract/kit/fields.ts';
import type { Row } from '#contract/kit/row.ts';
import { SendGoods } from '#src/crud/goods/send-goods.tsx';
import { SiteById, sitesThere } from './sites-there.ts';

const fields = {
  to_site_id: text(20, { required: true }),
  driver: text(80, { required: true }),
  signed_by: text(80, { required: true }),
};

/** With whom a transfer leaves, and who signs for it. */
export const SendForm = ({ row }: { row: Row }) => (
  <SendGoods
    goods={goodsOfSets}
    row={row}
    places={sitesThere}
    place="to_site_id"
    PlaceInput={SiteById}
    words="transfers:send"
    fields={fields}
  />
);
