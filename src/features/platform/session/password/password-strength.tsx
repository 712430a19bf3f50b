import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortestPassword } from '#contract/platform/session.ts';
import { logProblem } from '#src/device/log.ts';
import { useSettled } from '#src/ui/use-settled.ts';

interface Props {
  password: string;
  /** What is known of its owner here: names, e-mail, sites. */
  known: readonly string[];
}

const pauseMs = 400;

/** Says of a new password while it is typed what it lacks. The server, which knows more of its owner, decides. */
export function PasswordStrength({ password, known }: Props) {
  const { t } = useTranslation('session');
  const settled = useSettled(password, pauseMs);
  const [checked, setChecked] = useState({ password: '', isEasy: false });
  const about = known.join('\n');
  const lacks = shortestPassword - [...settled].length;

  useEffect(() => {
    if (settled === '') return;
    let isLate = false;
    // On its way with the first letters.
    import('./password-lists.ts').then(
      ({ isEasyToGuess }) => {
        if (isLate || lacks > 0) return;
        setChecked({ password: settled, isEasy: isEasyToGuess(settled, about.split('\n')) });
      },
      (cause: unknown) => logProblem('It was not looked how good a password is', cause),
    );
    return () => {
      isLate = true;
    };
  }, [settled, lacks, about]);

  const isChecked = settled !== '' && checked.password === settled;
  return (
    // It has its line before it says something: what is about to be pressed below stays where it is.
    <p className="small" role="status" style={{ minHeight: '1lh' }}>
      {settled !== '' && lacks > 0 && (
        <span className="muted">{t('strength.short', { count: lacks })}</span>
      )}
      {isChecked && checked.isEasy && <span className="warned">{t('strength.easy')}</span>}
      {isChecked && !checked.isEasy && <span>{`✓ ${t('strength.hard')}`}</span>}
    </p>
  );
}
