import { cars } from '#contract/car/cars.ts';
import { ActionButton } from '#src/crud/steps/action-button.tsx';
import { ActionList, Actions } from '#src/crud/steps/actions.tsx';
import { Button } from '#src/ui/button.tsx';
import { rowWith } from './row.ts';
import { Sample } from './sample.tsx';

const words = { done: 'Done', cancel: 'Cancel', print: 'Print labels', why: 'It has left.' };
const nothing = () => undefined;
const actions = [
  { name: 'print', label: words.print, act: nothing },
  { name: 'cancel', label: words.cancel, why: words.why, act: nothing },
];

/** What can be done, and why not. */
export function StepSamples() {
  return (
    <>
      <Sample name="Actions, ActionList">
        <div className="actions">
          <Actions first={<Button variant="primary">{words.done}</Button>} actions={actions} />
        </div>
        <ActionList actions={actions} />
      </Sample>
      <Sample name="ActionButton, which asks before it does it">
        <div className="actions">
          <ActionButton
            resource={cars}
            row={rowWith({ licenseplate: 'EL48213', country: 'NO' })}
            word="odometer"
          />
        </div>
      </Sample>
    </>
  );
}
