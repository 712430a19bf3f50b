import { invoices } from '#contract/economy/invoices/invoices.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { InvoiceHead } from './invoice-head.tsx';
import { invoiceStatus } from './invoice-status.ts';

export default screensOf(invoices, {
  card: ['customer_id', 'due_date', 'open', 'gross'],
  one: 'kind',
  status: invoiceStatus,
  views: [
    { title: 'invoices:views.drafts', query: 'state=draft' },
    { title: 'invoices:views.unpaid', query: 'state=issued&kind=invoice' },
    {
      title: 'invoices:views.overdue',
      query: 'state=issued&kind=invoice&due_date_in=past&open_from=0.01&sort_by=due_date:asc',
    },
    { title: 'invoices:views.credits', query: 'kind=credit' },
  ],
  head: InvoiceHead,
  headLeads: ({ state }) => state === 'issued',
  more: [{ path: 'invoices/runs', title: 'invoices:runs', right: 'invoices.read' }],
});
