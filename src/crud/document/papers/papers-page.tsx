import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer, Call } from '#contract/kit/call.ts';
import { papersNow } from '#contract/kit/document/papers-now.ts';
import type { paperCalls } from '#contract/kit/document/papers.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { languages, type Language } from '#contract/platform/languages.ts';
import { download } from '#src/data/download.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Segments } from '#src/ui/input/segments.tsx';
import { MissingLetters } from '#src/ui/paper/missing-letters.tsx';
import { SheetPicture } from '#src/ui/paper/sheet-picture.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { Loaded } from '../../loaded.tsx';
import { useAction } from '../../use-action.ts';
import { useMay } from '../../use-may-write.ts';
import { useTranslations } from '../../words.ts';
import './papers.css';

interface Props {
  resource: Resource;
  row: Row;
}

const ownNames: Record<Language, string> = { en: 'English', nb: 'Norsk', sv: 'Svenska' };

type Preview = Answer<ReturnType<typeof paperCalls>['previewPaper']>;

/** The papers that there are of a document as it stands: each as it will be printed, in its reader's language until another is chosen. */
export function PapersPage({ resource, row }: Props) {
  const { t } = useTranslation('crud');
  const words = useTranslations(resource);
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const [chosen, setChosen] = useState<string | null>(null);
  const [language, setLanguage] = useState<Language | null>(null);
  const kinds = papersNow(resource, row, useMay());
  const paper = kinds.find((kind) => kind === chosen) ?? kinds[0] ?? '';
  const input = {
    params: { id: row.id, paper },
    query: { ...(language && { language }) },
  };
  const { paper: file, previewPaper: look } = resource.calls;
  const preview = useQuery({
    ...queryFor<Call>(siteId, look!, input),
    placeholderData: keepPreviousData,
    enabled: paper !== '',
  });
  const save = () => run(() => download(file!, input, siteId));

  return (
    <div className="stack">
      {kinds.length > 1 && (
        <Segments
          label={t('document.paper.which')}
          variant="chips"
          options={kinds.map((value) => ({
            value,
            label: words.text(`papers.${value}.title`, { number: '' }).trim(),
          }))}
          value={paper}
          onChoose={setChosen}
        />
      )}
      <Loaded query={preview} rows={6}>
        {(answer) => {
          const { data } = answer as Preview;
          return (
            <>
              <div className="row">
                <Segments
                  label={t('document.paper.language')}
                  options={languages.map((value) => ({ value, label: ownNames[value] }))}
                  value={data.language}
                  onChoose={setLanguage}
                />
                <Button variant="primary" busy={busy} onClick={() => void save()}>
                  {t('document.paper.pdf')}
                </Button>
                <span className="muted">
                  {t('document.paper.pages', { count: data.sheets.length })}
                </span>
              </div>
              <ErrorNote text={actionError.text} />
              <MissingLetters letters={data.missing} />
              <ol className="papers tiles" aria-label={t('document.paper.title')}>
                {data.sheets.map((sheet, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- they have no other name, and no state
                  <li key={at}>
                    <SheetPicture sheet={sheet} />
                  </li>
                ))}
              </ol>
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
