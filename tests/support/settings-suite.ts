import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/kit/call.ts';
import type { Level } from '#contract/kit/traits.ts';
import type { HistoryEntry } from '#contract/kit/row.ts';
import { namesInherited, type Settings, type SettingsOperation } from '#contract/kit/settings.ts';
import { logInAs, makeUser, type LoggedIn } from './factories/accounts.ts';
import { makeSite } from './factories/organisation.ts';
import { authenticatedSocket } from './network/live-socket.ts';
import { testServer, type Answered } from './server.ts';

interface Input {
  /** What a change writes, other than what is usual; of each level what it has. */
  readonly changed: Record<string, unknown>;
  /** Values that are refused at their fields. */
  readonly wrong: Record<string, unknown>;
}

interface Saved extends Readonly<Record<string, unknown>> {
  readonly version: number;
  readonly own?: readonly string[];
  readonly inherited?: Readonly<Record<string, unknown>>;
}
type SettingsAnswer<T> = Answered<Call> & { body: { data: T } };

/** The tests of plain settings: that their calls do at each level what the engine promises. */
export function settingsSuite(settings: Settings, { changed, wrong }: Input): void {
  describe.each(settings.levels)(`the settings ${settings.name} of the %s`, (level) => {
    const inheritable = namesInherited(settings, level);
    const fields = Object.keys(settings.fields).filter((name) => {
      const { at } = settings.fields[name]!;
      return at === undefined || at === level;
    });
    const here = (values: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(values).filter(([name]) => fields.includes(name)));
    const taken = inheritable.length > 0 && { own: inheritable };
    let me: LoggedIn;
    beforeAll(async () => {
      const { db } = await testServer();
      me = await logInAs(db, { user: await makeUser(db, { is_superuser: true }) });
    });

    async function ask<T = Saved>(
      operation: SettingsOperation,
      body?: object,
      { at = level, by = me }: { at?: Level; by?: LoggedIn } = {},
    ) {
      const server = await testServer();
      const call = settings.calls[at]![operation];
      return (await server.call(call, body && { body }, by)) as SettingsAnswer<T>;
    }
    const now = async () => (await ask('read')).body.data;
    const asAtFirst = async () => ask('save', { ...(await now()), ...defaults(), own: [] });
    const defaults = () =>
      Object.fromEntries(
        fields.map((name) => {
          const field = settings.fields[name]!;
          return [name, field.default ?? field.empty];
        }),
      );

    test('who has set nothing has what is usual', async () => {
      expect(await now()).toMatchObject({ ...defaults(), version: 1 });
    });

    test('what is saved is the next version; who has an older one is notified, and both stand', async () => {
      const start = await now();
      const change = { ...start, ...here(changed), ...taken };
      const saved = await ask('save', change);
      expect([saved.status, saved.body.error]).toEqual([200, undefined]);
      expect(saved.body.data).toMatchObject({ ...here(changed), version: start.version + 1 });
      expect(await now()).toEqual(saved.body.data);
      const late = await ask('save', { ...start, ...taken });
      expect([late.status, late.body.error?.code]).toEqual([409, 'common.changed_elsewhere']);
      expect(late.body.error?.current).toEqual(saved.body.data);
      const [newest] = (await ask<HistoryEntry[]>('history')).body.data;
      const of = newest?.changes.map(({ field }) => field).filter((field) => field !== 'own');
      expect([newest?.action, new Set(of)]).toEqual(['save', new Set(Object.keys(here(changed)))]);
      expect(newest?.by).toBe(`${me.user.first_name} ${me.user.last_name}`);
      await asAtFirst();
    });

    test('what is saved as it was is no new version', async () => {
      const { version } = (await ask('save', { ...(await now()), ...here(changed), ...taken })).body
        .data;
      expect((await ask('save', await now())).body.data.version).toBe(version);
      await asAtFirst();
    });

    test('anyone who may read them hears of a change', async () => {
      const socket = await authenticatedSocket(await testServer(), me.token);
      await ask('save', { ...(await now()), ...here(changed), ...taken });
      expect(await socket.next('resource.changed')).toEqual({ name: settings.name });
      socket.close();
      await asAtFirst();
    });

    test('another site has nothing of a site’s, and all of its company’s and chain’s', async () => {
      const server = await testServer();
      const site = await makeSite(server.db, { company_id: me.site.company_id });
      const by = await logInAs(server.db, { user: me.user, site });
      await ask('save', { ...(await now()), ...here(changed), ...taken });
      const there = (await ask('read', undefined, { by })).body.data;
      expect(there).toMatchObject(here(level === 'site' ? defaults() : changed));
      await asAtFirst();
    });

    test('another company has all of its chain’s, and nothing else', async () => {
      const server = await testServer();
      const site = await makeSite(server.db, { chain_id: me.site.chain_id });
      const by = await logInAs(server.db, { user: me.user, site });
      await ask('save', { ...(await now()), ...here(changed), ...taken });
      const there = (await ask('read', undefined, { by })).body.data;
      expect(there).toMatchObject(here(level === 'chain' ? changed : defaults()));
      await asAtFirst();
    });

    test.each(Object.entries(here(wrong)))(
      'a wrong %s is refused at its field',
      async (name, value) => {
        const { status, body } = await ask('save', { ...(await now()), ...taken, [name]: value });
        const fault = Object.keys(body.error?.fields ?? {}).map((path) => path.split('.')[0]);
        expect([status, fault]).toEqual([422, [name]]);
      },
    );

    if (inheritable.length === 0) return;
    test('a level has what the wider one set, until it takes a field over and goes back', async () => {
      const [name = ''] = inheritable.filter((one) => one in changed);
      const chain = async () => (await ask('read', undefined, { at: 'chain' })).body.data;
      await ask('save', { ...(await chain()), [name]: changed[name] }, { at: 'chain' });
      expect(await now()).toMatchObject({ [name]: changed[name], own: [] });
      const [usual] = [defaults()[name]];
      const own = await ask('save', { ...(await now()), own: [name], [name]: usual });
      expect(own.body.data).toMatchObject({
        [name]: usual,
        own: [name],
        inherited: { [name]: changed[name] },
      });
      await ask('save', { ...(await now()), own: [] });
      expect(await now()).toMatchObject({ [name]: changed[name], own: [] });
      await ask('save', { ...(await chain()), [name]: usual }, { at: 'chain' });
    });
  });
}
