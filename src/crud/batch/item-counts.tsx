import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { withQuery } from '#src/navigation/page/with-query.ts';

interface Props<State extends string> {
  /** The states that there are items in, in their order. */
  readonly counts: readonly { readonly state: State; readonly count: number }[];
  readonly stateText: (state: State) => string;
  /** The name of the tab that shows the items. */
  readonly tab: string;
}

/** How many items of a batch are in each state: each number leads to which they are. */
export function ItemCounts<State extends string>({ counts, stateText, tab }: Props<State>) {
  const [search, setSearch] = useSearchParams();
  return (
    <ul className="row">
      {counts.map(({ state, count }) => (
        <li key={state}>
          <button
            type="button"
            className="chip"
            onClick={() => setSearch(withQuery(search, { tab, state, q: null, page: null }))}
          >
            <b>{count}</b> {stateText(state)}
          </button>
        </li>
      ))}
    </ul>
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
