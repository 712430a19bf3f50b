import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'vitest';
import { queueScreensCalls } from '#contract/queue-screens.ts';
import { desktop, logIn, phone } from './browser.ts';
import { startApp } from './started-app.ts';

const app = startApp();

const looks = (['light', 'dark'] as const).flatMap((colorScheme) => [
  { colorScheme, viewport: phone },
  { colorScheme, viewport: desktop },
]);

test.each(looks)(
  'every screen is free of barriers, $colorScheme, $viewport.width wide',
  async (look) => {
    const device = await app.browser.newContext(look);
    const page = await device.newPage();
    const found: string[] = [];
    const examine = async (what: string) => {
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { id, impact, nodes } of violations) {
        if (impact !== 'serious' && impact !== 'critical') continue;
        found.push(`${what}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
      }
    };
    await page.goto(`${app.server.url}/login`);
    await examine('login');
    await page.goto(`${app.server.url}/forgot`);
    await examine('forgot');
    await page.goto(`${app.server.url}/email/unsubscribe?token=none`);
    await page.getByRole('alert').getByText('.').waitFor();
    await examine('unsubscribe');
    for (const path of ['screens/queue/demo-lobby', 'kiosk/demo-kiosk', 'q/none']) {
      await page.goto(`${app.server.url}/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await examine(path);
    }
    await page.goto(`${app.server.url}${await pageOfAVisit()}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await examine("a visitor's own page");
    await logIn(page, `${app.server.url}/login`, 'manager@demo.test');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await examine('choose site');
    await page.goto(`${app.server.url}/1`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await examine('dashboard');
    await page.goto(`${app.server.url}/1/queue`);
    await page.getByRole('region').first().waitFor();
    await examine('queue');
    await page.goto(`${app.server.url}/1/settings/queue`);
    await page.getByRole('button', { name: /^(Save|Lagre)$/ }).waitFor();
    await examine('queue settings');
    await page.goto(`${app.server.url}/1/search/el`);
    await page.getByRole('region').first().waitFor();
    await examine('search');
    await page.keyboard.press('Control+K');
    await page.getByRole('option').first().waitFor();
    await examine('palette');
    // Elsewhere, and once all is there: in a field a question mark is a question mark.
    await page.goto(`${app.server.url}/1`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('?');
    await page.getByRole('switch').waitFor();
    await examine('shortcuts');
    await page.goto(`${app.server.url}/1/queue?panel=menu`);
    await page.getByRole('link', { name: /Logg ut|Log out/ }).waitFor();
    await examine('menu');
    await page.goto(`${app.server.url}/logout?force=1`);
    await logIn(page, `${app.server.url}/login`, 'superuser@demo.test');
    for (const path of [
      '1/user/edit_all',
      '1/user_settings/main',
      '1/user/change_pw',
      'sysop/white-labels',
      'sysop/white-labels/nordhjul.localhost',
      'customers/list?type=private',
      'customers/new',
      'customers/import',
      'cars',
    ]) {
      await page.goto(`${app.server.url}/1/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await examine(path);
    }
    expect(found).toEqual([]);
    await device.close();
  },
);

/** The path of a page that the demo's kiosk made for somebody. */
async function pageOfAVisit(): Promise<string> {
  const { path, method } = queueScreensCalls.checkIn;
  const address = `${app.server.url}/api${path.replace('{code}', 'demo-kiosk')}`;
  const body = { key: crypto.randomUUID(), licenseplate: 'EL90909', name: '' };
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address, { method, headers, body: JSON.stringify(body) });
  return queueScreensCalls.checkIn.result.parse(await answer.json()).data.path;
}
