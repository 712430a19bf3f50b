import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Call } from '#contract/kit/call.ts';
import type { Line } from '#contract/kit/document/lines.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { CalculatedBy } from '#contract/money/document-lines.ts';
import { showAlert } from '#src/data/alerts.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { refetchResource } from '../../refetch-resource.ts';
import { useAction } from '../../use-action.ts';
import { useReadable } from '../../use-may-write.ts';
import { templateOf } from './lines-of-template.ts';

interface Props {
  of: Resource;
  /** The document that stands there, and its lines. */
  id: number;
  all: readonly Line[];
  by: CalculatedBy;
  onKept: () => void;
  onCancel: () => void;
}

/** Keeps the lines that stand in a document as a template. No form: it stands within that of the document. */
export function KeepTemplate({ of, id, all, by, onKept, onCancel }: Props) {
  const { t } = useTranslation('crud');
  const siteId = useSiteId();
  const [name, setName] = useState('');
  // Who may not see prices leaves them to the server.
  const readable = useReadable(of);
  const { busy, actionError, run } = useAction();
  const keep = () =>
    run(async (write) => {
      await write<Call>(
        of.calls.add,
        { body: templateOf(readable, name.trim(), { id, all }, by) },
        { siteId },
      );
      refetchResource(siteId, of);
      showAlert({ type: 'success', content: t('document.templates.kept', { name }) });
      onKept();
    });
  return (
    <div className="stack">
      <TextField
        label={t('document.templates.name')}
        fieldError={actionError.fields[of.title]}
        ref={(input) => input?.focus()}
        maxLength={of.fields[of.title]?.most}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (name.trim()) void keep();
        }}
      />
      <ErrorNote text={actionError.text} />
      <div className="actions">
        <Button
          variant="primary"
          busy={busy}
          disabled={name.trim() === ''}
          onClick={() => void keep()}
        >
          {t('document.templates.keepDo')}
        </Button>
        <Button onClick={onCancel}>{t('common:cancel')}</Button>
      </div>
    </div>
  );
}
