import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startWords } from '#src/i18n/words.ts';
import { CameraView } from './camera-view.tsx';

beforeAll(() => startWords(['common', 'scanner']));
afterEach(() => void vi.restoreAllMocks());

/** A camera whose track can do so much, and what is asked of it. */
function camera(capabilities: object) {
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
  const stream = canvas.captureStream(5);
  const [track] = stream.getVideoTracks();
  vi.spyOn(track!, 'getCapabilities').mockReturnValue(capabilities);
  const applied = vi.spyOn(track!, 'applyConstraints').mockResolvedValue();
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream);
  return applied;
}

const lamp = page.getByRole('button', { name: 'Lamp' });
const zoom = page.getByRole('slider', { name: 'Zoom' });

test('a camera with a lamp and a zoom has them, and they do what they say', async () => {
  const applied = camera({ torch: true, zoom: { min: 1, max: 4 } });
  await render(<CameraView onCode={() => {}} />);
  await lamp.click();
  await expect.element(lamp).toHaveAttribute('aria-pressed', 'true');
  await zoom.fill('3');
  expect(applied.mock.calls).toEqual([
    [{ advanced: [{ torch: true }] }],
    [{ advanced: [{ zoom: 3 }] }],
  ]);
});

test('a camera without them shows none', async () => {
  camera({});
  await render(<CameraView onCode={() => {}} />);
  const view = page.getByLabelText('What the camera sees');
  await expect.poll(() => (view.element() as HTMLVideoElement).paused).toBe(false);
  await expect.element(lamp).not.toBeInTheDocument();
  await expect.element(zoom).not.toBeInTheDocument();
});
