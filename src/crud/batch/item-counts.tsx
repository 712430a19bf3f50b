import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { numberFormat } from '#src/i18n/formats.ts';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { Stack } from '#src/ui/chart/stack.tsx';

interface Props<State extends string> {
  /** What is counted. */
  readonly label: string;
  /** The states that there are items in, in their order. */
  readonly counts: readonly { readonly state: State; readonly count: number }[];
  readonly stateText: (state: State) => string;
  /** The name of the tab that shows the items. */
  readonly tab: string;
}

/** How many items of a batch are in each state, as parts of all: each leads to which they are. */
export function ItemCounts<State extends string>({ label, counts, stateText, tab }: Props<State>) {
  const { t, i18n } = useTranslation('crud');
  const [search] = useSearchParams();
  return (
    <Stack
      label={label}
      partsAre={t('batch.state')}
      counted={label}
      parts={counts.map(({ state, count }) => ({
        name: stateText(state),
        value: count,
        to: `?${withQuery(search, { tab, state, q: null, page: null })}`,
      }))}
      share={(part) => numberFormat(i18n.language, { style: 'percent' }).format(part)}
    />
  );
}

interface ProgressProps {
  made: number;
  all: number;
  /** What is said below how far it is. */
  text: string;
}

/** How far a batch is. */
export function BatchProgress({ made, all, text }: ProgressProps) {
  const { t } = useTranslation('crud');
  return (
    <p className="stack tight">
      <progress max={Math.max(1, all)} value={made} aria-label={t('batch.progress')} />
      <span>{text}</span>
    </p>
  );
}
