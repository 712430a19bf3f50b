// Builds the app when something it is made from has changed, then serves it.
import { buildWhenChanged } from './app-build.ts';

try {
  await buildWhenChanged();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('./serve.ts');
