// The server alone, over the app as it was last built. `npm start` runs it as built into dist-server.
import { main } from '#server/main.ts';

await main(process.env);

// With --expose-gc the room that only the start needed is given back, once. V8 would keep it.
setTimeout(() => globalThis.gc?.({ type: 'major', flavor: 'last-resort' }), 1_000).unref();
