import { chromium } from 'playwright';
const base = process.env.BASE ?? 'http://127.0.0.1:9123';
const user = process.env.U ?? 'manager@demo.test';
const lang = process.env.L ?? 'nb';
const r = await fetch(`${base}/api/v3/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: user, username: user, password: 'wheelhouse' }) });
const body = await r.json();
console.log(r.status, JSON.stringify(body).slice(0, 200));
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const arg of process.argv.slice(2)) {
  const [path, name, w, h, dark] = arg.split('|');
  const c = await b.newContext({ viewport: { width: +w, height: +h }, colorScheme: dark ? 'dark' : 'light', locale: lang });
  const p = await c.newPage();
  p.on('console', m => m.type() === 'error' && console.log(name, m.text().slice(0, 200)));
  await p.goto(`${base}/build.txt`);
  await p.evaluate(([t, l]) => { localStorage.setItem('wheelhouse.tokens', JSON.stringify(t)); localStorage.setItem('wheelhouse.language', l); }, [body.data?.tokens ?? body.data ?? body, lang]);
  await p.goto(`${base}/${path}`);
  await p.waitForTimeout(3500);
  await p.screenshot({ path: `/dev/shm/shot/${name}.png` });
  await c.close();
}
await b.close();
