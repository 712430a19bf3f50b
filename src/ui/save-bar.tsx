import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './save-bar.css';

interface Props {
  /** Why it was not saved; empty when nothing is wrong. */
  text: string;
  /** What is wrong with which field. */
  faults?: Readonly<Record<string, string>>;
  /** The form's buttons. */
  children: ReactNode;
}

/** The end of a form, always in sight: why it was not saved, how many fields are at fault and the way to the first, and its buttons. */
export function SaveBar({ text, faults = {}, children }: Props) {
  const { t } = useTranslation('common');
  const bar = useRef<HTMLDivElement>(null);
  const count = Object.keys(faults).length;

  function leadToFirst() {
    const fault = bar.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    fault?.focus({ preventScroll: true });
    fault?.scrollIntoView({ block: 'center' });
  }

  return (
    <div ref={bar} className="save-bar">
      <div role="alert">
        {(text || count > 0) && (
          <div className="message bad">
            <p>
              {text}{' '}
              {count > 0 && (
                <button type="button" className="linked" onClick={leadToFirst}>
                  {t('draft.faults', { count })}
                </button>
              )}
            </p>
          </div>
        )}
      </div>
      <div className="actions">{children}</div>
    </div>
  );
}
