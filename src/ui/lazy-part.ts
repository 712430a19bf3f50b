import { lazy, type ComponentType } from 'react';
import { loadChunk } from '#src/device/lost-chunk.ts';

/** A part that what is around it can do without: it comes when it is first shown, and where it cannot be had its place stays empty. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await loadChunk(load).catch(() => Nothing) }));

const Nothing = () => null;
