import { useId, useState, type ClipboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Call } from '#contract/kit/call.ts';
import type { Line, Lines } from '#contract/kit/document/lines.ts';
import type { Row } from '#contract/kit/row.ts';
import type { CalculatedBy } from '#contract/money/document-lines.ts';
import { showAlert } from '#src/data/alerts.ts';
import { fetchQuery, queryFor } from '#src/data/query.ts';
import { useScan } from '#src/device/scan/use-scan.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { actionErrorOf } from '../action-error.ts';
import { titleOf } from '../values/title-of.ts';
import { ReferenceInput } from '../widgets/reference-input.tsx';
import { lineAbout, textLine } from './new-line.ts';
import { TextLineInput } from './text-line-input.tsx';
import { isRows } from './pasting/pasted.ts';
import { matchedRows } from './pasting/matched-rows.ts';
import { OptionFacts } from './stock/option-facts.tsx';

// Most lines are added one by one.
const TemplatesDialog = lazyComponent(
  async () => (await import('./templates/templates-dialog.tsx')).TemplatesDialog,
);

interface Props {
  lines: Lines;
  /** The document as it stands here; its id is 0 until it is saved. */
  document: Readonly<Record<string, unknown>>;
  /** Those that stand there, which can be kept as a template. */
  all: readonly Line[];
  by: CalculatedBy;
  field: RefObject<HTMLDivElement | null>;
  /** `grow`: what is there already is more of the same. */
  onAdd: (more: readonly Line[], grow: boolean) => void;
  /** What is typed faster than it is found. */
  onType: (text: string) => void;
  /** Rows of a spreadsheet. */
  onPaste: (text: string) => void;
}

/**
 * Where a line is added: by typing a part of what it is about, or any text, by pasting rows of a
 * spreadsheet, and by scanning, which counts what is there already. Lines that are about nothing are
 * typed and pasted as texts.
 */
export function AddLine({ lines, document, all, by, field, onAdd, onType, onPaste }: Props) {
  const { t } = useTranslation('crud');
  const siteId = useSiteId();
  const id = useId();
  const [chooses, setChooses] = useState(false);
  const templates = lines.templates?.();
  const { about } = lines;
  const of = about && lines.fields[about.field]?.of?.();

  const failed = (cause: unknown) =>
    showAlert({ type: 'error', content: actionErrorOf(cause).text });

  async function scanned(code: string): Promise<void> {
    try {
      const [matched] = await matchedRows(siteId, about!, [code]);
      const row = matched?.row as Row | undefined;
      if (!of || !row) {
        showAlert({ type: 'warning', content: t('document.unknownCode', { code }) });
        return;
      }
      onAdd([lineAbout(lines, row, by)], true);
      showAlert({ type: 'success', content: t('document.scanned', { name: titleOf(of, row) }) });
    } catch (cause) {
      failed(cause);
    }
  }
  useScan((code) => of && void scanned(code));

  async function takeTemplate({ id }: Row): Promise<void> {
    if (!templates) return;
    setChooses(false);
    try {
      const query = queryFor<Call>(siteId, templates.calls.one, { params: { id } });
      const template = ((await fetchQuery(query)) as { data: Row }).data;
      const { linesOfTemplate } = await import('./templates/lines-of-template.ts');
      const more = linesOfTemplate(lines, templates, template, by);
      onAdd(more, false);
      const name = titleOf(templates, template);
      const content = t('document.templates.added', { name, count: more.length });
      showAlert({ type: 'success', content });
    } catch (cause) {
      failed(cause);
    }
  }

  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text');
    if (!isRows(text)) return;
    event.preventDefault();
    onPaste(text);
  }

  const control = { id, 'aria-describedby': `${id}-hint`, 'aria-invalid': false } as const;
  return (
    <div ref={field} className="field add-line" onPaste={paste}>
      <label htmlFor={id}>{t('document.add')}</label>
      {of ? (
        <ReferenceInput
          control={control}
          of={of}
          value={null}
          shown=""
          onChoose={(row) => row && onAdd([lineAbout(lines, row, by)], false)}
          onNew={(text) => text !== '' && onAdd([textLine(lines, text, by)], false)}
          onUnfound={onType}
          newWord={(text) => t('document.asText', { text })}
          renderFacts={(row, rows) => (
            <OptionFacts lines={lines} document={document} by={by} row={row} rows={rows} />
          )}
          also={
            templates && {
              of: templates,
              besides: ({ line_count: count }) =>
                t('document.templates.option', { count: Number(count) }),
              onChoose: (row) => void takeTemplate(row),
            }
          }
        />
      ) : (
        <TextLineInput
          control={control}
          most={lines.fields[lines.title]?.most}
          onAdd={(text) => onAdd([textLine(lines, text, by)], false)}
        />
      )}
      <p className="field-hint" id={`${id}-hint`}>
        {of ? t('document.addHint') : t('document.addTextHint')}
      </p>
      {templates && (
        <div className="row">
          <Button onClick={() => setChooses(true)}>{t('document.templates.button')}</Button>
        </div>
      )}
      {templates && chooses && (
        <TemplatesDialog
          of={templates}
          id={Number(document['id'])}
          all={all}
          by={by}
          onTake={(row) => void takeTemplate(row)}
          onClose={() => setChooses(false)}
        />
      )}
    </div>
  );
}
