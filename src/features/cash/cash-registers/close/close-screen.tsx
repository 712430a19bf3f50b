import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { openDayCalls, type OpenDay } from '#contract/cash/cash-registers/open-days.ts';
import type { Currency } from '#contract/money/amounts.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { tokenFor } from '#src/data/tokens.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { useFirstFocus } from '#src/ui/dialog/use-first-focus.ts';
import { CountDrawer } from '../journal/count-drawer.tsx';
import { OpenDayRow } from './open-day-row.tsx';

/** All registers whose day is open, at every site where the person may end it: one after the other is counted and ended, by keys alone. */
export default function CloseScreen() {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, openDayCalls.openDays, {}));
  useReadAgain(query, useChanges(cashRegisters.name));
  return (
    <div className="page stack">
      <h1>{t('close.title')}</h1>
      <Loaded query={query} rows={6} empty={t('close.none')}>
        {({ data }) => <OpenDays all={data} onEnded={() => void query.refetch()} />}
      </Loaded>
    </div>
  );
}

interface Props {
  all: readonly OpenDay[];
  onEnded: () => void;
}

function OpenDays({ all, onEnded }: Props) {
  const { t } = useTranslation('cash-registers');
  // Where this device is not logged in nobody ends a day from here.
  const days = useMemo(() => all.filter(({ site }) => tokenFor(String(site.id))), [all]);
  const screen = useFirstFocus();
  const [ending, setEnding] = useState<OpenDay | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const wentOn = useRef(false);

  // The next one has the focus once the one before is gone: a press of Enter goes on.
  useEffect(() => {
    if (wentOn.current) list.current?.querySelector('button')?.focus();
    wentOn.current = false;
  }, [days]);
  function ended(): void {
    wentOn.current = true;
    setEnding(null);
    onEnded();
  }
  return (
    <div ref={screen} className="stack">
      {days.length === 0 && <p role="status">{t('close.none')}</p>}
      <ul ref={list} className="rows">
        {days.map((day, at) => (
          <OpenDayRow key={day.id} day={day} isFirst={at === 0} onEnd={() => setEnding(day)} />
        ))}
      </ul>
      {ending && (
        <Dialog
          open
          title={t('close.one', { register: ending.name, site: ending.site.name })}
          place="side"
          onClose={() => setEnding(null)}
        >
          <CountDrawer
            siteId={String(ending.site.id)}
            register={ending}
            currency={ending.currency as Currency}
            onDone={ended}
          />
        </Dialog>
      )}
    </div>
  );
}
