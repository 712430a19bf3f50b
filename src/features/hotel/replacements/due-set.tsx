import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Verdict } from '#contract/workshop/tread-depth-rules.ts';
import { tyreOffers, type replacementCalls } from '#contract/hotel/replacements.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import type { Answer } from '#contract/kit/call.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { showNumber } from '#src/crud/values/number-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { VerdictChip } from '#src/features/workshop/tread-depth/exports.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Plate } from '#src/ui/plate.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';

type Set = Answer<typeof replacementCalls.due>['data']['sets'][number];

const OfferDialog = lazyComponent(async () => (await import('./offer-dialog.tsx')).OfferDialog);

/** A set that asks for new tyres: how worn it is, whom one calls, and what came of it. */
export function DueSet({ set, onDone }: { set: Set; onDone: () => void }) {
  const { t, i18n } = useTranslation('replacements');
  const words = useTranslations(wheelSets);
  const offers = useTranslations(tyreOffers);
  const siteId = useSiteId();
  const mayWrite = useMayWrite(tyreOffers);
  const { busy, actionError, run } = useAction();
  const [offering, setOffering] = useState(false);
  const { offer, owner } = set;
  const phone = owner?.phone.replaceAll(/[^\d+]/g, '');
  const season = words.choice('season', set.season);
  const depth = set.least_depth === null ? '' : showNumber(set.least_depth, 1, i18n.language);
  const text = t(`texts.${depth ? 'measured' : 'worn'}`, {
    number: set.number,
    plate: set.licenseplate,
    season,
    size: set.size,
    depth,
  });
  const answer = (word: 'accept' | 'decline') =>
    run(async (write) => {
      const input = { params: { id: offer!.id }, body: { version: offer!.version } };
      await write(tyreOffers.calls[word], input, { siteId });
      onDone();
    });
  return (
    <li>
      <div className="stack tight rest">
        <p className="row">
          <Plate plate={set.licenseplate || null} />
          <Link to={sitePath(siteId, `tyre-hotel/details/${set.id}`)}>{set.number}</Link>
          <VerdictChip verdict={set.verdict as Verdict} />
          <span className="amount">{depth && `${depth} mm`}</span>
          <span className="amount">{set.size}</span>
          <span>{season}</span>
        </p>
        <p className="row">
          <span>
            <b>{owner?.name ?? t('nobody')}</b>{' '}
            {owner && !phone && <span className="muted">{t('noPhone')}</span>}
          </span>
          {offer && (
            <span className="muted small">
              <Facts
                of={[
                  offers.choice('state', offer.state),
                  t('said', { day: offer.on, size: offer.size }),
                  offer.by && t('by', { name: offer.by }),
                  offer.note,
                ]}
              />
            </span>
          )}
        </p>
        <ErrorNote text={actionError.text} />
      </div>
      <div className="actions">
        {phone && (
          <>
            <a className="button" href={`tel:${phone}`}>
              {t('call', { phone: owner?.phone })}
            </a>
            <a className="button" href={`sms:${phone}?&body=${encodeURIComponent(text)}`}>
              {t('sms')}
            </a>
          </>
        )}
        {mayWrite && offer?.state === 'offered' && (
          <>
            <Button busy={busy} onClick={() => void answer('accept')}>
              {offers.step('accept')}
            </Button>
            <Button busy={busy} onClick={() => void answer('decline')}>
              {offers.step('decline')}
            </Button>
          </>
        )}
        {mayWrite && offer === null && (
          <Button onClick={() => setOffering(true)}>{t('offer')}</Button>
        )}
      </div>
      {offering && (
        <OfferDialog
          set={set}
          onClose={() => setOffering(false)}
          onDone={() => {
            setOffering(false);
            onDone();
          }}
        />
      )}
    </li>
  );
}
