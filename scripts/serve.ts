// The server alone, over the app as it was last built.
import { main } from '#server/main.ts';

await main(process.env);
