import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Popover } from '#src/ui/dialog/popover.tsx';
import { CurrentPassword } from '#src/ui/input/current-password.tsx';
import { Sample } from './sample.tsx';

const places = ['middle', 'side', 'foot'] as const;
const words = {
  title: 'Wheel set 4711',
  text: 'Kari Lunde, EL 48213, stored at A.03-2.',
  ask: 'Delete the label?',
  why: 'It cannot be brought back.',
  action: 'Delete',
  columns: 'Columns',
  names: ['Plate', 'Customer', 'Place'],
  password: 'Your password',
};

/** What opens over the page. */
export function DialogSamples() {
  const [open, setOpen] = useState<(typeof places)[number] | 'confirm' | 'columns' | null>(null);
  const [typed, setTyped] = useState('');
  const close = () => setOpen(null);
  return (
    <Sample name="Dialog, ConfirmDialog, CurrentPassword, Popover">
      <div className="row">
        {[...places, 'confirm' as const].map((place) => (
          <Button key={place} onClick={() => setOpen(place)}>
            {place}
          </Button>
        ))}
        <Popover
          button={words.columns}
          className="button"
          open={open === 'columns'}
          onTurn={(on) => setOpen(on ? 'columns' : null)}
        >
          <ul className="options">
            {words.names.map((name) => (
              <li key={name}>
                <button type="button" onClick={close}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </Popover>
      </div>
      {places.map((place) => (
        <Dialog key={place} place={place} title={words.title} open={open === place} onClose={close}>
          <p>{words.text}</p>
          <CurrentPassword label={words.password} value={typed} onType={setTyped} />
        </Dialog>
      ))}
      <ConfirmDialog
        danger
        open={open === 'confirm'}
        title={words.ask}
        text={words.why}
        action={words.action}
        onConfirm={close}
        onClose={close}
      />
    </Sample>
  );
}
