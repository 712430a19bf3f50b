import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '#contract/kit/resource.ts';
import { CloseButton } from '#src/ui/dialog/close-button.tsx';
import { Popover } from '#src/ui/dialog/popover.tsx';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { filterable, filtered, filterNames, narrowedBy } from '../list/list-state.ts';
import type { ListState } from '../list/list-state.ts';
import type { GoTo } from '../list/use-list-state.ts';
import { useTranslations } from '../words.ts';
import { filterText, type FilterValues } from './filter-text.ts';
import { useNameOf } from './use-name-of.ts';
import './filters.css';

// A list is there before anybody changes what it is narrowed by.
const FilterEditor = lazyComponent(async () => (await import('./filter-editor.tsx')).FilterEditor);

interface Props {
  resource: Resource;
  state: ListState;
  go: GoTo;
  /** Whether something else says what the list is narrowed by. */
  hideActive: boolean;
}

// Has room in half a phone.
const few = 7;

/** What the list is narrowed by, each as a chip that is opened and taken away, and what adds one more. */
export function FilterBar({ resource, state, go, hideActive }: Props) {
  const { t } = useTranslation('crud');
  const words = useTranslations(resource);
  const [open, setOpen] = useState<string | null>(null);
  const active = narrowedBy(resource, state);
  // A filter that is open and says nothing yet has its chip already.
  const shown = filterable(resource).filter(
    (name) => (active.includes(name) && !hideActive) || name === open,
  );
  const others = filterable(resource).filter((name) => !shown.includes(name));

  return (
    <div className="row" role="group" aria-label={t('filter.name')}>
      {shown.map((name) => (
        <FilterChip
          key={name}
          resource={resource}
          name={name}
          values={valuesOf(resource, state, name)}
          open={open === name}
          onTurn={(turned) => setOpen((now) => (turned ? name : now === name ? null : now))}
          onChange={(values) =>
            // A chip more or less is a step to go back to; its changes are not.
            go(filtered(resource, state, name, values), {
              instead: active.includes(name) && Object.keys(values).length > 0,
            })
          }
        />
      ))}
      {others.length > 0 && (
        <Popover
          button={t('filter.add')}
          className="chip filter-add"
          long={others.length > few}
          open={open === ''}
          onTurn={(turned) => setOpen((now) => (turned ? '' : now === '' ? null : now))}
        >
          <ul className="options">
            {others.map((name) => (
              <li key={name}>
                <button type="button" onClick={() => setOpen(name)}>
                  {words.field(name)}
                </button>
              </li>
            ))}
          </ul>
        </Popover>
      )}
    </div>
  );
}

interface ChipProps {
  resource: Resource;
  name: string;
  values: FilterValues;
  open: boolean;
  onTurn: (open: boolean) => void;
  onChange: (values: FilterValues) => void;
}

function FilterChip({ resource, name, values, open, onTurn, onChange }: ChipProps) {
  const { t } = useTranslation('crud');
  const words = useTranslations(resource);
  const field = resource.fields[name];
  const of = field?.of?.() ?? resource;
  const pointsAt = useNameOf(of, field?.of && values[name] ? Number(values[name]) : null);
  if (!field) return null;
  const label = words.field(name);
  const text = field.of ? pointsAt : filterText(field, name, values, words);
  return (
    <span className="chip filter-chip">
      <Popover
        button={
          <>
            <span>{`${label} `}</span>
            <b>{text}</b>
          </>
        }
        open={open}
        onTurn={onTurn}
      >
        <div className="stack">
          <h2>{label}</h2>
          <FilterEditor resource={resource} name={name} values={values} onChange={onChange} />
        </div>
      </Popover>
      {Object.keys(values).length > 0 && (
        <CloseButton label={t('filter.without', { what: label })} onClose={() => onChange({})} />
      )}
    </span>
  );
}

const valuesOf = (resource: Resource, { filters }: ListState, name: string): FilterValues =>
  Object.fromEntries(
    filterNames(name, resource).flatMap((one) => {
      const value = filters[one];
      return value === undefined ? [] : [[one, value]];
    }),
  );
