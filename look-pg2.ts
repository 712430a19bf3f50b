import { writeFileSync } from 'node:fs';
import { throwAwayPostgres } from './scripts/throw-away-postgres.ts';
const { url, stop } = await throwAwayPostgres(undefined, { shared_preload_libraries: 'pg_stat_statements,auto_explain', 'pg_stat_statements.track': 'all', 'auto_explain.log_min_duration':'3s','auto_explain.log_nested_statements':'on','auto_explain.log_analyze':'on','auto_explain.log_timing':'off','auto_explain.log_triggers':'on', log_min_messages: 'log', logging_collector:'on', log_directory: '/tmp', log_filename:'hotel-pg.log' });
writeFileSync('/tmp/hotel/url2', url);
const end = () => void stop().then(() => process.exit(0));
process.on('SIGTERM', end);
setInterval(() => {}, 1e6);
