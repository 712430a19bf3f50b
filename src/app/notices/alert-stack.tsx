import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { closeAlert, holdAlerts, useAlerts } from '#src/data/alerts.ts';
import type { Alert, AlertType } from '#src/data/alerts.ts';
import { CloseButton } from '#src/ui/dialog/close-button.tsx';
import { useTopDialog } from '#src/ui/dialog/top-dialog.ts';
import { CopyButton } from '#src/ui/state/copy-button.tsx';
import { useGestures } from '#src/ui/touch/use-gestures.ts';
import { useAboveActs } from './use-above-acts.ts';
import { useIsThere } from './use-is-there.ts';
import './alert-stack.css';

const tones = { info: 'info', success: 'ok', warning: 'warn', error: 'bad' } as const;
const shapes: Record<AlertType, string> = { info: 'i', success: '✓', warning: '!', error: '✕' };

/** The alerts, at the foot of the page and above what is pressed next, the newest first. Errors are heard at once, the others when there is a pause; none closes itself while somebody is at them. */
export function AlertStack() {
  const alerts = useAlerts().toReversed();
  const errors = alerts.filter(({ type }) => type === 'error');
  const others = alerts.filter(({ type }) => type !== 'error');
  // Outside of an open dialog they would be neither seen nor reached.
  const dialog = useTopDialog();
  const stack = useRef<HTMLDivElement>(null);
  useAboveActs(stack, dialog, '.notice');
  useGestures(({ swipeAway }) => (stack.current ? swipeAway(stack.current) : undefined), [dialog]);
  return createPortal(
    <div
      ref={stack}
      className="alert-stack"
      onMouseEnter={() => holdAlerts(true)}
      onMouseLeave={() => holdAlerts(false)}
      onFocus={() => holdAlerts(true)}
      onBlur={() => holdAlerts(false)}
    >
      <LiveRegion how="assertive" alerts={errors} />
      <LiveRegion how="polite" alerts={others} />
    </div>,
    dialog ?? document.body,
  );
}

// What comes into a region is read, what comes with it is not: in another place it is empty first.
function LiveRegion({ how, alerts }: { how: 'assertive' | 'polite'; alerts: readonly Alert[] }) {
  const isThere = useIsThere();
  return (
    <div aria-live={how}>
      {isThere && alerts.map((alert) => <AlertRow key={alert.id} alert={alert} />)}
    </div>
  );
}

function AlertRow({ alert: { id, type, title, content, details, visible } }: { alert: Alert }) {
  return (
    <div className={`alert swiped ${tones[type]}`} data-closed={!visible || undefined}>
      <span className="alert-shape" aria-hidden="true">
        {shapes[type]}
      </span>
      <div>
        {title && <b>{title}</b>}
        <p>{content}</p>
        {details && <CopyButton text={details} />}
      </div>
      <CloseButton onClose={() => closeAlert(id)} />
    </div>
  );
}
