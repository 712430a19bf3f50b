import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { cashRegisters, isForPractice } from '#contract/cash/cash-registers/cash-registers.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useMay } from '#src/crud/use-may-write.ts';
import { queryFor } from '#src/data/query.ts';
import { keep, readKept } from '#src/device/storage.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Segments } from '#src/ui/input/segments.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';

export type CashRegister = RowOf<typeof cashRegisters>;

interface Props {
  title: string;
  /** Registers at which nothing is entered any more are chosen as well. */
  closed?: boolean;
  /** The one that is meant, by its number. */
  meant?: string | undefined;
  children: (register: CashRegister) => ReactNode;
}

/** A page of one cash register of the site, which is chosen on it where there are several; the device remembers which. What is for practice says so above all else. */
export function AtRegister({ title, closed = false, meant, children }: Props) {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const may = useMay();
  const kept = `wheelhouse.cash-register.${siteId}`;
  const [chosen, setChosen] = useState(readKept(kept));
  const query = useQuery(
    queryFor(siteId, cashRegisters.calls.list, { query: { sort_by: 'number:asc' } }),
  );
  useReadAgain(query, useChanges(cashRegisters.name));
  function choose(id: string): void {
    keep(kept, id);
    setChosen(id);
  }
  return (
    <div className="page stack">
      <h1>{title}</h1>
      <Loaded query={query} rows={6}>
        {({ data }) => {
          const all = data.filter(({ state }) => closed || state !== 'closed');
          const register =
            all.find(({ number }) => number === meant) ??
            all.find(({ id }) => String(id) === chosen) ??
            all[0];
          if (!register) {
            return (
              <EmptyState title={t('none')}>
                {may('cash.settings') && (
                  <Link className="button primary" to={sitePath(siteId, newRegister)}>
                    {t('cash-registers.new')}
                  </Link>
                )}
              </EmptyState>
            );
          }
          return (
            <>
              {all.length > 1 && (
                <Segments
                  label={t('cash-registers.one')}
                  variant="line"
                  options={all.map(({ id, name }) => ({ value: String(id), label: name }))}
                  value={String(register.id)}
                  onChoose={choose}
                />
              )}
              {isForPractice(register) && (
                <p className="message warn" role="note">
                  <b>{t('practice.title')}</b> {t('practice.text')}
                </p>
              )}
              {children(register)}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

const newRegister = 'payment/cash-register/registers/new';
