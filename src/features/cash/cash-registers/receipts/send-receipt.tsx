import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { receiptWays, sentReceiptCalls } from '#contract/cash/sent-receipts/sent-receipts.ts';
import { useAction } from '#src/crud/use-action.ts';
import { showAlert } from '#src/data/alerts.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Segments } from '#src/ui/input/segments.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';

const QrCode = lazyComponent(async () => (await import('#src/ui/code/qr-code.tsx')).QrCode);

type Way = (typeof receiptWays)[number];

interface Props {
  register: number;
  nr: number;
  onClose: () => void;
}

/** Gives a receipt to its customer without paper: by mail, by SMS, or by a code on the screen. */
export function SendReceipt({ register, nr, onClose }: Props) {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const [intent] = useState(() => crypto.randomUUID());
  const [way, setWay] = useState<Way>('mail');
  const [typed, setTyped] = useState<Readonly<Partial<Record<Way, string>>>>({});
  const [shown, setShown] = useState<string | null>(null);
  const to = typed[way]?.trim() ?? '';
  const send = () =>
    run(async (write) => {
      const body = { intent, way, to: way === 'qr' ? '' : to };
      const { data } = await write(
        sentReceiptCalls.sendReceipt,
        { params: { id: register, nr }, body },
        { siteId },
      );
      if (way === 'qr') {
        setShown(location.origin + data.path);
        return;
      }
      showAlert({ type: 'success', content: t('send.done') });
      onClose();
    });
  return (
    <Dialog open title={t('send.title')} place="side" onClose={onClose}>
      {shown === null ? (
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <Segments
            label={t('send.title')}
            options={receiptWays.map((value) => ({ value, label: t(`send.way.${value}`) }))}
            value={way}
            onChoose={(value) => setWay(value)}
          />
          {way !== 'qr' && (
            <div data-first-focus>
              <TextField
                key={way}
                label={t(`send.${way}`)}
                type={way === 'mail' ? 'email' : 'tel'}
                autoComplete="off"
                fieldError={actionError.fields['to']}
                value={typed[way] ?? ''}
                onChange={({ target: { value } }) => setTyped({ ...typed, [way]: value })}
              />
            </div>
          )}
          <ErrorNote text={actionError.text} />
          <div className="actions at-foot">
            <Button
              type="submit"
              variant="primary"
              className="key"
              busy={busy}
              disabled={way !== 'qr' && to === ''}
            >
              {way === 'qr' ? t('send.show') : t('send.do')}
            </Button>
          </div>
        </form>
      ) : (
        <div className="stack" role="status">
          <p>{t('send.scan')}</p>
          <QrCode text={shown} label={t('send.way.qr')} />
        </div>
      )}
    </Dialog>
  );
}
