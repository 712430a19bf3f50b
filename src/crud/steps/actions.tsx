import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Popover } from '#src/ui/dialog/popover.tsx';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { isPhone } from '#src/ui/touch/is-phone.ts';

/** One thing that can be done. */
export interface Action {
  readonly name: string;
  readonly label: string;
  /** Why it cannot be done now. */
  readonly why?: string | undefined;
  readonly busy?: boolean;
  /** It is what usually comes next. */
  readonly usual?: boolean;
  readonly act: () => void;
}

interface Props {
  /** What stands there on every device, before all but what usually comes next. */
  first?: ReactNode;
  actions: readonly Action[];
  /** What opens them as a list is called, where another such list stands beside it. */
  more?: string;
  /** All of them, on a phone as well: nothing else is there. */
  whole?: boolean;
}

/** What can be done, as buttons, what usually comes next before all. Two stand beside that, on a phone none; one button opens the others as a list. */
export function Actions({ first, actions, more, whole = false }: Props) {
  const { t } = useTranslation('common');
  const [phone] = useState(isPhone);
  const [open, setOpen] = useState(false);
  const main = actions.find(({ usual }) => usual);
  const others = actions.filter((one) => one !== main);
  const room = phone ? 0 : main && first ? 1 : 2;
  // A list of one would only be in the way of it.
  const shown = whole || others.length <= room + 1 ? others : others.slice(0, room);
  const rest = others.slice(shown.length);
  return (
    <>
      {main && <OneAction action={main} variant="primary" />}
      {first}
      {shown.map((one) => (
        <OneAction key={one.name} action={one} />
      ))}
      {rest.length > 0 && (
        <Popover button={more ?? t('more')} className="button" open={open} onTurn={setOpen}>
          <ActionList actions={rest} onTaken={() => setOpen(false)} />
        </Popover>
      )}
    </>
  );
}

interface OneProps {
  action: Action;
  variant?: 'plain' | 'primary';
}

const OneAction = ({ action: { label, why, busy = false, act }, variant = 'plain' }: OneProps) => (
  <Button
    variant={variant}
    busy={busy}
    // Not taken from the keyboard and the finger: pressed, it says why.
    aria-disabled={why !== undefined}
    title={why}
    onClick={() => (why === undefined ? act() : showSnackbar(why))}
  >
    {label}
  </Button>
);

/** What can be done, line by line, with the reasons why not. */
export function ActionList({
  actions,
  onTaken,
}: {
  actions: readonly Action[];
  onTaken?: () => void;
}) {
  return (
    <ul className="options">
      {actions.map(({ name, label, why, busy = false, act }) => (
        <li key={name}>
          <button
            type="button"
            className="named"
            aria-disabled={why !== undefined || busy}
            aria-busy={busy}
            onClick={() => {
              if (why !== undefined || busy) return;
              onTaken?.();
              act();
            }}
          >
            {label}
            {why && <small className="whole">{why}</small>}
          </button>
        </li>
      ))}
    </ul>
  );
}
