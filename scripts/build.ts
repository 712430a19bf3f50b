// Builds app and server; with --changed what was made from other files than stand here now.
import { build, buildWhenChanged } from './build-parts.ts';

try {
  await (process.argv.includes('--changed') ? buildWhenChanged() : build());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
