import { useTranslation } from 'react-i18next';
import {
  choiceCalls,
  notificationChannels,
  type NotificationChannel,
  type NotificationChoices as Choices,
} from '#contract/platform/notifications/choice-calls.ts';
import {
  notificationKinds,
  type NotificationKind,
} from '#contract/platform/notifications/notification-calls.ts';
import { DraftForm } from '#src/crud/draft-form.tsx';
import { DateField } from '#src/crud/widgets/date-field.tsx';
import { useSettings } from '#src/crud/use-settings.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Toggle } from '#src/ui/input/toggle.tsx';
import { PushSwitch } from './push-switch.tsx';
import './choices.css';

type Saved = Choices & { readonly version: number; readonly phone: string };

const nights = { from: '20:00', to: '06:30' };

/** How the person is notified of what, on every device; when nothing may reach them; and push to this device. */
export function NotificationChoices() {
  const { t } = useTranslation('notifications');
  const siteId = useSiteId();
  const form = useSettings({
    name: 'notification-choices',
    read: choiceCalls.choices,
    save: choiceCalls.saveChoices,
    body: ({ kinds, quiet, version }) => ({ kinds, quiet, version }),
  });
  const channelsOf = (kind: NotificationKind) => (saved: Saved) =>
    notificationChannels
      .filter((channel) => saved.kinds[kind][channel])
      .map((channel) => t(`choices.channel.${channel}`))
      .join(', ');
  const shown = [
    ...notificationKinds.map((kind) => ({
      label: t(`choices.kind.${kind}`),
      of: channelsOf(kind),
    })),
    {
      label: t('choices.quiet'),
      of: ({ quiet }: Saved) => (quiet ? `${quiet.from}–${quiet.to}` : ''),
    },
  ];

  return (
    <section className="section" aria-label={t('choices.heading')}>
      <h2>{t('choices.heading')}</h2>
      <p className="muted">{t('choices.text')}</p>
      <DraftForm form={form} shown={shown}>
        {({ kinds, quiet, phone }) => (
          <>
            <Channels
              kinds={kinds}
              phone={phone}
              onTurn={(kind, channel, on) =>
                form.change({ kinds: { ...kinds, [kind]: { ...kinds[kind], [channel]: on } } })
              }
            />
            <Toggle
              label={t('choices.quiet')}
              on={quiet !== null}
              onTurn={(on) => form.change({ quiet: on ? (form.base?.quiet ?? nights) : null })}
            />
            {quiet && (
              <div className="grid">
                {(['from', 'to'] as const).map((name) => (
                  <DateField
                    key={name}
                    kind="time"
                    label={t(`choices.${name}`)}
                    fieldError={form.fieldErrors['quiet']}
                    required
                    value={quiet[name]}
                    onChange={(at) => form.change({ quiet: { ...quiet, [name]: at } })}
                  />
                ))}
              </div>
            )}
            <p className="field-hint">{t('choices.quietHint')}</p>
          </>
        )}
      </DraftForm>
      <PushSwitch siteId={siteId} />
    </section>
  );
}

interface ChannelsProps {
  kinds: Choices['kinds'];
  phone: string;
  onTurn: (kind: NotificationKind, channel: NotificationChannel, on: boolean) => void;
}

function Channels({ kinds, phone, onTurn }: ChannelsProps) {
  const { t } = useTranslation('notifications');
  return (
    <>
      <table className="choices-channels table">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('choices.heading')}</span>
            </th>
            {notificationChannels.map((channel) => (
              <th key={channel} scope="col">
                {t(`choices.channel.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notificationKinds.map((kind) => (
            <tr key={kind}>
              <th scope="row" className="named">
                {t(`choices.kind.${kind}`)}
                <small>{t(`choices.kindHint.${kind}`)}</small>
              </th>
              {notificationChannels.map((channel) => (
                <td key={channel}>
                  <label className="sign">
                    <input
                      type="checkbox"
                      aria-label={`${t(`choices.kind.${kind}`)}: ${t(`choices.channel.${channel}`)}`}
                      checked={kinds[kind][channel]}
                      disabled={channel === 'sms' && phone === ''}
                      onChange={({ target: { checked } }) => onTurn(kind, channel, checked)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {phone === '' && <p className="field-hint">{t('choices.noPhone')}</p>}
    </>
  );
}
