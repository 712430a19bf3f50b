import { fillFor, isColour, labelOn, looksLikeError, shadeOn } from './brand-colours.ts';

// The grounds that a brand's colour is read on: paper in the light, what is raised in the dark, the black bar.
const paper = '#f7f5f2';
const raisedInDark = '#2a2724';
const bar = '#000000';
// Specification of the sunlight theme, and of what is small on the bar.
const inSun = 7;

/**
 * The CSS of a host's colours and what follows from them, empty for the product's own. Colours other
 * than #rrggbb are left out; one that looks like an error's red fills no button.
 */
export function brandRules({
  primary,
  secondary,
}: {
  readonly primary?: string | undefined;
  readonly secondary?: string | undefined;
}): string {
  const always: string[] = [];
  const sunny: string[] = [];
  if (isColour(primary)) {
    if (!looksLikeError(primary)) {
      const fill = fillFor(primary, inSun);
      always.push(`--primary:${primary};--on-primary:${labelOn(primary)}`);
      sunny.push(`--primary:${fill};--on-primary:${labelOn(fill, inSun)}`);
    }
    always.push(
      `--link:light-dark(${shadeOn(paper, primary)},${shadeOn(raisedInDark, primary)})`,
      `--mark:${shadeOn(bar, primary, inSun)}`,
    );
    sunny.push(`--link:${shadeOn('#ffffff', primary, inSun)}`);
  }
  if (isColour(secondary)) always.push(`--secondary:${secondary}`);
  if (always.length === 0) return '';
  const sun = sunny.length > 0 ? `[data-theme=sun]{${sunny.join(';')}}` : '';
  return `:root{${always.join(';')}}${sun}`;
}
