import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { treadReportCalls } from '#contract/workshop/tread-depth/report.ts';
import { useAction } from '#src/crud/use-action.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { logProblem } from '#src/device/log.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { CopyButton } from '#src/ui/state/copy-button.tsx';

const QrCode = lazyComponent(async () => (await import('#src/ui/code/qr-code.tsx')).QrCode);

const notShared = (cause: unknown) => logProblem('Nothing was shared', cause);

/** The main act with a reading that is there: its address, for the customer's phone, by what the device offers. */
export function ShareReading({ siteId, id }: { siteId: SiteId; id: string }) {
  const { t } = useTranslation('tread-depth');
  const { busy, actionError, run } = useAction();
  const [url, setUrl] = useState<string | null>(null);
  const input = { params: { id } };
  const share = () =>
    run(async (write) => {
      const { data } = await write(treadReportCalls.addLink, input, { siteId });
      setUrl(`${location.origin}${data.path}`);
      await queryClient.invalidateQueries({
        queryKey: questionOf(siteId, treadReportCalls.links, input),
      });
    });
  const text = t('share.text');

  return (
    <>
      <Button variant="primary" busy={busy} onClick={() => void share()}>
        {t('share.title')}
      </Button>
      <div role="alert">
        {actionError.text && <p className="field-error">{actionError.text}</p>}
      </div>
      <Dialog
        open={url !== null}
        title={t('share.title')}
        place="foot"
        onClose={() => setUrl(null)}
      >
        {url !== null && (
          <div className="section center">
            <QrCode text={url} label={t('show.qr')} />
            <p>{t('share.hint')}</p>
            <div className="stack tight">
              {typeof navigator.share === 'function' && (
                <Button
                  variant="primary"
                  onClick={() => void navigator.share({ text, url }).catch(notShared)}
                >
                  {t('share.sheet')}
                </Button>
              )}
              <a className="button" href={`sms:?&body=${encodeURIComponent(`${text} ${url}`)}`}>
                {t('share.sms')}
              </a>
              <CopyButton text={url} label={t('share.copy')} />
            </div>
          </div>
        )}
      </Dialog>
    </>
  );
}
