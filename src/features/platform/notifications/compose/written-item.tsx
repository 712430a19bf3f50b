import { useTranslation } from 'react-i18next';
import { isLong, previewOf } from '#contract/platform/notifications/notification-text.ts';
import type { Written } from '#contract/platform/notifications/written-calls.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { Button } from '#src/ui/button.tsx';
import { StatusChip, type Tone } from '#src/ui/status-chip.tsx';
import { LinkedText } from '../item/linked-text.tsx';

type State = 'withdrawn' | 'expired' | 'later' | 'resolved' | 'toResolve' | 'told';

const tones: Readonly<Record<State, Tone>> = {
  withdrawn: 'idle',
  expired: 'idle',
  later: 'info',
  resolved: 'ok',
  toResolve: 'warn',
  told: 'ok',
};

function stateOf(one: Written, now: number): State {
  if (one.withdrawnAt !== null) return 'withdrawn';
  if (one.expiresAt !== null && Date.parse(one.expiresAt) <= now) return 'expired';
  if (Date.parse(one.publishTime) > now) return 'later';
  if (!one.shouldResolve) return 'told';
  return one.resolvedAt === null ? 'toResolve' : 'resolved';
}

interface Props {
  one: Written;
  onWithdraw: () => void;
}

/** Something that was written: to whom, how it stands, and how many have read it. */
export function WrittenItem({ one, onWithdraw }: Props) {
  const { t } = useTranslation('notification-compose');
  const state = stateOf(one, serverNow());
  const over = state === 'withdrawn' || state === 'expired';
  const at = (instant: string) => `${showDate(instant)} ${showTime(instant)}`;
  const to = [
    one.siteName ?? t('notifications:wholeChain'),
    ...one.roles.map((role) => t(`compose.role.${role as 'manager'}`, { defaultValue: role })),
    ...(one.feature === null
      ? []
      : [t(`compose.features.${one.feature as 'IsSuperUser'}`, { defaultValue: one.feature })]),
  ].join(' · ');
  return (
    <li className="section written-item">
      <div>
        <h2>
          <bdi>{one.title}</bdi>
        </h2>
        <p className="written-text muted" dir="auto">
          <LinkedText parts={previewOf(one.content)} />
          {isLong(one.content) && <span>…</span>}
        </p>
        <p className="row muted small">
          <bdi>{to}</bdi>
          <span>{t('written.by', { name: one.writtenBy, time: at(one.publishTime) })}</span>
          {one.expiresAt !== null && <span>{t('written.until', { time: at(one.expiresAt) })}</span>}
        </p>
      </div>
      <div className="row">
        <StatusChip tone={tones[state]}>{t(`written.standing.${state}`)}</StatusChip>
        <span>{t('written.read', { read: one.read, people: one.people })}</span>
        {one.resolvedByUser !== null && <bdi>{one.resolvedByUser}</bdi>}
        {!over && (
          <Button className="at-end" onClick={onWithdraw}>
            {t('written.withdraw')}
          </Button>
        )}
      </div>
    </li>
  );
}
