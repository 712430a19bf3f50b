import { writeFileSync } from 'node:fs';
import { throwAwayPostgres } from './scripts/throw-away-postgres.ts';
const { url, stop } = await throwAwayPostgres(undefined, { shared_buffers: '512MB', log_min_messages: 'panic' });
writeFileSync('/tmp/hotel/url', url);
const end = () => void stop().then(() => process.exit(0));
process.on('SIGTERM', end);
setInterval(() => {}, 1e6);
