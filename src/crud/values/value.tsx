import { Link } from 'react-router';
import type { AddressRest } from '#contract/kit/field.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { taggedTypeOf } from '#contract/lists/tags.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { pathOfOne } from '../resource-paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Plate } from '#src/ui/plate.tsx';
import { MailLink } from '#src/ui/mail-link.tsx';
import { useWordsOf, type ResourceWords } from '../words.ts';
import { TagChips } from '../tags/tag-chips.tsx';
import { valueText } from './value-text.ts';

interface Props {
  resource: Resource;
  name: string;
  row: Row;
  /** Whether what it points at can be gone to from here: not in the cells of a grid, where Enter opens the row. */
  linked?: boolean;
}

/** The value of a row's field, as its kind is best read. */
export function Value({ resource, name, row, linked = false }: Props) {
  const words = useWordsOf(resource);
  const siteId = useSiteId();
  const field = resource.fields[name];
  const value = row[name];
  if (!field) return null;
  const text = valueText(field, name, value, words, row.shown);
  if (field.rest && linked)
    return <Address rest={field.rest} street={text} row={row} words={words} />;
  if (text === '' || (Array.isArray(value) && value.length === 0)) {
    return <span className="value-none muted">–</span>;
  }
  if (field.kind === 'plate') return <Plate plate={text} />;
  if (field.kind === 'date' || field.kind === 'instant')
    return <span className="amount">{text}</span>;
  if (field.kind === 'org_number') return <span className="mono">{text}</span>;
  if (field.kind === 'notes') return <span className={linked ? 'said' : ''}>{text}</span>;
  // Words that are no tags are read as a line where there is only one.
  if (field.kind === 'tags' && (linked || taggedTypeOf(resource)))
    return <TagChips resource={resource} field={name} words={value as string[]} />;
  if (!linked) return text;
  if (field.kind === 'phone') return <a href={`tel:${text.replaceAll(/[^\d+]/g, '')}`}>{text}</a>;
  if (field.kind === 'email') return <MailLink address={text} />;
  const path = field.of && pathOfOne(field.of().name, Number(value));
  return path === undefined ? text : <Link to={sitePath(siteId, path)}>{text}</Link>;
}

interface AddressInput {
  rest: AddressRest;
  street: string;
  row: Row;
  words: ResourceWords;
}

/** A whole address in its lines; the country only where there is an address at all. */
function Address({ rest, street, row, words }: AddressInput) {
  const town = [row[rest.zip], row[rest.city]].filter(Boolean).join(' ');
  if (street === '' && town === '') return <span className="value-none muted">–</span>;
  const country = words.choice(rest.country, String(row[rest.country]));
  return (
    <span>
      {[street, town, country].filter(Boolean).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </span>
  );
}
