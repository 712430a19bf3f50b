import { contrast, isColour, shadeOn } from '#contract/platform/brand-colours.ts';
import type { HostBranding } from '#contract/platform/white-label.ts';

// The grounds of the two themes. A shape has to stand out from its ground by 3, a text by 4.5 (WCAG 1.4.11, 1.4.3).
const paper = '#f7f5f2';
const darkPaper = '#121212';
const shape = 3;
const nearlyTheSame = 1.25;

export type BrandWarning = 'faintInLight' | 'faintInDark' | 'linkChanged' | 'nearlyTheSame';

/** What colours that are allowed make worse than it could be. */
export function brandWarnings({
  primary,
  secondary,
}: Pick<HostBranding, 'primary' | 'secondary'>): BrandWarning[] {
  if (!isColour(primary)) return [];
  const warnings: [BrandWarning, boolean][] = [
    ['faintInLight', contrast(primary, paper) < shape],
    ['faintInDark', contrast(primary, darkPaper) < shape],
    ['linkChanged', shadeOn(paper, primary) !== primary],
    ['nearlyTheSame', isColour(secondary) && contrast(primary, secondary) < nearlyTheSame],
  ];
  return warnings.filter(([, holds]) => holds).map(([warning]) => warning);
}
