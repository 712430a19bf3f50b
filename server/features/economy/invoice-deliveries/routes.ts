import { invoiceDeliveryCalls } from '#contract/economy/invoice-deliveries/delivery-calls.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mount } from '#server/kit/mount.ts';
import { issuedInvoice, ublOf } from './ubl-of-invoice.ts';

/** How issued invoices reach their customers. */
export function invoiceDeliveriesRoutes(app: AppContext): void {
  mount(
    app,
    invoiceDeliveryCalls,
  )({
    ubl: async (context) => {
      const issued = await issuedInvoice(context, context.params.id);
      const name = `${issued.invoice.number}.xml`;
      const content = await ublOf(app, issued);
      return { name, type: 'application/xml; charset=utf-8', content };
    },
  });
}
