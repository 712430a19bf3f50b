import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { legacyMessage, legacyProtocol } from '#contract/platform/legacy.ts';
import type { LegacyMessage, LegacyOrder } from '#contract/platform/legacy.ts';
import { tokenFor, watchTokens } from '#src/data/tokens.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { onFrameBlocked, openLine } from '#src/device/window-messages.ts';
import type { FrameLine } from '#src/device/window-messages.ts';
import { allScreens } from '#src/navigation/screen-table.ts';
import { frameAfter, frameAtFirst, legacyPatience } from './frame-life.ts';
import { pathInApp } from './legacy-path.ts';

type Line = FrameLine<LegacyOrder>;

/**
 * Talks with the legacy application in a frame: greets it, hands it the token, follows it where it
 * goes and tells it where the person went. `path` is where the app is, below the site. `isBlocked`
 * says whether the page's own policy keeps the frame out.
 */
export function useLegacyFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  { siteId, origin, path }: { siteId: SiteId; origin: string; path: string },
) {
  const { language } = useTranslation().i18n;
  const navigate = useNavigate();
  const [life, happens] = useReducer(frameAfter, frameAtFirst);
  const [title, setTitle] = useState<string | null>(null);
  const [height, setHeight] = useState(0);
  const line = useRef<Line | null>(null);
  const blocked = useRef(false);
  const handed = useRef<string | null>(null);
  // Where the app is, and which path the frame was last told or said to be at.
  const here = useRef(path);
  const framePath = useRef(path);
  useLayoutEffect(() => {
    here.current = path;
  }, [path]);

  const onMessage = (message: LegacyMessage) => {
    switch (message.type) {
      case 'legacy-hello':
        return meet(message);
      case 'legacy-title':
        return setTitle(message.title);
      case 'legacy-height':
        return setHeight(message.height);
      case 'legacy-navigate':
        return void follow(message.path, false);
    }
  };

  function meet({
    version,
    path: itsPath,
  }: Extract<LegacyMessage, { type: 'legacy-hello' }>): void {
    happens(version === legacyProtocol ? 'hello' : 'newer hello');
    if (version !== legacyProtocol) return;
    line.current?.post({ type: 'legacy-ready', version, siteId, language });
    handOver();
    if (itsPath === here.current) framePath.current = itsPath;
    else if (framePath.current === here.current) void follow(itsPath, true);
    else go();
  }

  function handOver(): void {
    const token = tokenFor(siteId)?.token;
    if (!token) return;
    handed.current = token;
    line.current?.post({ type: 'legacy-token', siteId, token });
  }

  function go(): void {
    framePath.current = here.current;
    line.current?.post({ type: 'legacy-go', path: here.current });
  }

  /** To where the frame asks to go, or is by itself: then the address only says so. */
  async function follow(wanted: string, replace: boolean): Promise<void> {
    const target = pathInApp(siteId, wanted, await allScreens());
    if (target === null) return logProblem('The legacy application asked for a path of nobody');
    if (replace) framePath.current = wanted;
    await navigate(target, { replace });
  }

  /** Tokens are renewed while the frame stands there, and the old one ends. */
  function renew(): void {
    if (tokenFor(siteId)?.token !== handed.current) handOver();
  }

  const latest = useRef({ onMessage, renew, go });
  useLayoutEffect(() => {
    latest.current = { onMessage, renew, go };
  });

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const open: Line = openLine<typeof legacyMessage, LegacyOrder>({
      frame: element,
      origin,
      schema: legacyMessage,
      onMessage: (message) => latest.current.onMessage(message),
    });
    line.current = open;
    const arrived = () => happens('arrived');
    element.addEventListener('load', arrived);
    const stop = onFrameBlocked(origin, () => (blocked.current = true));
    return () => {
      element.removeEventListener('load', arrived);
      open.close();
      stop();
    };
  }, [frame, origin]);

  const { greeted, arrived } = life;
  useEffect(() => {
    if (greeted) return;
    const timer = setTimeout(() => happens('silence'), legacyPatience);
    return () => clearTimeout(timer);
  }, [greeted, arrived]);

  const met = life.phase === 'shown';
  useEffect(() => {
    if (met && path !== framePath.current) latest.current.go();
  }, [met, path]);
  useEffect(() => (met ? watchTokens(() => latest.current.renew()) : undefined), [met]);

  return { phase: life.phase, title, height, isBlocked: () => blocked.current };
}
