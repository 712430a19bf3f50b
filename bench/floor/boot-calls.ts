import { Agent } from 'node:http';
import { cashRegisterCalls } from '#contract/sales/cash-register/register-calls.ts';
import { navigationCalls } from '#contract/platform/navigation.ts';
import { notificationsCalls } from '#contract/platform/notifications/notification-calls.ts';
import { queueCalls } from '#contract/workshop/queue.ts';
import { sessionCalls } from '#contract/platform/session.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import type { Database } from '#server/db/open.ts';
import { send } from './load.ts';

const inOrder = [
  shellCalls.profile,
  notificationsCalls.unreadCount,
  queueCalls.options,
  queueCalls.refresh,
  cashRegisterCalls.settings,
  shellCalls.vehicleBrands,
  shellCalls.calendars,
  navigationCalls.navbar,
  sessionCalls.socketToken,
];
const often = 50;

/** How many ms the database plans and runs for each call that the app begins with, by its own account; undefined where it keeps none. */
export async function databaseTimeOfBoot(
  db: Database,
  url: string,
  token: string,
): Promise<[path: string, ms: number][] | undefined> {
  const { rows } = await db.executeSql(
    `select from pg_settings where name = 'shared_preload_libraries' and setting like '%pg_stat_statements%'`,
  );
  if (rows.length === 0) return undefined;
  await db.executeSql('create extension if not exists pg_stat_statements');
  const agent = new Agent({ keepAlive: true });
  const times: [string, number][] = [];
  for (const { path } of inOrder) {
    const call = () => send(agent, { url: `${url}/api${path}`, token });
    for (let nth = 0; nth < often; nth += 1) await call();
    await db.executeSql('select pg_stat_statements_reset()');
    for (let nth = 0; nth < often; nth += 1) await call();
    const sum = await db.executeSql(
      `select sum(total_plan_time + total_exec_time) as ms from pg_stat_statements
       where query not like '%pg_stat_statements%'`,
    );
    times.push([path, Number(sum.rows[0]?.['ms']) / often]);
  }
  agent.destroy();
  return times;
}
