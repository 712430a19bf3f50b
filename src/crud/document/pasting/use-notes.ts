import { useTranslation } from 'react-i18next';
import type { Line, Lines } from '#contract/kit/document/lines.ts';
import type { Pasting } from './use-pasting.ts';

/** What is said at lines that were pasted, by their keys: that nothing was found for one, or several, as long as it still says what was pasted. */
export function useNotes(
  { about, title }: Lines,
  all: readonly Line[],
  { pasted }: Pasting,
): ReadonlyMap<string, string> {
  const { t } = useTranslation('crud');
  if (!pasted || pasted.unknown.size === 0) return none;
  const came = new Map(pasted.lines.map((line) => [line.key, line]));
  return new Map(
    all.flatMap((line) => {
      const several = pasted.unknown.get(line.key);
      const isAsPasted = line[title] === came.get(line.key)?.[title];
      if (several === undefined || !isAsPasted || line[about?.field ?? ''] != null) return [];
      return [[line.key, t(`document.pasted.${several ? 'several' : 'none'}`)] as const];
    }),
  );
}

const none: ReadonlyMap<string, string> = new Map();
