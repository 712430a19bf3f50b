import type { ComponentType } from 'react';
import type { Row } from '#contract/kit/row.ts';

/** How a list shows fields that stand for more than their value, or want another width (px): by field. */
export type OwnCells = Readonly<
  Record<string, { readonly width: number; readonly Cell?: ComponentType<{ row: Row }> }>
>;
