import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { registerMessage } from '#contract/sales/cash-register/register-calls.ts';
import { legacyMessage } from '#contract/platform/legacy.ts';
import { frameAddress, openLine } from './window-messages.ts';

const schema = z.object({ type: z.literal('word'), at: z.optional(z.int()) });
const closers: (() => void)[] = [];
afterEach(() => {
  closers.splice(0).forEach((close) => close());
  vi.restoreAllMocks();
});

// What it hears it does: it says `say`, as often as told, and answers an echo.
const page = `<script>
  addEventListener('message', ({ data }) => {
    for (let at = 0; at < (data.times ?? 1); at += 1) parent.postMessage(data.say, '*');
    parent.postMessage({ done: data.run }, '*');
  });
  parent.postMessage({ done: 0 }, '*');
</script>`;
let run = 0;

/** A frame with a page that repeats what it is told; `sandbox` takes its origin from it. */
async function openFrame(sandbox?: string): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
  frame.srcdoc = page;
  const there = answered(frame, 0);
  document.body.append(frame);
  closers.push(() => frame.remove());
  await there;
  return frame;
}

/** Lets the page in a frame say something, and waits until everything it said has come. */
async function sendMessage(frame: HTMLIFrameElement, message: unknown, times = 1): Promise<void> {
  run += 1;
  const answer = answered(frame, run);
  frame.contentWindow?.postMessage({ say: message, times, run }, '*');
  await answer;
}

function answered(frame: HTMLIFrameElement, wanted: number): Promise<void> {
  return new Promise((resolve) => {
    addEventListener(
      'message',
      function onMessage({ source, data }: MessageEvent<{ done?: number }>) {
        if (source !== frame.contentWindow || data?.done !== wanted) return;
        removeEventListener('message', onMessage);
        resolve();
      },
    );
  });
}

function lineTo(frame: HTMLIFrameElement, origin = location.origin) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const received: z.output<typeof schema>[] = [];
  const line = openLine<typeof schema, { say: unknown; run: number }>({
    frame,
    origin,
    schema,
    onMessage: (message) => received.push(message),
  });
  closers.push(line.close);
  return { received, line };
}

const word = { type: 'word' };

test('the frame is heard, at its own origin and in the right words', async () => {
  const frame = await openFrame();
  const { received } = lineTo(frame);
  await sendMessage(frame, word);
  expect(received).toEqual([word]);
});

test('a page without an origin of its own, in a sandbox, is not heard', async () => {
  const frame = await openFrame('allow-scripts');
  const { received } = lineTo(frame);
  await sendMessage(frame, word);
  expect(received).toEqual([]);
});

test('another frame is not heard, although its page is of the right origin', async () => {
  const [frame, sibling] = [await openFrame(), await openFrame()];
  const { received } = lineTo(frame);
  await sendMessage(sibling, word);
  expect(received).toEqual([]);
});

test('this window itself is not heard, nor a message of nobody', async () => {
  const frame = await openFrame();
  const { received } = lineTo(frame);
  postMessage(word, location.origin);
  dispatchEvent(new MessageEvent('message', { data: word, origin: location.origin }));
  await sendMessage(frame, { type: 'something else' });
  expect(received).toEqual([]);
});

test.each(['https://evil.test', 'null', '', `${location.origin}.evil.test`, 'http://localhost'])(
  'the frame is not heard while a page of %j is in it',
  async (origin) => {
    const frame = await openFrame();
    const { received } = lineTo(frame);
    const source = frame.contentWindow;
    dispatchEvent(new MessageEvent('message', { data: word, source, origin }));
    expect(received).toEqual([]);
  },
);

test('a page of another origin than the configured one is not heard, and told nothing', async () => {
  const frame = await openFrame();
  const { received, line } = lineTo(frame, 'https://register.test');
  line.post({ say: word, run: -1 });
  await sendMessage(frame, word);
  expect(received).toEqual([]);
});

