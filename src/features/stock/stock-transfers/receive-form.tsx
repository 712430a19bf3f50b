import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { choice, reference, structure } from '#contract/kit/fields.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import {
  stockTransferCalls,
  type ComingTransfer,
} from '#contract/stock/stock-transfers/stock-transfers.ts';
import { lossReasons } from '#contract/stock/stock-transfers/transfer-rules.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { ScannedRows } from '#src/features/stock/stock-levels/exports.ts';
import { signal } from '#src/device/chime.ts';
import { useScan } from '#src/device/scan/use-scan.ts';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { NumberField } from '#src/crud/widgets/number-field.tsx';
import { comeAndLeft, comeOf, isValid, withOneMore, written, type ComeLine } from './come-lines.ts';
import { strangeScan } from './strange-scan.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';

const fields = {
  lines: structure(z.custom<readonly ComeLine[]>(), [], {}),
  lost: choice(['', ...lossReasons], {}),
  warehouse_id: reference((): Resource => warehouses, { required: true }),
};

interface Props {
  transfer: ComingTransfer;
  onDone: () => void;
}

/** How much of a transfer has come, where it stands from now on, and why the rest has not come. */
export function ReceiveForm({ transfer, onDone }: Props) {
  const { t } = useTranslation('stock-transfers');
  const quantity = useQuantity();
  const { id, warehouse_id, warehouse } = transfer;
  const [lines] = useState(() => comeOf(transfer));
  return (
    <CallForm
      call={stockTransferCalls.receive}
      params={{ id }}
      about={`${id}.${comeAndLeft(lines).come}`}
      words="stock-transfers:incoming"
      fields={fields}
      inputs={{ lines: ComeInput }}
      without={(typed) => (comeAndLeft(typed.lines).left > 0 ? [] : ['lost'])}
      start={{ lines, warehouse_id, shown: { warehouse_id: warehouse } }}
      body={(typed) => ({
        warehouse_id: typed.warehouse_id,
        lines: written(typed.lines),
        lost: comeAndLeft(typed.lines).left > 0 ? typed.lost : '',
      })}
      ready={(typed) =>
        typed.warehouse_id !== null &&
        typed.lines.every(isValid) &&
        (comeAndLeft(typed.lines).come > 0 || typed.lost !== '')
      }
      submit={(typed) => {
        const { come, left } = comeAndLeft(typed.lines);
        const counts = { count: quantity(come), lost: quantity(left) };
        if (come === 0) return t('incoming.doNone');
        return typed.lost !== '' && left > 0
          ? t('incoming.doLost', counts)
          : t('incoming.do', counts);
      }}
      onDone={(_, typed) => {
        const { come } = comeAndLeft(typed.lines);
        showSnackbar(t('incoming.done', { count: quantity(come) }));
        onDone();
      }}
    />
  );
}

/** Asks how many of each have come: scanned one after the other, or typed. */
const ComeInput: OwnInput = ({ value, fieldError, onChange }) => {
  const { t } = useTranslation('stock-transfers');
  const quantity = useQuantity();
  const lines = value as readonly ComeLine[];
  // Somebody scans on before the one before is shown.
  const latest = useRef(lines);
  latest.current = lines;
  const [last, setLast] = useState({ id: 0 });
  useScan((code) => {
    const next = withOneMore(latest.current, code);
    if (!next) return false;
    setLast({ id: next.counted });
    latest.current = next.lines;
    onChange(next.lines);
    strangeScan.set('');
    signal('ok');
    return true;
  });
  return (
    <div className="stack">
      {fieldError && <p className="field-error">{fieldError}</p>}
      <ScannedRows last={last}>
        {lines.map((line, at) => (
          <li
            key={line.line_id}
            className="stack tight"
            aria-current={line.line_id === last.id || undefined}
          >
            <span>
              <b>{line.name}</b>{' '}
              <small>
                <Facts of={[line.number, line.dot]} />
              </small>
              <br />
              <small>{t('incoming.of', { left: quantity(line.left) })}</small>
            </span>
            <NumberField
              label={t('incoming.comeShort')}
              spoken={t('incoming.come', { name: line.name })}
              digits={3}
              value={line.quantity}
              onChange={(next) => onChange(lines.with(at, { ...line, quantity: next }))}
            />
          </li>
        ))}
      </ScannedRows>
    </div>
  );
};
