import { chevronBackOutline, chevronForwardOutline } from 'ionicons/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { useCalendars } from '#src/features/booking/bookings/exports.ts';
import { useWide } from '#src/ui/layout/use-wide.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Segments } from '#src/ui/input/segments.tsx';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { Popover } from '#src/ui/dialog/popover.tsx';
import { useState } from 'react';
import type { CalendarRow } from './grid/columns.ts';
import { spans } from './time/view-days.ts';
import type { View } from './use-view.ts';

const ShowWhat = lazyComponent(async () => (await import('./show-what.tsx')).ShowWhat);

interface Props {
  view: View;
  calendars: ReturnType<typeof useCalendars>;
  title: string;
  isToday: boolean;
  rows: readonly CalendarRow[];
  /** The row of the user, where they are booked themselves. */
  mine: number | null;
  services: readonly string[];
  mayWrite: boolean;
  /** Where a booking of this calendar is made. */
  newPath: string;
  onTurn: (by: 1 | -1) => void;
  go: (changes: Partial<View>) => void;
  today: string;
}

/** What the calendar shows: which days, of places or people, and what of it. */
export function Toolbar({
  view,
  calendars,
  title,
  isToday,
  rows,
  mine,
  services,
  mayWrite,
  newPath,
  onTurn,
  go,
  today,
}: Props) {
  const { t } = useTranslation('calendar');
  const siteId = useSiteId();
  const [open, setOpen] = useState(false);
  const isWide = useWide();
  const rowKinds = (
    <Segments
      label={t('rows')}
      options={(['places', 'people'] as const).map((value) => ({
        value,
        label: t(`kinds.${value}`),
      }))}
      value={view.rows}
      onChoose={(value) => go({ rows: value })}
    />
  );
  const isNarrowed = view.row !== null || view.service !== null || view.whole;
  return (
    <header className="calendar-bar stack tight">
      {calendars.all.length > 1 && (
        <Segments
          label={t('calendar')}
          variant="line"
          options={calendars.all.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(view.calendar ?? calendars.usual?.id)}
          onChoose={(id) =>
            go({ calendar: Number(id) === calendars.usual?.id ? null : Number(id) })
          }
        />
      )}
      <div className="row apart">
        <div className="row tight nowrap">
          <button
            type="button"
            className="sign"
            aria-label={t(`before.${view.span}`)}
            onClick={() => onTurn(-1)}
          >
            <Icon icon={chevronBackOutline} />
          </button>
          <h1 className="t20">{title}</h1>
          <button
            type="button"
            className="sign"
            aria-label={t(`after.${view.span}`)}
            onClick={() => onTurn(1)}
          >
            <Icon icon={chevronForwardOutline} />
          </button>
          <Button disabled={isToday} onClick={() => go({ day: today })}>
            {t('today')}
          </Button>
        </div>
        <div className="actions">
          <Segments
            label={t('span')}
            options={spans
              .filter((one) => isWide || one !== 'week')
              .map((value) => ({ value, label: t(`spans.${value}`) }))}
            value={view.span}
            onChoose={(span) => go({ span })}
          />
          {isWide && rowKinds}
          {isWide && mine !== null && (
            <button
              type="button"
              className="button"
              aria-pressed={view.mine}
              onClick={() => go({ mine: !view.mine })}
            >
              {t('mine')}
            </button>
          )}
          <Popover
            open={open}
            onTurn={setOpen}
            className="button"
            button={isNarrowed ? `${t('show')} ●` : t('show')}
            label={t('show')}
          >
            <ShowWhat {...{ view, go, rows, services, mayWrite }}>{!isWide && rowKinds}</ShowWhat>
          </Popover>
          {mayWrite && (
            <Link className="button primary" to={sitePath(siteId, newPath)}>
              {t('new')}
            </Link>
          )}
        </div>
      </div>
    </header>
  );
}
