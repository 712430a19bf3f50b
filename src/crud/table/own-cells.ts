import type { ComponentType } from 'react';
import type { Row } from '#contract/kit/resource.ts';

/** How a list shows fields that stand for more than their value: by field, with the width it asks for (px). */
export type OwnCells = Readonly<
  Record<string, { readonly width: number; readonly Cell: ComponentType<{ row: Row }> }>
>;
