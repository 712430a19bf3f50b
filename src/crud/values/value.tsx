import type { ComponentType } from 'react';
import { Link } from 'react-router';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { taggedTypeOf } from '#contract/lists/tags.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { pathOfOne } from '../resource-paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Plate } from '#src/ui/plate.tsx';
import { MailLink } from '#src/ui/contact/mail-link.tsx';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { useTranslations } from '../words.ts';
import { SaidTime } from './said-time.tsx';
import { TagChips } from '../tags/tag-chips.tsx';
import { valueText } from './value-text.ts';
import { TelLink } from '#src/ui/contact/tel-link.tsx';

// Their plates are read as they are kept; the rules of the others come with the first of them.
const inOne: ReadonlySet<string> = new Set(['', 'NO', 'SE', 'DK', 'FI']);
const Address = lazyComponent(async () => (await import('./address.tsx')).Address);
const SpacedPlate = lazyComponent(
  async () => (await import('./spaced-plate.tsx')).SpacedPlate,
  Plate as ComponentType<{ plate: string; country: string }>,
);

interface Props {
  resource: Resource;
  name: string;
  row: Row;
  /** Whether what it points at can be gone to from here: not in the cells of a grid, where Enter opens the row. */
  linked?: boolean;
}

/** The value of a row's field, as its kind is best read. */
export function Value({ resource, name, row, linked = false }: Props) {
  const words = useTranslations(resource);
  const siteId = useSiteId();
  const field = resource.fields[name];
  const value = row[name];
  if (!field) return null;
  const text = valueText(field, name, value, words, row.shown);
  if (field.rest && linked) {
    const { zip, city, country } = field.rest;
    return (
      <Address
        street={text}
        zip={textIn(row, zip)}
        city={textIn(row, city)}
        country={textIn(row, country)}
        countryName={words.choice(country, textIn(row, country))}
      />
    );
  }
  if (text === '' || (Array.isArray(value) && value.length === 0)) {
    return <span className="value-none muted">–</span>;
  }
  if (field.kind === 'plate') {
    const country = textIn(row, 'country');
    return inOne.has(country) ? (
      <Plate plate={text} />
    ) : (
      <SpacedPlate plate={text} country={country} />
    );
  }
  if (field.kind === 'date' || field.kind === 'instant')
    return <SaidTime text={text} value={String(value)} />;
  if (field.kind === 'org_number') return <span className="mono">{text}</span>;
  if (field.kind === 'notes') return <span className={linked ? 'said' : ''}>{text}</span>;
  // Words that are no tags are read as a line where there is only one.
  if (field.kind === 'tags' && (linked || taggedTypeOf(resource)))
    return <TagChips resource={resource} field={name} words={value as string[]} />;
  if (!linked) return <span>{text}</span>;
  if (field.kind === 'phone') return <TelLink phone={text} />;
  if (field.kind === 'email') return <MailLink address={text} />;
  const path = field.of && pathOfOne(field.of().name, Number(value));
  return path === undefined ? <span>{text}</span> : <Link to={sitePath(siteId, path)}>{text}</Link>;
}

const textIn = (row: Row, name: string): string => {
  const value = row[name];
  return typeof value === 'string' ? value : '';
};
