import { useParams } from 'react-router';
import { queueScreensCalls } from '#contract/workshop/queue-screens.ts';
import { send } from '#src/data/api.ts';
import { useGuest } from '#src/data/guest/use-guest.ts';
import { DeadLink } from '../dead-link.tsx';
import { NotYet } from '../not-yet.tsx';
import { StaleNote } from '../stale-note.tsx';
import { useCalledAlert } from './use-called-alert.ts';
import { useScreenLanguage } from '#src/data/guest/use-screen-language.ts';
import { VisitStage } from './visit-stage.tsx';
import './visit.css';

const load = async (code: string, signal: AbortSignal) =>
  (await send(queueScreensCalls.visit, { params: { code } }, { signal })).data;

/** A visitor's own page: their place, how long it may take, and where to go when they are called. */
export default function VisitScreen() {
  const { code = '' } = useParams();
  const { state, asOf, gone, offline, cause } = useGuest(code, load, 'queue-screens.visit');
  useScreenLanguage(state?.language);
  useCalledAlert(state);

  if (gone) return <DeadLink />;
  if (!state) return <NotYet offline={offline} cause={cause} />;
  return (
    <div className={`visit whole-screen ${state.stage}`}>
      <header className="row apart">
        <b>{state.siteName}</b>
        <span>{state.label}</span>
      </header>
      <VisitStage state={state} />
      <StaleNote asOf={asOf} />
    </div>
  );
}
