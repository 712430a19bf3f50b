import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { structure } from '#contract/kit/fields.ts';
import type { RowOf } from '#contract/kit/row.ts';
import {
  stockRefillCalls,
  stockRefills,
  type RefillLine,
} from '#contract/stock/stock-refills/stock-refills.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { noteChange } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { queryFor } from '#src/data/query.ts';
import { logProblem } from '#src/device/log.ts';
import { FindGoods } from '#src/features/stock/stock-levels/exports.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { NumberField } from '#src/crud/widgets/number-field.tsx';
import { useCovering } from './use-covering.ts';
import { chosenOf, isSame, linesOf, type ChosenLine } from './chosen-lines.ts';
import { Agreed, Formula } from './formula.tsx';

type Refill = RowOf<typeof stockRefills>;

const fields = { chosen: structure(z.custom<readonly ChosenLine[]>(), [], {}) };
// What a line is proposed from stands in the refill, and is no part of what is typed.
const OfRefill = createContext<Refill | null>(null);

/** What is ordered of what is proposed, and of what somebody adds. */
export function ChooseForm({ refill }: { refill: Refill }) {
  const { t } = useTranslation('stock-refills');
  const siteId = useSiteId();
  const params = { id: refill.id };
  const query = useQuery(queryFor(siteId, stockRefillCalls.lines, { params }));
  const { refetch } = query;
  useEffect(() => {
    refetch().catch((cause: unknown) => logProblem('No new lines', cause));
  }, [refill.version, refetch]);
  return (
    <section className="section">
      <h2>{t('lines.title')}</h2>
      <Loaded query={query} rows={5}>
        {({ data }) =>
          !isNamed(refill, data) ? (
            <Skeleton rows={5} />
          ) : (
            <OfRefill value={refill}>
              <CallForm
                call={stockRefills.calls.save}
                params={params}
                about={`${refill.id}.${refill.version}`}
                words="stock-refills:lines"
                fields={fields}
                inputs={{ chosen: ChosenInput }}
                start={{ chosen: linesOf(refill.proposed, refill.chosen, data) }}
                body={(typed) => ({ version: refill.version, chosen: chosenOf(typed.chosen) })}
                ready={(typed) => chosenOf(typed.chosen) !== undefined}
                submit={t('lines.save')}
                renderBelow={(typed) =>
                  !isSame(chosenOf(typed.chosen), refill.chosen) && (
                    <p className="warned">{t('lines.unsaved')}</p>
                  )
                }
                onDone={() => noteChange(stockRefills.name)}
              />
            </OfRefill>
          )
        }
      </Loaded>
    </section>
  );
}

/** Whether it is known how everything is called that is chosen: what was added may be told a moment later. */
const isNamed = ({ chosen }: Refill, named: readonly RefillLine[]) =>
  chosen.every(({ product_id: id }) => named.some((line) => line.product_id === id));

const ChosenInput: OwnInput = ({ value, fieldError, onChange }) => {
  const { t } = useTranslation('stock-refills');
  const refill = useContext(OfRefill)!;
  const lines = value as readonly ChosenLine[];
  // Somebody scans on before the one before is shown.
  const latest = useRef(lines);
  latest.current = lines;
  const covering = useCovering(lines.map((line) => line.product_id));
  const inputs = new Map(refill.proposed.map((one) => [one.product_id, one]));
  function add(product: { id: number; name: string; number: string }) {
    if (latest.current.some((line) => line.product_id === product.id)) return;
    const { id: product_id, name, number } = product;
    latest.current = [{ product_id, name, number, quantity: 1_000 }, ...latest.current];
    onChange(latest.current);
  }
  const change = (id: number, quantity: ChosenLine['quantity']) =>
    onChange(lines.map((line) => (line.product_id === id ? { ...line, quantity } : line)));
  return (
    <div className="stack">
      <FindGoods
        label={t('lines.add')}
        fieldError={fieldError}
        none={lines.length === 0 ? t('lines.none') : ''}
        onFound={add}
      />
      <ol className="rows">
        {lines.map((line) => {
          const inputsOfLine = inputs.get(line.product_id);
          return (
            <li key={line.product_id} className="row">
              <span className="rest stack tight">
                <span>
                  <b>{line.name}</b> <small>{line.number}</small>
                </span>
                {inputsOfLine ? (
                  <Formula inputs={inputsOfLine} horizon={refill} />
                ) : (
                  <small>{t('lines.byHand')}</small>
                )}
                {covering.get(line.product_id)?.map((one) => (
                  <Agreed key={one.key} covering={one} />
                ))}
              </span>
              <NumberField
                label={t('lines.quantity', { name: line.name })}
                digits={3}
                value={line.quantity}
                onChange={(quantity) => change(line.product_id, quantity)}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
};
