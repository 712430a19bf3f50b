import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { OnlinePortal } from '#contract/booking/online-booking.ts';
import { answeredInstead, ApiError, OfflineError } from '#src/data/api-errors.ts';
import { logProblem } from '#src/device/log.ts';
import { brand } from '#src/device/page.ts';
import { speak } from '#src/i18n/words.ts';
import { portalIn } from '#src/navigation/paths.ts';
import { OpenPage } from '#src/ui/layout/open-page.tsx';
import { Button } from '#src/ui/button.tsx';
import { BookForm } from './book-form.tsx';
import { CallSite, Receipt } from './receipt.tsx';
import { useBookingForm } from './use-booking-form.ts';
import { usePortal } from './use-portal.ts';
import '#src/ui/layout/layout.css';
import '#src/ui/layout/pieces.css';
import './online-booking.css';

const languageNames = { en: 'English', nb: 'Norsk', sv: 'Svenska' } as const;

/** Where a customer books by themselves. It stands alone, without the router, so that it weighs little. */
export default function BookScreen({ slug = portalIn(location.pathname) ?? '' }) {
  const { t } = useTranslation('online-booking');
  const { portal, error, retry } = usePortal(slug);
  const { title: product } = brand.use();
  const title = [t('title'), portal?.site ?? product].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <OpenPage>
      {portal ? <Page slug={slug} portal={portal} /> : <NotThere error={error} onRetry={retry} />}
    </OpenPage>
  );
}

function Page({ slug, portal }: { slug: string; portal: OnlinePortal }) {
  const { t, i18n } = useTranslation('online-booking');
  const { form, change, startOver } = useBookingForm(slug);
  const welcome = portal.texts[i18n.language as keyof typeof portal.texts]?.welcome;
  return (
    <div className="online-booking stack narrow">
      {portal.preview && <p className="message warn">{t('preview')}</p>}
      <header className="stack">
        {portal.languages.length > 1 && (
          <div className="actions" role="group" aria-label={t('language')}>
            {portal.languages.map((language) => (
              <button
                key={language}
                type="button"
                className="chip"
                lang={language}
                aria-pressed={i18n.language === language}
                onClick={() =>
                  void speak(language).catch((cause: unknown) =>
                    logProblem('The language stayed', cause),
                  )
                }
              >
                {languageNames[language]}
              </button>
            ))}
          </div>
        )}
        <h1>{portal.open ? t('title') : t('closed.title')}</h1>
        {portal.open && !form.booked && welcome && <p className="said">{welcome}</p>}
      </header>
      {form.booked ? (
        <Receipt portal={portal} booked={form.booked} onAnother={startOver} />
      ) : portal.open ? (
        <BookForm key={form.form} slug={slug} portal={portal} form={form} onChange={change} />
      ) : (
        <div className="stack" role="status">
          <p>{t('closed.text')}</p>
          <CallSite portal={portal} />
        </div>
      )}
    </div>
  );
}

function NotThere({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('online-booking');
  const isDead = error instanceof ApiError && error.status === 404;
  return (
    <div className="stack narrow" role="status">
      {!error && <p>{t('loading')}</p>}
      {error instanceof OfflineError && (
        <p>{answeredInstead(error) ? t('instead') : t('offline')}</p>
      )}
      {isDead && (
        <>
          <h1>{t('dead.title')}</h1>
          <p>{t('dead.text')}</p>
        </>
      )}
      {error instanceof ApiError && !isDead && (
        <>
          <p className="message bad">{error.message}</p>
          <Button onClick={onRetry}>{t('again')}</Button>
        </>
      )}
    </div>
  );
}
