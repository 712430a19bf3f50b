import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Call } from '#contract/kit/call.ts';
import { download } from '#src/data/download.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Popover } from '#src/ui/dialog/popover.tsx';
import { useComing } from '#src/ui/download/use-coming.ts';
import { showSnackbar, showWhile } from '#src/ui/snackbar.ts';
import { actionErrorOf } from '../action-error.ts';

interface Props {
  /** What stands on its button. */
  name: string;
  className: string;
  call: Call;
  /** What is asked of it, without the format. */
  query: Readonly<Record<string, string>>;
  /** What else is done with all of it, each a line: before the files, and behind them. A button that is pressed closes the menu. */
  before?: ReactNode;
  children?: ReactNode;
}

const formats = ['csv', 'xlsx'] as const;

/** A menu that takes what is shown away as a file or on paper, with what else is done with all of it. */
export function FilesMenu({ name, className, call, query, before, children }: Props) {
  const { t } = useTranslation('crud');
  const siteId = useSiteId();
  const [open, setOpen] = useState(false);
  const [coming, begin] = useComing();

  function take(format: (typeof formats)[number]) {
    begin();
    showWhile(t('list.downloading'), () =>
      download(call, { query: { ...query, format } }, siteId),
    ).catch((cause: unknown) => showSnackbar(actionErrorOf(cause).text));
  }

  return (
    <Popover
      button={
        <>
          {coming && <span className="spinner" />}
          <span>{name}</span>
        </>
      }
      className={className}
      open={open}
      onTurn={setOpen}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys press the buttons in it */}
      <ul
        className="options"
        onClick={({ target }) => {
          if ((target as Element).closest('button')) setOpen(false);
        }}
      >
        {before}
        {formats.map((format) => (
          <li key={format}>
            <button type="button" onClick={() => take(format)}>
              {t(`list.${format}`)}
            </button>
          </li>
        ))}
        <li>
          {/* Once the menu is no longer on what is printed. */}
          <button type="button" onClick={() => requestAnimationFrame(() => window.print())}>
            {t('list.print')}
          </button>
        </li>
        {children}
      </ul>
    </Popover>
  );
}
