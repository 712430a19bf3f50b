import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { RegisterStatus } from '#contract/sales/cash-register/register-states.ts';
import { logProblem } from '#src/device/log.ts';
import { takeFreshPage } from '#src/device/lost-chunk.ts';
import { frameAddress } from '#src/device/window-messages.ts';
import {
  showCashRegister,
  useCashRegisterShown,
  useCashRegisterStatus,
} from '#src/navigation/cash-register-card.ts';
import { Button } from '#src/ui/button.tsx';
import { CloseButton } from '#src/ui/dialog/close-button.tsx';
import { StatusChip, type Tone } from '#src/ui/status-chip.tsx';
import { useRegister } from './use-register.ts';
import './cash-register-panel.css';

const tones: Readonly<Record<RegisterStatus, Tone>> = {
  inactive: 'idle',
  loading: 'info',
  loaded: 'warn',
  ready: 'ok',
  timeout: 'bad',
};

const hide = () => showCashRegister(false);

/** The site's cash register at the side of its screens; nothing when none can be at `url`. Hidden it goes on. */
export function CashRegisterPanel({ url }: { url: string }) {
  const address = useMemo(() => frameAddress(url), [url]);
  const { pathname } = useLocation();
  const [round, again] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (!address) logProblem(`No cash register can be at ${url}`);
  }, [url, address]);
  // Another screen begins without it: specification §4.
  useEffect(() => hide, [pathname]);

  return address && <Register key={`${round} ${address.href}`} address={address} again={again} />;
}

function Register({ address, again }: { address: URL; again: () => void }) {
  const { t } = useTranslation('cash-register');
  const shown = useCashRegisterShown();
  const status = useCashRegisterStatus();
  const panel = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { store, isBlocked } = useRegister(frame, address, shown);

  useEffect(() => {
    if (!shown) return;
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      // The browser takes the focus from what is hidden: it goes back to where it came from.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [shown]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };

  return (
    // Escape closes what came over the screen, as in every dialog.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={panel}
      className="register"
      hidden={!shown}
      tabIndex={-1}
      aria-labelledby="register-title"
      onKeyDown={onKeyDown}
    >
      <header className="register-head">
        <h2 id="register-title">{t('title')}</h2>
        <RegisterStatusChip status={status} />
        <CloseButton label={t('hide')} onClose={hide} />
        {store && <p className="whole muted small">{t('store', { ...store })}</p>}
      </header>
      {status === 'timeout' && (
        <div className="register-silent message bad row" role="alert">
          <p className="rest">{t('silent')}</p>
          <Button variant="primary" onClick={() => (isBlocked() ? takeFreshPage() : again())}>
            {t('again')}
          </Button>
        </div>
      )}
      <iframe
        ref={frame}
        className="register-frame"
        title={t('title')}
        src={address.href}
        // It may run and keep its login; it may not lead this window away, open others or download.
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it needs its own origin, which is not ours
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="no-referrer"
      />
    </section>
  );
}

/** How the cash register is, by colour, shape and word. */
function RegisterStatusChip({ status }: { status: RegisterStatus }) {
  const { t } = useTranslation('cash-register');
  return <StatusChip tone={tones[status]}>{t(`status.${status}`)}</StatusChip>;
}
