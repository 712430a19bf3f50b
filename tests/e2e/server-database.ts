import pg from 'pg';

/** Makes a database on a PostgreSQL, empty or as a copy of another one there, and returns its address. */
export async function makeDatabase(
  postgres: string,
  name: string,
  template = 'template1',
): Promise<string> {
  const client = new pg.Client({ connectionString: postgres });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  const made = new URL(postgres);
  made.pathname = name;
  return made.href;
}
