import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { bookingServices } from '#contract/booking/booking-settings/catalogue.ts';
import {
  portalBy,
  portalLike,
  portalTemplates,
} from '#contract/booking/booking-settings/portal-start-rules.ts';
import { bookingPortals } from '#contract/booking/booking-settings/portals.ts';
import type { Row } from '#contract/kit/row.ts';
import { Loaded, together } from '#src/crud/loaded.tsx';
import { PageHead } from '#src/crud/record/page-head.tsx';
import { useListPath } from '#src/crud/record/use-list-path.ts';
import { useTranslations } from '#src/crud/words.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { portalInputs } from '../inputs/portal-inputs.ts';

const AddPage = lazyScreen(async () => (await import('#src/crud/pages.tsx')).AddPage);

const all = { per_page: 200 };

/** A new portal: for what, or like which other one, and then its form. */
export function NewPortal() {
  const siteId = useSiteId();
  const [search] = useSearchParams();
  const { calendarId } = useParams();
  const like = Number(search.get('like'));
  const template = portalTemplates.find((one) => one === search.get('for'));
  const ofCalendar = { ...all, calendar_id: calendarId ?? '' };
  const services = useQuery(queryFor(siteId, bookingServices.calls.list, { query: ofCalendar }));
  const portals = useQuery(queryFor(siteId, bookingPortals.calls.list, { query: all }));
  const copied = useQuery({
    ...queryFor(siteId, bookingPortals.calls.one, { params: { id: like } }),
    enabled: like > 0,
  });
  return (
    <Loaded query={together(services, portals)} rows={4}>
      {([{ data: offered }, { data: others }]) => {
        const around = { services: offered, portals: others, calendarId: Number(calendarId) };
        if (template) return <Form key={template} start={portalBy(template, around)} />;
        if (like === 0) return <Choose portals={others} />;
        return (
          <Loaded query={copied} rows={4}>
            {({ data }) => <Form key={like} start={portalLike(data, around)} />}
          </Loaded>
        );
      }}
    </Loaded>
  );
}

/** The form begins with what there was when it was opened, whatever others change meanwhile. */
function Form({ start }: { start: Partial<Row> }) {
  const [begun] = useState(start);
  return <AddPage resource={bookingPortals} start={begun} inputs={portalInputs} />;
}

function Choose({ portals }: { portals: readonly { id: number; name: string }[] }) {
  const { t } = useTranslation('booking-settings');
  const words = useTranslations(bookingPortals);
  const list = useListPath(bookingPortals);
  return (
    <div className="page" data-width="text">
      <PageHead resource={bookingPortals} list={list} title={words.text('new')} />
      <section className="stack">
        <h2>{t('portal.for')}</h2>
        <ul className="rows">
          {portalTemplates.map((template) => (
            <li key={template} className="row apart">
              <span className="stack flush rest">
                <b>{t(`portal.templates.${template}.title`)}</b>
                <span className="muted">{t(`portal.templates.${template}.text`)}</span>
              </span>
              <Begin by={`for=${template}`} named={t(`portal.templates.${template}.title`)} />
            </li>
          ))}
        </ul>
      </section>
      {portals.length > 0 && (
        <section className="stack">
          <h2>{t('portal.like')}</h2>
          <p className="field-hint">{t('portal.likeHint')}</p>
          <ul className="rows">
            {portals.map(({ id, name }) => (
              <li key={id} className="row apart">
                <span className="rest">{name}</span>
                <Begin by={`like=${id}`} named={name} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Begin({ by, named }: { by: string; named: string }) {
  const { t } = useTranslation('booking-settings');
  return (
    <Link className="button" to={`?${by}`} state={{ fromList: false }}>
      {t('portal.begin')}
      <span className="visually-hidden">{` ${named}`}</span>
    </Link>
  );
}
