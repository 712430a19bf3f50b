import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rhythms } from '#contract/reports/report-mails/due-rules.ts';
import type { MailOfView } from '#contract/reports/report-mails/report-mails.ts';
import { DateField } from '#src/crud/widgets/date-field.tsx';
import { Button } from '#src/ui/button.tsx';
import { Choices } from '#src/ui/input/choices.tsx';
import { Segments } from '#src/ui/input/segments.tsx';
import { SelectField } from '#src/ui/input/select-field.tsx';

type Mail = NonNullable<MailOfView['mail']>;

/** What is said of a view that is to be sent. */
export type Sent = Pick<Mail, 'rhythm' | 'day' | 'time' | 'format'> & { readers: number[] };

interface Props extends Pick<MailOfView, 'mail' | 'people'> {
  /** Nobody but its maker sees the view. */
  isPrivate: boolean;
  busy: boolean;
  onSave: (sent: Sent) => void;
  /** More buttons. */
  children: ReactNode;
}

const usual = { rhythm: 'weekly', day: 1, time: '07:00', format: 'xlsx' } as const;
const lastDay = 31;
const daysOf = { weekly: 7, monthly: lastDay };
const formats = ['csv', 'xlsx'] as const;

/** How often a view is sent, when, as what and to whom. */
export function MailForm({ mail, people, isPrivate, busy, onSave, children }: Props) {
  const { t } = useTranslation(['report-mails', 'crud']);
  const [sent, setSent] = useState<Sent>(() => ({
    ...(mail ? { ...usual, ...fieldsOf(mail) } : usual),
    readers: (mail?.readers ?? (isPrivate ? people : [])).map(({ id }) => id),
  }));
  const [tried, setTried] = useState(false);
  const { rhythm, day, time, format, readers } = sent;
  const stopped = new Set(mail?.readers.filter((one) => one.stopped).map(({ id }) => id));
  const dayName = (nth: number) =>
    rhythm === 'weekly'
      ? t(`crud:report.weekdays.${nth}`)
      : nth === lastDay
        ? t('lastDay')
        : t('dayOfMonth', { day: nth });

  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        // Who may read it no more is left out.
        const there = readers.filter((id) => people.some((one) => one.id === id));
        if (there.length > 0 && /^\d\d:\d\d$/.test(time)) onSave({ ...sent, readers: there });
      }}
    >
      <Segments
        label={t('rhythm')}
        labelled
        variant="chips"
        options={rhythms.map((value) => ({ value, label: t(`rhythms.${value}`) }))}
        value={rhythm}
        onChoose={(next) => setSent({ ...sent, rhythm: next, day: 1 })}
      />
      <div className="grid">
        {rhythm !== 'daily' && (
          <SelectField
            label={t(`day.${rhythm}`)}
            value={String(day)}
            options={Array.from({ length: daysOf[rhythm] }, (_, at) => ({
              value: String(at + 1),
              label: dayName(at + 1),
            }))}
            onChoose={(next) => setSent({ ...sent, day: Number(next) })}
          />
        )}
        <DateField
          label={t('time')}
          hint={t('zone')}
          kind="time"
          required
          value={time}
          onChange={(next) => setSent({ ...sent, time: next })}
        />
      </div>
      <Segments
        label={t('format')}
        labelled
        variant="chips"
        options={formats.map((value) => ({ value, label: t(`formats.${value}`) }))}
        value={format}
        onChoose={(next) => setSent({ ...sent, format: next })}
      />
      <Choices
        label={t('readers')}
        options={people.map(({ id, name }) => ({
          value: id,
          label: stopped.has(id) ? t('stoppedBy', { name }) : name,
        }))}
        chosen={readers}
        hint={t(isPrivate ? 'report-mails:privateHint' : 'report-mails:readersHint')}
        fieldError={tried && readers.length === 0 ? t('nobody') : undefined}
        onChoose={(next) => setSent({ ...sent, readers: next })}
      />
      <div className="actions">
        <Button type="submit" variant="primary" busy={busy}>
          {t('save')}
        </Button>
        {children}
      </div>
    </form>
  );
}

const fieldsOf = ({ rhythm, day, time, format }: Mail) => ({ rhythm, day, time, format });
