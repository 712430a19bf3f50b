import { linesOf, type Line, type Lines } from '#contract/kit/document/lines.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { CalculatedBy } from '#contract/money/document-lines.ts';
import { linesOtherWay, vatAsSaved, vatByCode } from '#contract/money/lines-other-way.ts';
import { textLine } from '../new-line.ts';
import { lineChanges } from '../versions/line-changes.ts';

/** New lines of a document that say what those of a template do, with prices as the document has them. */
export function linesOfTemplate(
  lines: Lines,
  of: Resource,
  template: Row,
  by: CalculatedBy,
): Line[] {
  const { field, includesVat = '', fields } = linesOf(of)!;
  const isWith = template[includesVat] === true;
  const kept = template[field] as readonly Line[];
  const turned = isWith === by.includesVat ? kept : linesOtherWay(kept, isWith, vatAsSaved);
  const names = Object.keys(fields).filter((name) => lines.fields[name]?.readOnly === undefined);
  return turned.map((line) => ({
    ...textLine(lines, '', by),
    like: { id: template.id, key: line.key },
    ...Object.fromEntries(
      names.filter((name) => name in lines.fields).map((name) => [name, line[name]]),
    ),
  }));
}

/** What a new template is sent as that has the lines of a document. */
export function templateOf(
  of: Resource,
  name: string,
  { id, all }: { readonly id: number; readonly all: readonly Line[] },
  by: CalculatedBy,
): Record<string, unknown> {
  const lines = linesOf(of)!;
  const own = all.map((line) => ({
    ...line,
    key: crypto.randomUUID(),
    ...(id > 0 && { like: { id, key: line.key } }),
  }));
  // Templates are kept without VAT: their prices are right whoever they are for.
  const isTurned = by.includesVat && 'unit_price' in lines.fields;
  const kept = isTurned ? linesOtherWay(own, true, vatByCode(by)) : own;
  return { [of.title]: name, [lines.field]: lineChanges(lines, [], kept) };
}
