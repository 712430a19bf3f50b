import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reminderCalls, type Template } from '#contract/booking/booking-settings/reminders.ts';
import type { MessageType } from '#contract/booking/messages/message-rules.ts';
import type { Answer } from '#contract/kit/call.ts';
import type { Language } from '#contract/platform/languages.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  calendarId: string;
  type: MessageType;
  bySms: boolean;
  language: Language;
  template: Template;
}

/** Reads what is being written with a booking that there is, and has it sent to the user who writes it. */
export function TryTemplate({ calendarId, type, bySms, language, template }: Props) {
  const { t } = useTranslation('booking-settings');
  const siteId = useSiteId();
  const action = useAction();
  const [ticket, setTicket] = useState('');
  const [read, setRead] = useState<Answer<typeof reminderCalls.try>['data'] | null>(null);

  const tryIt = (send: boolean) =>
    action.run(async (write) => {
      const transport = bySms ? 'sms' : 'email';
      const body = {
        calendar_id: calendarId,
        type,
        transport,
        language,
        template,
        ticket,
        send,
      } as const;
      setRead((await write(reminderCalls.try, { body }, { siteId })).data);
    });

  return (
    <div className="stack">
      <div className="row">
        <TextField
          label={t('reminder.ticket')}
          hint={t('reminder.ticketHint')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={10}
          value={ticket}
          onChange={({ target }) => setTicket(target.value)}
        />
        <Button disabled={action.busy} onClick={() => void tryIt(false)}>
          {t('reminder.try')}
        </Button>
        <Button disabled={action.busy} onClick={() => void tryIt(true)}>
          {t('reminder.sendMe')}
        </Button>
      </div>
      {action.actionError.text && (
        <p className="field-error" role="alert">
          {action.actionError.text}
        </p>
      )}
      {read && (
        <p className="message info" role="status">
          <small>{t('reminder.tried', { ticket: read.ticket, plate: read.licenseplate })}</small>{' '}
          <span lang={language}>
            <Facts of={[read.subject, read.text]} />
          </span>{' '}
          {read.sent_to && <small>{t('reminder.sentTo', { to: read.sent_to })}</small>}
        </p>
      )}
    </div>
  );
}
