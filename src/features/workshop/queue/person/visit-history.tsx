import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueuePerson } from '#contract/workshop/queue.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';

// It comes when somebody wants to know.
const VisitSteps = lazyComponent(async () => (await import('./visit-steps.tsx')).VisitSteps);

/** What happened in a visit so far, behind a button. */
export function VisitHistory({ siteId, person }: { siteId: string; person: QueuePerson }) {
  const { t } = useTranslation('queue');
  const [open, setOpen] = useState(false);
  return (
    <div className="visit-history">
      <button type="button" className="linked" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('history.title')}
      </button>
      {open && <VisitSteps key={person.revision} siteId={siteId} id={person.id} />}
    </div>
  );
}
