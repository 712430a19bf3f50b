import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gateProblem } from '#contract/hotel/wheel-sets/gate-rules.ts';
import type { GateReason } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import type { Row } from '#contract/kit/row.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { GateFields } from './gate-fields.tsx';
import { useHandling } from './use-handling.ts';

interface Props {
  readonly row: Row;
  readonly handling: 'mount' | 'return';
  readonly onClose: () => void;
}

/** Before wheels leave, car and set are read: with the second scan they have left; whoever types says so by a button, and whoever lets go what is not paid. */
export function GateSheet({ row, handling, onClose }: Props) {
  const { t } = useTranslation('wheel-sets');
  const { busy, actionError, handle } = useHandling(row);
  const [read, setRead] = useState({ plate: '', number: '' });
  const [because, setBecause] = useState<GateReason | null>(null);
  const belongs = { plate: String(row['licenseplate']), number: String(row['number']) };
  const isHeld = row['held'] === true;
  const go = (now = read) => {
    const override = [
      ...(isHeld ? (['held'] as const) : []),
      ...(because ? (['other_car'] as const) : []),
    ];
    void handle(handling, { override, read: now, ...(because && { because }) }, onClose);
  };
  return (
    <Dialog open title={t(`gate.${handling}`, belongs)} onClose={onClose}>
      <p>{belongs.plate ? t('gate.lead') : t('gate.leadSet')}</p>
      <GateFields
        belongs={belongs}
        read={read}
        onRead={setRead}
        because={because}
        onBecause={setBecause}
        onMatch={(now) => {
          if (!isHeld) go(now);
        }}
      />
      {isHeld && <p className="message bad">{t('release.text')}</p>}
      <ErrorNote text={actionError.text} />
      <div className="actions end">
        <Button
          variant={isHeld || because ? 'danger' : 'primary'}
          busy={busy}
          disabled={gateProblem(belongs, read) !== null && because === null}
          onClick={() => go()}
        >
          {because ? t('gate.letGo') : isHeld ? t('release.do') : t(`handlings.${handling}`)}
        </Button>
      </div>
    </Dialog>
  );
}
