import { chevronDownOutline } from 'ionicons/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Call } from '#contract/kit/call.ts';
import { download } from '#src/data/download.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Popover } from '#src/ui/dialog/popover.tsx';
import { useComing } from '#src/ui/download/use-coming.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { showSnackbar, showWhile } from '#src/ui/snackbar.ts';
import { actionErrorOf } from '../action-error.ts';

const formats = ['csv', 'xlsx'] as const;

/** Takes what is shown away as a file, or on paper. */
export function ReportFiles({ call, query }: { call: Call; query: Record<string, string> }) {
  const { t } = useTranslation('crud');
  const siteId = useSiteId();
  const [open, setOpen] = useState(false);
  const [coming, begin] = useComing();

  function take(format: (typeof formats)[number]) {
    setOpen(false);
    begin();
    showWhile(t('list.downloading'), () =>
      download(call, { query: { ...query, format } }, siteId),
    ).catch((cause: unknown) => showSnackbar(actionErrorOf(cause).text));
  }
  function print() {
    setOpen(false);
    window.print();
  }

  return (
    <Popover
      className="button"
      button={
        <>
          {coming && <span className="spinner" />}
          <span>{t('report.export')}</span>
          <Icon icon={chevronDownOutline} />
        </>
      }
      open={open}
      onTurn={setOpen}
    >
      <ul className="options">
        {formats.map((format) => (
          <li key={format}>
            <button type="button" onClick={() => take(format)}>
              {t(`list.${format}`)}
            </button>
          </li>
        ))}
        <li>
          <button type="button" onClick={print}>
            {t('list.print')}
          </button>
        </li>
      </ul>
    </Popover>
  );
}
