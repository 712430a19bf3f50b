import { isWholeCode, scannedText } from '#contract/hotel/scan/scanned-text.ts';
import { keep, readKept } from '../storage.ts';

const chainKey = 'wheelhouse.scannerChain';
// This tab's; another may be at a site of another chain.
let chain: string | null = readKept(chainKey);

/** Reads the labels of this chain from now on, and those of no other. */
export function keepScannerChain(ours: string): void {
  chain = ours;
  keep(chainKey, ours);
}

/** What was meant by what a scanner or a camera read. */
export const scannedCode = (read: string): string => scannedText(read, chain);

/** Whether that is a code, though no key ended it. */
export const isScanned = (read: string): boolean => isWholeCode(read, chain);
