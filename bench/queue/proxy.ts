// Stands between the panels and a server, in a process of its own: `cut` ends every connection and
// takes no more, `mend` takes them again.
import { openCutProxy } from '#tests/support/network/cut-proxy.ts';

const [behind = ''] = process.argv.slice(2);
const proxy = await openCutProxy(behind);
process.on('message', (what) => {
  const did = what === 'cut' ? proxy.cut() : proxy.mend();
  void did.then(() => process.send?.({ did: what }));
});
process.send?.({ url: proxy.url });
