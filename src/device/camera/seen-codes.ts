import type { DetectedBarcode } from 'barcode-detector/ponyfill';

// A label that was away for so long is shown again.
const sameWithin = 1500;

/** A code in a picture, and where it stands there. */
export type SeenCode = Pick<DetectedBarcode, 'rawValue' | 'format' | 'boundingBox'>;

/**
 * Takes what is read from one picture after the other, and tells each code once as long as it stays
 * before the camera. Bars are told by two pictures that say the same: their one check digit lets one
 * of a hundred misread codes through, and reading what is small in a picture misreads them often.
 */
export function seenCodes(
  onCode: (code: string) => void,
  now: () => number = () => performance.now(),
): (picture: readonly SeenCode[]) => void {
  const seen = new Map<string, { at: number; reported: boolean }>();
  return (picture) => {
    for (const { rawValue, format } of picture.filter(isFirstThere)) {
      const before = seen.get(rawValue);
      const known = before && now() - before.at <= sameWithin ? before : undefined;
      const sure = format === 'qr_code' || known !== undefined;
      seen.set(rawValue, { at: now(), reported: sure });
      if (sure && !known?.reported) onCode(rawValue);
    }
  };
}

/** Bars have one meaning: what is read a second time where others stand was read from a smaller picture. */
const isFirstThere = (one: SeenCode, at: number, picture: readonly SeenCode[]): boolean =>
  !picture.slice(0, at).some((first) => overlap(first.boundingBox, one.boundingBox));

const overlap = (one: DOMRectReadOnly, other: DOMRectReadOnly): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;
