import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  calendarFeedCalls,
  shownInFeeds,
  type CalendarFeed,
} from '#contract/booking/booking-links/feeds.ts';
import { bookingResources } from '#contract/booking/booking-settings/workshop.ts';
import { useAction } from '#src/crud/use-action.ts';
import { showAlert } from '#src/data/alerts.ts';
import { queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { Toggle } from '#src/ui/input/toggle.tsx';
import { CopyButton } from '#src/ui/state/copy-button.tsx';
import { SelectField } from '#src/ui/input/select-field.tsx';

/** The addresses at which calendar programs read the bookings of a calendar, or of one person of it: made, shown once, and closed. */
export function FeedsPanel({ siteId, id }: { siteId: SiteId; id: number }) {
  const { t } = useTranslation('booking-links');
  const { busy, actionError, run } = useAction();
  const params = { id };
  const query = useQuery(queryFor(siteId, calendarFeedCalls.feeds, { params }));
  const peopleInput = { query: { calendar_id: id, per_page: 100 } };
  const people =
    useQuery(queryFor(siteId, bookingResources.calls.list, peopleInput)).data?.data ?? [];
  const [whose, setWhose] = useState('');
  const [shows, setShows] = useState<CalendarFeed['shows']>([...shownInFeeds]);
  const [made, setMade] = useState<string | null>(null);
  const [closing, setClosing] = useState<CalendarFeed | null>(null);
  const feeds = query.data?.data ?? [];
  const nameOf = (of: number | null) =>
    of === null ? t('feeds.all') : (people.find((one) => one.id === of)?.name ?? `#${of}`);

  const add = () =>
    run(async (write) => {
      const body = { resource_id: whose === '' ? null : Number(whose), shows };
      const { data } = await write(calendarFeedCalls.addFeed, { params, body }, { siteId });
      setMade(`${location.origin}${data.path}`);
      await query.refetch();
    });
  const revoke = (feed: CalendarFeed) =>
    run(async (write) => {
      const input = { params: { id, feedId: feed.id } };
      await write(calendarFeedCalls.revokeFeed, input, { siteId });
      setClosing(null);
      await query.refetch();
      showAlert({ type: 'success', content: t('feeds.revoked') });
    });

  return (
    <section className="section" aria-label={t('feeds.title')}>
      <h2>{t('feeds.title')}</h2>
      <p className="field-hint">{t('feeds.about')}</p>
      {feeds.length > 0 && (
        <ul className="rows">
          {feeds.map((feed) => (
            <li key={feed.id}>
              <span className="rest">
                <b>{nameOf(feed.resource_id)}</b>
                {` · ${feed.shows.map((one) => t(`feeds.${one}`)).join(', ')} · `}
                <span className="muted">
                  {feed.readAt
                    ? t('feeds.read', { time: `${showDate(feed.readAt)} ${showTime(feed.readAt)}` })
                    : t('feeds.notRead')}
                </span>
              </span>
              <Button
                aria-label={t('feeds.revokeOf', { who: nameOf(feed.resource_id) })}
                onClick={() => setClosing(feed)}
              >
                {t('feeds.revoke')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {made && (
        <div className="section" role="status">
          <p>{t('feeds.once')}</p>
          <p className="code small">{made}</p>
          <CopyButton text={made} label={t('feeds.copy')} />
        </div>
      )}
      <div className="row ask">
        <SelectField
          label={t('feeds.whose')}
          value={whose}
          options={[
            { value: '', label: t('feeds.all') },
            ...people.map((one) => ({ value: String(one.id), label: one.name })),
          ]}
          onChoose={setWhose}
        />
        {shownInFeeds.map((one) => (
          <Toggle
            key={one}
            label={t(`feeds.${one}`)}
            on={shows.includes(one)}
            onTurn={(on) =>
              setShows(shownInFeeds.filter((of) => (of === one ? on : shows.includes(of))))
            }
          />
        ))}
      </div>
      <p className="field-hint">{t('feeds.hint')}</p>
      <div role="alert">
        {actionError.text && <p className="field-error">{actionError.text}</p>}
      </div>
      <div className="actions">
        <Button busy={busy} onClick={() => void add()}>
          {t('feeds.make')}
        </Button>
      </div>
      <ConfirmDialog
        open={closing !== null}
        title={t('feeds.revokeOf', { who: nameOf(closing?.resource_id ?? null) })}
        text={t('feeds.revokeText')}
        action={t('feeds.revoke')}
        danger
        busy={busy}
        onConfirm={() => closing && void revoke(closing)}
        onClose={() => setClosing(null)}
      />
    </section>
  );
}
