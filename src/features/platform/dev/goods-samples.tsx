import { goodsOfSets, transferCalls } from '#contract/hotel/transfers.ts';
import { text } from '#contract/kit/fields.ts';
import { CameLately, type GoodsPaper } from '#src/crud/goods/came-lately.tsx';
import { GoodsHead } from '#src/crud/goods/goods-head.tsx';
import { placeInput } from '#src/crud/goods/goods-places.tsx';
import { IncomingGoods } from '#src/crud/goods/incoming-goods.tsx';
import { SendGoods } from '#src/crud/goods/send-goods.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { Given } from './given.tsx';
import { rowWith } from './row.ts';
import { Sample } from './sample.tsx';

const words = {
  title: 'Coming in',
  none: 'Nothing is on its way here.',
  scan: 'Label of a set',
  progress: '1 of 2 sets has come',
  counted: '12 received, 1 missing',
};
const at = '2026-11-20T11:05:00Z';
const head = { id: 0, number: 'T-118', from_site: 'Vestby' };
const coming = {
  ...head,
  driver: 'Ola Berg',
  sent_at: at,
  signed_by: 'Siv Moen',
  sets: [
    { number: '4711', licenseplate: 'EL 48213', outcome: 'received' as const },
    { number: '4712', licenseplate: 'DN 20417', outcome: '' as const },
  ],
};
const came = [{ ...head, number: 'T-117', came_at: at, received: 12, missing: 1 }];
const places = {
  call: transferCalls.sites,
  called: ({ name }: { readonly name: string }) => name,
  choose: 'transfers:send.choose',
  nowhere: 'transfers:send.nowhere',
} as const;
const SiteById = placeInput(places, ({ id }) => String(id));
const fields = {
  to_site_id: text(20, { required: true }),
  driver: text(80, { required: true }),
  signed_by: text(80, { required: true }),
};
const Paper: GoodsPaper = ({ children }) => <Button>{children}</Button>;

/** What goes from site to site. */
export function GoodsSamples() {
  return (
    <>
      {[[coming], []].map((data) => (
        <Sample
          key={data.length}
          name={data.length > 0 ? 'IncomingGoods' : 'IncomingGoods, nothing coming'}
        >
          <Given call={goodsOfSets.calls.incoming} input={{}} answer={{ data }}>
            <IncomingGoods
              goods={goodsOfSets}
              title={words.title}
              none={words.none}
              scan={<TextField label={words.scan} />}
              renderOne={() => <b>{words.progress}</b>}
              keyOf={({ number }) => number}
              counted={() => words.counted}
              Paper={Paper}
            />
          </Given>
        </Sample>
      ))}
      <Sample name="CameLately">
        <CameLately<typeof goodsOfSets> came={came} counted={() => words.counted} Paper={Paper} />
      </Sample>
      <Sample name="GoodsHead, sent and received">
        <GoodsHead row={rowWith({ state: 'sent' })} Paper={Paper} />
        <GoodsHead row={rowWith({ state: 'received' })} Paper={Paper} />
      </Sample>
      {['', 'Vestby'].map((to) => (
        <Sample
          key={to}
          name={
            to === '' ? 'SendGoods, to a site that is chosen' : 'SendGoods, to a site that is known'
          }
        >
          <Given
            call={transferCalls.sites}
            input={{}}
            answer={{
              data: [
                { id: 1, name: 'Vestby' },
                { id: 2, name: 'Lade' },
              ],
            }}
          >
            <SendGoods
              goods={goodsOfSets}
              row={rowWith({ to_site: to })}
              places={places}
              place="to_site_id"
              PlaceInput={SiteById}
              words="transfers:send"
              fields={fields}
            />
          </Given>
        </Sample>
      ))}
    </>
  );
}
