import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { choiceCalls } from '#contract/platform/notifications/choice-calls.ts';
import { send } from '#src/data/api.ts';
import { patience, startNotifications } from '#tests/support/in-browser/notified.tsx';
import { NotificationsDrawer } from '../notifications-drawer.tsx';
import { PushSwitch } from './push-switch.tsx';

const { show } = startNotifications();

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const base64 = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * What the browser asks of its maker's push service and of the person, who says this to it: there is
 * neither in a browser that nobody sits at.
 */
function playBrowser(
  answer: NotificationPermission,
  {
    before = 'default',
    installed = true,
  }: { before?: NotificationPermission; installed?: boolean } = {},
) {
  let permission = before;
  let subscription: PushSubscription | null = null;
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => permission);
  const requestPermission = vi.spyOn(Notification, 'requestPermission').mockImplementation(() => {
    permission = answer;
    return Promise.resolve(answer);
  });
  vi.spyOn(PushManager.prototype, 'getSubscription').mockImplementation(() =>
    Promise.resolve(subscription),
  );
  vi.spyOn(PushManager.prototype, 'subscribe').mockImplementation(async (options) => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
      'deriveBits',
    ]);
    const key = await crypto.subtle.exportKey('raw', pair.publicKey);
    const p256dh = base64(new Uint8Array(key));
    const auth = base64(crypto.getRandomValues(new Uint8Array(16)));
    const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
    subscription = {
      options: { applicationServerKey: options?.applicationServerKey },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: () => {
        subscription = null;
        return Promise.resolve(true);
      },
    } as unknown as PushSubscription;
    return subscription;
  });
  const match = matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    match(query.includes('standalone') ? (installed ? 'all' : 'not all') : query),
  );
  return { requestPermission, subscribed: () => subscription !== null };
}

const isSubscribed = async (siteId: string) =>
  (await send(choiceCalls.push, undefined, { siteId })).data.subscribed;

const openSettings = () => show([], { screen: (siteId) => <PushSwitch siteId={siteId} /> });
const theSwitch = () => page.getByRole('switch', { name: 'Push on this device' });

test('push is turned on and off at a device, in the browser and on the server', async () => {
  const browser = playBrowser('granted');
  const { siteId } = await openSettings();
  await expect.element(theSwitch(), patience).toBeEnabled();
  expect(browser.requestPermission).not.toHaveBeenCalled();
  await theSwitch().click();
  await expect.element(theSwitch(), patience).toBeChecked();
  expect(browser.subscribed()).toBe(true);
  expect(await isSubscribed(siteId)).toBe(true);
  await theSwitch().click();
  await expect.element(theSwitch(), patience).not.toBeChecked();
  expect(browser.subscribed()).toBe(false);
  expect(await isSubscribed(siteId)).toBe(false);
});

test('who says no to the browser is not subscribed, and reads where that can be changed', async () => {
  playBrowser('denied');
  const { siteId } = await openSettings();
  await expect.element(theSwitch(), patience).toBeEnabled();
  await theSwitch().click();
  await expect.element(theSwitch(), patience).toBeDisabled();
  await expect.element(theSwitch()).not.toBeChecked();
  await expect.element(page.getByText(/browser/)).toBeVisible();
  expect(await isSubscribed(siteId)).toBe(false);
});

const openDrawer = () =>
  show([{ title: 'Lift 3', content: 'Leaks' }], {
    search: '?panel=notifications',
    screen: (siteId) => <NotificationsDrawer siteId={siteId} />,
  });
const offer = () => page.getByRole('complementary', { name: 'Push on this device' });
async function there() {
  await expect.element(page.getByRole('article'), patience).toBeVisible();
}

/** Opens the drawer so many times, each by itself. */
async function opened(times: number) {
  for (let time = 1; time < times; time += 1) {
    const { unmount } = await openDrawer();
    await there();
    await unmount();
  }
  return openDrawer();
}

test('an installed app offers push to who opens the drawer again and again, and asks only at a yes', async () => {
  const browser = playBrowser('granted');
  const early = await opened(3);
  await there();
  expect(offer().elements()).toEqual([]);
  await early.unmount();
  const { siteId } = await openDrawer();
  await expect.element(offer(), patience).toBeVisible();
  expect(browser.requestPermission).not.toHaveBeenCalled();
  await offer().getByRole('button', { name: 'Turn on' }).click();
  await expect.element(offer(), patience).not.toBeInTheDocument();
  expect(browser.requestPermission).toHaveBeenCalledOnce();
  expect(await isSubscribed(siteId)).toBe(true);
});

test('who wants no push now is never offered it again', async () => {
  const browser = playBrowser('granted');
  const { unmount } = await opened(4);
  await offer().getByRole('button', { name: 'No, thanks' }).click();
  await expect.element(offer()).not.toBeInTheDocument();
  await unmount();
  await openDrawer();
  await there();
  expect(offer().elements()).toEqual([]);
  expect(browser.requestPermission).not.toHaveBeenCalled();
});

test('a tab of a browser, and who has answered the browser before, are offered nothing', async () => {
  for (const options of [
    { installed: false },
    { before: 'granted' },
    { before: 'denied' },
  ] as const) {
    playBrowser('granted', options);
    const { unmount } = await opened(5);
    await there();
    expect(offer().elements()).toEqual([]);
    await unmount();
    vi.restoreAllMocks();
    localStorage.clear();
  }
});
