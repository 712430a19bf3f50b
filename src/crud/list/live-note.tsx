import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '#contract/kit/resource.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { mayBeOwn, useChanges } from '../live-changes.ts';
import { refetchResource } from '../refetch-resource.ts';

interface Props {
  resource: Resource;
  /** Somebody is in the middle of something in the list. */
  busy: boolean;
}

// A user who touched nothing for so long is only looking (ms).
const idle = 4000;

/**
 * Reads the list again when somebody else changed rows and nobody is touching it; rows do not jump
 * under a finger: then it says that there is something new, and a press shows it.
 */
export function LiveNote({ resource, busy }: Props) {
  const { t } = useTranslation('crud');
  const siteId = useSiteId();
  const changes = useChanges(resource.name);
  const [seen, setSeen] = useState(changes);
  const touched = useRef(0);

  useEffect(() => {
    const over = new AbortController();
    const note = () => (touched.current = performance.now());
    for (const kind of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove']) {
      document.addEventListener(kind, note, { signal: over.signal, passive: true });
    }
    return () => over.abort();
  }, []);

  useEffect(() => {
    if (changes === seen) return;
    const show = () => {
      const still = performance.now() - touched.current >= idle;
      if (busy || !(still || mayBeOwn(resource.name))) return;
      setSeen(changes);
      refetchResource(siteId, resource);
    };
    show();
    const timer = setInterval(show, 1000);
    return () => clearInterval(timer);
  }, [busy, changes, resource, seen, siteId]);

  const news = changes - seen;
  return (
    <div role="status">
      {news > 0 && !mayBeOwn(resource.name) && (
        <button
          type="button"
          className="chip info"
          onClick={() => {
            setSeen(changes);
            refetchResource(siteId, resource);
          }}
        >
          {t('list.changes', { count: news })}
        </button>
      )}
    </div>
  );
}
