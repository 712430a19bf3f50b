import { useTranslation } from 'react-i18next';
import type { Call } from '#contract/kit/call.ts';
import { download } from '#src/data/download.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { useComing } from '#src/ui/download/use-coming.ts';
import { showSnackbar, showWhile } from '#src/ui/snackbar.ts';
import { actionErrorOf } from '../action-error.ts';

const formats = ['csv', 'xlsx'] as const;

/** Takes what is shown away as a file, or on paper. */
export function ReportFiles({ call, query }: { call: Call; query: Record<string, string> }) {
  const { t } = useTranslation('crud');
  const siteId = useSiteId();
  const [coming, begin] = useComing();

  function take(format: (typeof formats)[number]) {
    begin();
    showWhile(t('list.downloading'), () =>
      download(call, { query: { ...query, format } }, siteId),
    ).catch((cause: unknown) => showSnackbar(actionErrorOf(cause).text));
  }

  return (
    <div className="actions">
      {formats.map((format) => (
        <Button key={format} busy={coming} onClick={() => take(format)}>
          {t(`list.${format}`)}
        </Button>
      ))}
      <Button onClick={() => window.print()}>{t('list.print')}</Button>
    </div>
  );
}