test.each([
  ['word'],
  [null],
  [42],
  [[]],
  [{}],
  [{ type: 'other' }],
  [{ type: ['word'] }],
  [{ type: 'word', at: 'x' }],
  [new Date()],
  [new Map([['type', 'word']])],
])('what is none of the messages is dropped: %j', async (odd) => {
  const frame = await openFrame();
  const { received } = lineTo(frame);
  await sendMessage(frame, odd);
  await sendMessage(frame, word);
  expect(received).toEqual([word]);
});

test('of a flood fifty messages a second are heard, and the line lives on', async () => {
  const frame = await openFrame();
  const { received } = lineTo(frame);
  vi.useFakeTimers({ toFake: ['performance'] });
  closers.push(() => void vi.useRealTimers());
  await sendMessage(frame, word, 500);
  expect(received).toHaveLength(50);
  vi.advanceTimersByTime(999);
  await sendMessage(frame, word);
  expect(received).toHaveLength(50);
  vi.advanceTimersByTime(1);
  await sendMessage(frame, word, 500);
  expect(received).toHaveLength(100);
});

test('messages that make no sense count in a flood, too', async () => {
  const frame = await openFrame();
  const { received } = lineTo(frame);
  vi.useFakeTimers({ toFake: ['performance'] });
  closers.push(() => void vi.useRealTimers());
  await sendMessage(frame, { type: 'nonsense' }, 50);
  await sendMessage(frame, word);
  expect(received).toEqual([]);
});

test('a line that is closed hears nothing', async () => {
  const frame = await openFrame();
  const { received, line } = lineTo(frame);
  line.close();
  await sendMessage(frame, word);
  expect(received).toEqual([]);
});

test.each(['*', 'null', '', '/', 'https://register.test/', 'register.test', 'javascript:'])(
  'there is no line to %j',
  async (origin) => {
    const frame = await openFrame();
    expect(() => lineTo(frame, origin)).toThrow(TypeError);
  },
);

test.each([
  ['https://register.test/pos?store=1', 'https://register.test'],
  ['http://localhost:8300/', 'http://localhost:8300'],
  ['/demo/easypos', location.origin],
])('a frame may be at %s', (url, origin) => {
  expect(frameAddress(url)?.origin).toBe(origin);
});

test.each([
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://register.test/1',
  'about:blank',
  'ftp://register.test/',
  'https://user:secret@register.test/',
  'https://',
  '/7/queue',
  '/',
  '/demo',
  '/demo/../7/queue',
  'demo/easypos/../../api/docs',
  `${location.origin}/7/queue`,
])('no frame may be at %j', (url) => {
  expect(frameAddress(url)).toBeNull();
});

test('a register names its store by numbers or words, nothing else', () => {
  const details = { type: 'easypos-store-details', orgId: 310529672, storeId: 'A', registerId: 7 };
  expect(registerMessage.parse(details)).toEqual({
    ...details,
    orgId: '310529672',
    registerId: '7',
  });
  for (const orgId of ['', 1.5, {}, null, 'x'.repeat(65), undefined]) {
    expect(registerMessage.safeParse({ ...details, orgId }).success).toBe(false);
  }
});

test.each([
  { type: 'legacy-hello', version: '1', path: '/' },
  { type: 'legacy-hello', version: 1 },
  { type: 'legacy-title', title: 'x'.repeat(201) },
  { type: 'legacy-height', height: -1 },
  { type: 'legacy-height', height: 1e9 },
  { type: 'legacy-height', height: Number.NaN },
  { type: 'legacy-navigate', path: 'https://evil.test' },
  { type: 'legacy-navigate', path: `/${'x'.repeat(2000)}` },
  { type: 'legacy-token', siteId: '1', token: 'x' },
])('the legacy application may not say %j', (message) => {
  expect(legacyMessage.safeParse(message).success).toBe(false);
});
