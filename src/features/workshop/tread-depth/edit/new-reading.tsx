import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import { DraftForm } from '#src/crud/draft-form.tsx';
import { PageHead } from '#src/crud/record/page-head.tsx';
import { useListPath } from '#src/crud/record/use-list-path.ts';
import { useDraft } from '#src/crud/use-draft.ts';
import { showAlert } from '#src/data/alerts.ts';
import { ApiError } from '#src/data/api-errors.ts';
import type { OutboxRow } from '#src/data/outbox/outbox-row.ts';
import { outboxRows } from '#src/data/outbox/outbox.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showDate } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { blankReading, bodyOf, fieldErrorsOf, type ReadingDraft } from './reading-draft.ts';
import { ReadingFields } from './reading-fields.tsx';
import { sendOtherwise, sendReading } from './send-reading.ts';

/** A reading by hand: of a plate, of a car (`?car=7&plate=AB12345`), or one that waits to be sent (`?unsent=3`). */
export function NewReading() {
  const [search] = useSearchParams();
  const siteId = useSiteId();
  const seq = Number(search.get('unsent')) || null;
  const car = Number(search.get('car')) || null;
  const plate = search.get('plate') ?? '';
  const [unsent, setUnsent] = useState<{ seq: number; row: OutboxRow | null } | null>(null);

  useEffect(() => {
    if (seq === null) return;
    void outboxRows(siteId).then((rows) => {
      setUnsent({ seq, row: rows.find((row) => row.seq === seq) ?? null });
    });
  }, [seq, siteId]);

  if (seq !== null && unsent?.seq !== seq) return <Skeleton rows={6} />;
  const row = seq === null ? undefined : unsent?.row;
  const from = seq === null ? { licenseplate: plate, car_id: car } : row?.given.body;
  const about = seq === null ? `${car ?? ''} ${plate}`.trim() : String(seq);
  return <ReadingForm key={about} about={about} from={from ?? {}} unsent={row} />;
}

interface Props {
  /** Tells it from others. */
  about: string;
  from: Partial<ReadingDraft>;
  /** The entry in the outbox that it changes; null when that has been sent before this was opened. */
  unsent: OutboxRow | null | undefined;
}

function ReadingForm({ about, from, unsent }: Props) {
  const { t } = useTranslation('tread-depth');
  const siteId = useSiteId();
  const navigate = useNavigate();
  const back = useListPath(treadReadings);
  const sent = useRef<number | null>(null);
  const today = showDate(serverNow());
  const [start] = useState(() => blankReading(today, seasonOn(today), from));
  const form = useDraft<ReadingDraft, typeof treadReadings.calls.one>({
    siteId,
    name: `tread-reading.new.${about}`,
    read: treadReadings.calls.one,
    input: { params: { id: '1' } },
    start,
    save: async (draft) => {
      if (unsent === null) throw new ApiError(409, { message: t('edit.sentAlready') });
      const reading = {
        body: bodyOf(draft),
        act: { words: 'tread-depth:acts.add', values: { who: draft.licenseplate } },
      } as const;
      sent.current = await (unsent ? sendOtherwise(unsent, reading) : sendReading(siteId, reading));
      if (sent.current === null) showAlert({ type: 'success', content: t('edit.kept') });
      return draft;
    },
    // With the server's answer its verdict is there, to be shown and shared.
    onSaved: () => {
      const list = 'car/tread-depth-readings';
      const to = sent.current === null ? list : `${list}/${sent.current}/show`;
      void navigate(sitePath(siteId, to), { replace: true });
    },
  });

  async function save() {
    const fieldErrors = form.draft ? fieldErrorsOf(form.draft) : {};
    const messages = Object.entries(fieldErrors).map(([name, word]) => [name, t(`edit.${word}`)]);
    if (messages.length > 0) form.mark(Object.fromEntries(messages) as Record<string, string>);
    else await form.save();
  }

  return (
    <div className="page">
      <PageHead resource={treadReadings} list={back} title={t('tread-readings.new')} />
      <DraftForm form={{ ...form, save }} shown={[]} ready>
        {(draft) => (
          <ReadingFields
            draft={draft}
            id={null}
            fieldErrors={form.fieldErrors}
            onChange={form.change}
          />
        )}
      </DraftForm>
    </div>
  );
}

// Only where it starts: one tap changes it, and the server judges by the law.
function seasonOn(day: string): 'summer' | 'winter' {
  const month = Number(day.slice(5, 7));
  return month >= 11 || month <= 4 ? 'winter' : 'summer';
}
