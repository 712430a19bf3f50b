import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  reminderLetterCalls,
  reminderLetters,
} from '#contract/economy/reminder-runs/reminder-letters.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { useWordsThere } from '#src/crud/use-words-there.ts';
import { queryFor } from '#src/data/query.ts';
import { serverNow } from '#src/data/server-time.ts';
import { sayDay } from '#src/i18n/said-day.ts';
import { showDate } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

/** The letters that reminded of an invoice; nothing where none did. */
export function LettersOfInvoice({ id }: { id: number }) {
  return useWordsThere(reminderLetters) ? <Letters id={id} /> : null;
}

function Letters({ id }: { id: number }) {
  const { t, i18n } = useTranslation('reminder-runs');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, reminderLetterCalls.ofInvoice, { params: { id } }));
  useReadAgain(query, useChanges(reminderLetters.name));
  const letters = query.data?.data ?? [];
  if (letters.length === 0) return null;
  const today = showDate(serverNow());
  return (
    <p>
      <Facts
        of={letters.map(({ id: letter, kind, day, state }) => (
          <Link key={letter} to={sitePath(siteId, `payment/reminder-letters/${letter}`)}>
            {[
              t(`kinds.${kind}`),
              sayDay(day, today, i18n.language),
              state === 'failed' && t('letter.failed'),
            ]
              .filter(Boolean)
              .join(' ')}
          </Link>
        ))}
      />
    </p>
  );
}
