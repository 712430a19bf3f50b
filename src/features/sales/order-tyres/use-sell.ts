import { useTranslation } from 'react-i18next';
import type { Line } from '#contract/kit/document/lines.ts';
import { orders } from '#contract/sales/orders.ts';
import {
  orderTyresCalls,
  type OrderTyres,
  type ShownAlternative,
  type TyreLine,
} from '#contract/sales/order-tyres/order-tyres.ts';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useAction } from '#src/crud/use-action.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { showSnackbar } from '#src/ui/snackbar.ts';

/** What changes of the lines of an order. */
interface Change {
  readonly put?: readonly Line[];
  readonly remove?: readonly string[];
}

/** Adds tyres to an order, and puts others in the place of those of a line; each can be taken back. What they cost the server says. */
export function useSell(
  id: number,
  { version, position }: Pick<OrderTyres, 'version' | 'position'>,
) {
  const { t } = useTranslation('order-tyres');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();

  const save = (text: string, from: number, change: Change, back?: Change): Promise<unknown> =>
    run(async (write) => {
      const input = { params: { id }, body: { version: from, lines: change } };
      const saved = (await write(orders.calls.save, input, { siteId })).data;
      refetchResource(siteId, orders);
      await queryClient.invalidateQueries({
        queryKey: questionOf(siteId, orderTyresCalls.tyres, { params: { id } }),
      });
      const act = () => void save(t('undone'), saved.version, back!);
      showSnackbar(text, back && { action: { label: t('undo'), act } });
    });

  function add({ product_id, name, vat_code }: ShownAlternative, quantity: number): void {
    const key = crypto.randomUUID();
    const line = {
      key,
      position,
      kind: 'goods',
      product_id,
      description: name,
      quantity,
      vat_code,
    };
    void save(t('added', { name }), version, { put: [line] }, { remove: [key] });
  }

  /** A line with nothing but a text, where there is no such tyre. */
  function addText(description: string, quantity: number, vat_code: string): void {
    const key = crypto.randomUUID();
    const line = { key, position, kind: 'goods', description, quantity, vat_code };
    void save(t('added', { name: description }), version, { put: [line] }, { remove: [key] });
  }

  function replace(line: TyreLine, { product_id, name, vat_code }: ShownAlternative): void {
    const { size: _, season: _season, alternatives: _others, ...was } = line;
    const { key, position: at, quantity } = line;
    const next = {
      key,
      position: at,
      kind: 'goods',
      product_id,
      description: name,
      quantity,
      vat_code,
    };
    const before = { ...was, kind: 'goods' };
    void save(t('replaced', { name }), version, { put: [next] }, { put: [before] });
  }
  return { busy, error: actionError.text, add, addText, replace };
}
export type Sell = ReturnType<typeof useSell>;
