import { useTranslation } from 'react-i18next';
import type { Resource } from '#contract/kit/resource.ts';
import { useSiteTokens } from '#src/data/use-site-tokens.ts';
import { keptOf, startState, type ListState } from '../list/list-state.ts';
import type { GoTo } from '../list/use-list-state.ts';
import { keptView, stateOf, stateOfPreset, type PresetView } from './view-state.ts';
import { ViewTabs } from './view-tabs.tsx';

interface Props {
  resource: Resource;
  presets: readonly PresetView[];
  state: ListState;
  go: GoTo;
}

/** The views of a list. */
export function ListViews({ resource, presets, state, go }: Props) {
  const { t } = useTranslation('crud');
  const severalSites = useSiteTokens().length > 1;
  const always = presets
    .map((preset) => ({ title: t(preset.title), kept: stateOfPreset(resource, preset) }))
    .filter(({ kept }) => severalSites || kept.filters['sites'] === undefined)
    .map(({ title, kept }) => ({
      title,
      isOpen: state.view === null && keptOf(resource, kept) === keptOf(resource, state),
      onOpen: () => go(kept),
    }));
  const kept = keptView(resource, state);
  return (
    <ViewTabs
      of={resource.name}
      usual={t('views.all')}
      state={kept}
      stateOf={(view) => keptView(resource, stateOf(resource, view))}
      isNarrowed={Object.keys(kept.query).length > 0 || state.columns !== null}
      opened={state.view}
      always={always}
      onOpen={(view) => go(view ? stateOf(resource, view) : startState(resource))}
    />
  );
}
