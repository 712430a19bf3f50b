import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';

interface Props {
  /** How many rows are wrong: they have to be left out first. */
  wrong: number;
  busy: boolean;
  /** There is nothing to write. */
  none?: boolean;
  onRun: (leaveOutWrong: boolean) => void;
  /** What the button says. */
  children: string;
}

/** Writes the rows of a file that was looked at; wrong ones only hold it up until somebody says to leave them out. */
export function RunRows({ wrong, busy, none = false, onRun, children }: Props) {
  const { t } = useTranslation('crud');
  const [leaveOut, setLeaveOut] = useState(false);
  return (
    <div className="row">
      {wrong > 0 && (
        <label className="check">
          <input
            type="checkbox"
            checked={leaveOut}
            onChange={({ target }) => setLeaveOut(target.checked)}
          />
          {t('import.leaveOutWrong', { count: wrong })}
        </label>
      )}
      <Button
        variant="primary"
        busy={busy}
        disabled={none || (wrong > 0 && !leaveOut)}
        onClick={() => onRun(leaveOut)}
      >
        {children}
      </Button>
    </div>
  );
}
