import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SiteId } from '#src/data/tokens.ts';
import { takeFreshPage } from '#src/device/lost-chunk.ts';
import { usePageTitle } from '#src/navigation/page-title.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { legacyPage } from './legacy-path.ts';
import { useLegacyFrame } from './use-legacy-frame.ts';

interface Props {
  siteId: SiteId;
  base: URL;
  /** Where the app is, below the site. */
  path: string;
  again: () => void;
}

/** The legacy application in a frame, as high as its page; or what is wrong with it. */
export function LegacyFrame({ siteId, base, path, again }: Props) {
  const { t } = useTranslation('legacy');
  const frame = useRef<HTMLIFrameElement>(null);
  const { phase, title, height, isBlocked } = useLegacyFrame(frame, {
    siteId,
    origin: base.origin,
    path,
  });
  // Where it goes afterwards it is told, or says.
  const [first] = useState(() => legacyPage(base, path)?.href);
  usePageTitle(phase === 'shown' ? title : null);

  return (
    <div className="legacy">
      {phase === 'waiting' && <Skeleton rows={6} />}
      {(phase === 'silent' || phase === 'newer') && (
        <div className="state stack tight center bad" role="alert">
          <p className="alarmed t18 strong">{t(`${phase}.title`)}</p>
          <p>{t(`${phase}.text`)}</p>
          <p className="actions center">
            <Button variant="primary" onClick={() => (isBlocked() ? takeFreshPage() : again())}>
              {t('again')}
            </Button>
            <Link className="button" to={sitePath(siteId)}>
              {t('home')}
            </Link>
          </p>
        </div>
      )}
      <iframe
        ref={frame}
        className="legacy-frame"
        hidden={phase !== 'shown'}
        style={{ height: `max(100%, ${height}px)` }}
        title={title ?? t('title')}
        src={first}
        // It works as it did, in windows of its own too; it may not lead this window away.
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it needs its own origin, which is not ours
        sandbox="allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
      />
    </div>
  );
}
