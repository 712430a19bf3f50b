import { useTranslation } from 'react-i18next';
import type { replacementCalls } from '#contract/hotel/replacements.ts';
import { setSeasons, wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import type { Answer } from '#contract/kit/call.ts';
import { useTranslations } from '#src/crud/words.ts';
import { numberFormat } from '#src/i18n/formats.ts';
import { Stack } from '#src/ui/chart/stack.tsx';

interface Props {
  sizes: Answer<typeof replacementCalls.replacements>['data'];
  toSets: (more: Record<string, string>) => string;
}

/** How many tyres of each season have to be bought. */
export function SeasonsToBuy({ sizes, toSets }: Props) {
  const { t, i18n } = useTranslation('replacements');
  const words = useTranslations(wheelSets);
  const parts = setSeasons.flatMap((season) => {
    const value = sizes.reduce((sum, one) => sum + (one.season === season ? one.tyres : 0), 0);
    return value > 0
      ? [{ name: words.choice('season', season), value, to: toSets({ season }) }]
      : [];
  });
  if (parts.length < 2) return null;
  return (
    <Stack
      label={t('sizes')}
      partsAre={words.field('season')}
      counted={t('tyres')}
      parts={parts}
      share={(part) => numberFormat(i18n.language, { style: 'percent' }).format(part)}
    />
  );
}
