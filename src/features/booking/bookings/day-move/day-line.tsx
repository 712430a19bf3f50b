import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DayMoveLine } from '#contract/booking/day-moves.ts';
import { showTime } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { soonText } from '../look/when-text.ts';
import { useReasonWord } from '../times/reasons.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  line: DayMoveLine;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** One booking of the day: from when to when and where, and who is told; or why it finds no other time. */
export function DayLine({ line, isChosen, onChoose }: Props) {
  const { t, i18n } = useTranslation('bookings');
  const siteId = useSiteId();
  const word = useReasonWord();
  const id = useId();
  const { to, told_by: ways } = line;
  const who = [line.licenseplate, line.contact_name].filter(Boolean).join(' ') || line.ticket;
  const notified =
    ways.length === 0
      ? t('moveDay.told.nobody')
      : ways.map((way) => t(`moveDay.told.${way}`)).join(', ');
  return (
    <li>
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its times, plate and name stand deeper in it */}
      <label className="check rest" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          disabled={to === null}
          checked={to !== null && isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span className="named">
          <b>
            <del>{showTime(line.begins_at)}</del>
            <span aria-hidden="true">{' → '}</span>
            {to ? soonText(to.begins_at, i18n.language) : t('moveDay.nowhere')} {who}
          </b>
          <small>
            <Facts
              of={[
                line.services,
                to ? `${line.where} → ${to.where}` : line.where,
                to ? notified : line.reasons.length > 0 && word(line),
              ]}
            />
          </small>
        </span>
      </label>
      {to === null && (
        <Link className="button" to={sitePath(siteId, `bookings/${line.id}/modify`)}>
          {t('moveDay.byHand')}
          <span className="visually-hidden">{` ${who}`}</span>
        </Link>
      )}
    </li>
  );
}
