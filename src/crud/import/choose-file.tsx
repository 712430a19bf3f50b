import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { largestFile, mostImported } from '#contract/lists/imports.ts';
import { classes } from '#src/ui/classes.ts';
import { showNumber } from '../values/number-text.ts';

interface Props {
  busy: boolean;
  /** Of another kind than lists are. */
  kind?: {
    readonly accept: string;
    /** In bytes. */
    readonly largest: number;
    readonly hint: string;
  };
  /** The file's name, and what is in it in base64. */
  onFile: (name: string, content: string) => void;
}

/** A file, chosen or dropped: CSV or Excel, unless it is of another kind. */
export function ChooseFile({ busy, kind, onFile }: Props) {
  const { t, i18n } = useTranslation('crud');
  const [over, setOver] = useState(false);
  const [fieldError, setFieldError] = useState('');

  function take(file: File | undefined) {
    if (!file || busy) return;
    const largest = kind?.largest ?? largestFile;
    if (file.size > largest) {
      setFieldError(t('import.tooLarge', { size: largest / 2 ** 20 }));
      return;
    }
    setFieldError('');
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      // A data URL: what follows the comma is the file in base64.
      const [, content = ''] = (reader.result as string).split(',');
      onFile(file.name, content);
    });
    reader.addEventListener('error', () => setFieldError(t('import.notRead')));
    reader.readAsDataURL(file);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a file can be dropped on it; by keys it is chosen
    <label
      className={classes('choose-file box stack tight center', over && 'over')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <b>{t(busy ? 'crud:import.reading' : 'crud:import.choose')}</b>
      <span className="muted">
        {kind?.hint ?? t('import.hint', { rows: showNumber(mostImported, 0, i18n.language) })}
      </span>
      <span className="button" aria-hidden="true">
        {t('import.pick')}
      </span>
      <input
        className="visually-hidden"
        type="file"
        accept={kind?.accept ?? '.csv,.txt,.xlsx,text/csv'}
        disabled={busy}
        onChange={({ target }) => {
          take(target.files?.[0]);
          // The same file, mended, is a choice again.
          target.value = '';
        }}
      />
      <span role="alert" className="field-error">
        {fieldError}
      </span>
    </label>
  );
}
