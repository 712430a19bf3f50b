import { cars } from '#contract/car/cars.ts';
import { customers } from '#contract/customer/customers.ts';
import { importsCalls } from '#contract/lists/imports.ts';
import type { LoggedIn } from './factories/accounts.ts';
import type { TestServer } from './server.ts';

/** Somebody who imports files at their site, and looks at what came of it. */
export function importerOf(server: TestServer, me: LoggedIn) {
  const sender = { token: me.token, lang: 'en' };
  const { chain_id } = me.site;
  const read = (content: string | Buffer, resource = 'customers') =>
    server.call(
      importsCalls.add,
      {
        body: {
          resource,
          file_name: 'list.csv',
          content: Buffer.from(content).toString('base64'),
        },
      },
      sender,
    );
  const check = (id: number, fields: (string | null)[], marks?: (',' | '.' | null)[]) =>
    server.call(
      importsCalls.check,
      { params: { id }, body: { fields, ...(marks && { marks }) } },
      sender,
    );
  return {
    me,
    chain_id,
    read,
    check,
    /** Reads a file and checks it with the columns as they were suggested. */
    async checked(content: string | Buffer, resource = 'customers') {
      const { body } = await read(content, resource);
      return check(
        body.data.id,
        body.data.columns.map(({ field }) => field),
      );
    },
    one: (id: number) => server.call(importsCalls.one, { params: { id } }, sender),
    list: () => server.call(importsCalls.list, { query: { resource: 'customers' } }, sender),
    run: (id: number, leave_out_wrong = false) =>
      server.call(importsCalls.run, { params: { id }, body: { leave_out_wrong } }, sender),
    undo: (id: number) => server.call(importsCalls.undo, { params: { id } }, sender),
    customers: async (query = {}) =>
      (await server.call(customers.calls.list, { query }, sender)).body.data,
    cars: async () => (await server.call(cars.calls.list, {}, sender)).body.data,
    save: (id: number, body: { version: number; city: string }) =>
      server.call(customers.calls.save, { params: { id }, body }, sender),
    exported: async () =>
      (
        await server.call(
          customers.calls.export,
          { query: { columns: 'number,name,phone,city' } },
          sender,
        )
      ).body as unknown as Buffer,
  };
}
