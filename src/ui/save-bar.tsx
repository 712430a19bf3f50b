import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './save-bar.css';

interface Props {
  /** Why it was not saved; empty when nothing is wrong. */
  text: string;
  /** Why it cannot be saved yet. */
  why?: string | undefined;
  /** What is wrong with which field. */
  fieldErrors?: Readonly<Record<string, string>>;
  /** The form's buttons. */
  children: ReactNode;
}

/** The end of a form, always in sight: why it was not saved, how many fields are wrong and the way to the first, and its buttons. */
export function SaveBar({ text, why, fieldErrors = {}, children }: Props) {
  const { t } = useTranslation('common');
  const bar = useRef<HTMLDivElement>(null);
  const count = Object.keys(fieldErrors).length;

  function leadToFirst() {
    const fieldError = bar.current
      ?.closest('form')
      ?.querySelector<HTMLElement>('[aria-invalid="true"]');
    fieldError?.focus({ preventScroll: true });
    fieldError?.scrollIntoView({ block: 'center' });
  }

  return (
    <div ref={bar} className="save-bar at-foot">
      <div role="alert">
        {(text || count > 0) && (
          <div className="message bad">
            <p>
              <span>{`${text} `}</span>
              {count > 0 && (
                <button type="button" className="linked" onClick={leadToFirst}>
                  {t('draft.fieldErrors', { count })}
                </button>
              )}
            </p>
          </div>
        )}
      </div>
      {why && (
        <p className="muted small" role="status">
          {why}
        </p>
      )}
      <div className="actions">{children}</div>
    </div>
  );
}
