import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { Notification } from '#contract/platform/notifications/notification-calls.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { useScreenKeys } from '#src/navigation/screen-keys.ts';
import { notificationActions } from './notification-actions.ts';

interface Input {
  siteId: SiteId;
  rows: readonly Notification[];
  inDialog: boolean;
  onToggle: (id: number) => void;
}

/** The keys of a list of notifications: j, k and the arrows go along it, Enter opens one, u and r mark it. */
export function useNotificationKeys({ siteId, rows, inDialog, onToggle }: Input) {
  const list = useRef<HTMLDivElement>(null);
  const { toggleRead, resolve } = notificationActions(siteId);

  const items = () => [
    ...(list.current?.querySelectorAll<HTMLElement>('[data-notification]') ?? []),
  ];
  const here = () => items().findIndex((item) => item.contains(document.activeElement));
  const step = (by: number) => items()[Math.max(0, here() + by)]?.focus();
  const current = () => {
    const id = items()[here()]?.dataset['notification'];
    return rows.find((row) => String(row.id) === id);
  };
  const withCurrent = (run: (one: Notification) => void) => () => {
    const one = current();
    if (one) run(one);
  };

  useScreenKeys(
    [
      { key: 'j', what: 'notifications:keys.next', act: () => step(1) },
      { key: 'k', what: 'notifications:keys.previous', act: () => step(-1) },
      { key: 'u', what: 'notifications:keys.unread', act: withCurrent(toggleRead) },
      { key: 'r', what: 'notifications:keys.resolve', act: withCurrent(resolve) },
    ],
    { inDialog },
  );

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const onItem = event.target instanceof HTMLElement && event.target.dataset['notification'];
    if (by !== undefined) {
      event.preventDefault();
      step(by);
    } else if (event.key === 'Enter' && onItem) {
      event.preventDefault();
      onToggle(Number(onItem));
    }
  }

  return { list, onKeyDown };
}
