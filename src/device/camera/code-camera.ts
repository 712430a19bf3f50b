import type { BarcodeDetector as Detector } from 'barcode-detector/ponyfill';
import { seenCodes, type SeenCode } from './seen-codes.ts';

// QR and Code 128 are ours, EAN is on goods.
const formats = ['qr_code', 'code_128', 'ean_13', 'ean_8', 'upc_a'] as const;
const between = 80;

/** A camera that reads codes; what it cannot do is null. */
export interface CodeCamera {
  readonly stop: () => void;
  readonly torch: ((on: boolean) => Promise<void>) | null;
  readonly zoom: {
    readonly min: number;
    readonly max: number;
    readonly to: (value: number) => Promise<void>;
  } | null;
}

/** What phones can do besides, which the types of the browser do not know. */
interface Capable {
  readonly torch?: boolean;
  readonly zoom?: { readonly min: number; readonly max: number };
}

/**
 * Reads codes by the camera at the back and reports each once, until it is stopped. Throws when the
 * camera may not be used, or there is none.
 */
export async function startCodeCamera(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
): Promise<CodeCamera> {
  const [detector, stream] = await Promise.all([
    codeDetector(),
    navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    }),
  ]);
  const [track] = stream.getVideoTracks();
  video.srcObject = stream;
  await video.play();
  const over = new AbortController();
  void readOn(detector, video, seenCodes(onCode), over.signal);
  const capable = (track?.getCapabilities?.() ?? {}) as Capable;
  const set = async (constraint: object) => {
    await track?.applyConstraints({ advanced: [constraint] });
  };
  return {
    stop: () => {
      over.abort();
      stream.getTracks().forEach((one) => one.stop());
      video.srcObject = null;
    },
    torch: capable.torch ? (on) => set({ torch: on }) : null,
    zoom: capable.zoom ? { ...capable.zoom, to: (zoom) => set({ zoom }) } : null,
  };
}

/** The phone's own where it has one that knows our codes, else ours, which is fetched when it is first used. */
async function codeDetector(): Promise<Pick<Detector, 'detect'>> {
  const own = (globalThis as { BarcodeDetector?: typeof Detector }).BarcodeDetector;
  const known = (await own?.getSupportedFormats()) ?? [];
  if (own && formats.every((format) => known.includes(format)))
    return new own({ formats: [...formats] });
  const { ourDetector } = await import('./our-detector.ts');
  return ourDetector([...formats]);
}

async function readOn(
  detector: Pick<Detector, 'detect'>,
  video: HTMLVideoElement,
  see: (picture: readonly SeenCode[]) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    // A picture that is not there yet cannot be read; the next one can.
    const found = await detector.detect(video).catch(() => []);
    if (signal.aborted) return;
    see(found);
    await new Promise((resolve) => {
      setTimeout(resolve, between);
    });
  }
}
