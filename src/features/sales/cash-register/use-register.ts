import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import {
  registerAfter,
  registerAt,
  registerPatience,
} from '#contract/sales/cash-register/register-states.ts';
import type { RegisterEvent } from '#contract/sales/cash-register/register-states.ts';
import { registerMessage } from '#contract/sales/cash-register/register-calls.ts';
import type {
  RegisterMessage,
  RegisterOrder,
  StoreDetails,
} from '#contract/sales/cash-register/register-calls.ts';
import { onFrameBlocked, openLine } from '#src/device/window-messages.ts';
import type { FrameLine } from '#src/device/window-messages.ts';
import { setCashRegisterStatus, showCashRegister } from '#src/navigation/cash-register-card.ts';

const eventOf: Readonly<Record<RegisterMessage['type'], RegisterEvent>> = {
  'easypos-ready': 'ready',
  'easypos-offline': 'offline',
  'easypos-store-details': 'spoke',
  'easypos-show-frame': 'spoke',
  'easypos-hide-frame': 'spoke',
};

/**
 * Follows the register in a frame: its status goes to the bar, its store comes back. `isBlocked` says
 * whether the page's own policy keeps the frame out.
 */
export function useRegister(frame: RefObject<HTMLIFrameElement | null>, url: URL, shown: boolean) {
  const [store, setStore] = useState<StoreDetails | null>(null);
  const [hasAnswered, setHasAnswered] = useState(false);
  const line = useRef<FrameLine<RegisterOrder> | null>(null);
  const blocked = useRef(false);
  const { href, origin } = url;

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    let state = registerAt(href);
    const happens = (event: RegisterEvent) => {
      state = registerAfter(state, event);
      setCashRegisterStatus(state.status);
      setHasAnswered(state.hasAnswered);
    };
    const onMessage = (message: RegisterMessage) => {
      happens(eventOf[message.type]);
      if (message.type === 'easypos-store-details') setStore(message);
      if (message.type === 'easypos-show-frame') showCashRegister(true);
      if (message.type === 'easypos-hide-frame') showCashRegister(false);
    };
    setCashRegisterStatus(state.status);
    const open = openLine<typeof registerMessage, RegisterOrder>({
      frame: element,
      origin,
      schema: registerMessage,
      onMessage,
    });
    line.current = open;
    const arrived = () => happens('arrived');
    element.addEventListener('load', arrived);
    const silence = setTimeout(() => happens('silence'), registerPatience);
    const stop = onFrameBlocked(origin, () => (blocked.current = true));
    return () => {
      clearTimeout(silence);
      element.removeEventListener('load', arrived);
      open.close();
      stop();
      setCashRegisterStatus('inactive');
    };
  }, [frame, href, origin]);

  useEffect(() => {
    // Before its first word the frame may show a page of nobody, which would get the message.
    if (hasAnswered)
      line.current?.post({ type: shown ? 'easypos-show-frame' : 'easypos-hide-frame' });
  }, [hasAnswered, shown]);

  return { store, isBlocked: () => blocked.current };
}
