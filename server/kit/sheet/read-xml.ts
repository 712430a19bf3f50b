import { UnreadableXml, readXml as read, type XmlEars } from '#contract/kit/xml/read-xml.ts';
import { sheetLimits, UnreadableSheet } from './sheet-limits.ts';

/** Reads XML that somebody sent, within the limits of a file. Throws `UnreadableSheet`. */
export function readXml(bytes: Uint8Array | undefined, ears: XmlEars): void {
  if (!bytes) return;
  try {
    read(bytes, ears, sheetLimits);
  } catch (cause) {
    if (cause instanceof UnreadableXml) throw new UnreadableSheet(cause.problem);
    throw cause;
  }
}
