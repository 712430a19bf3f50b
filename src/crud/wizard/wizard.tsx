import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useStep, type Step } from './use-step.ts';
import './wizard.css';

interface Props<Name extends string> {
  steps: readonly Step<Name>[];
  /** What the steps lead to. */
  label: string;
  /** What the step shows that one is at. */
  children: (step: Name) => ReactNode;
}

/** Steps one after another: where one is, a way back to those that are done, and the step itself. Who does not see it hears which of how many it is. */
export function Wizard<Name extends string>({ steps, label, children }: Props<Name>) {
  const { t } = useTranslation('crud');
  const { at, now, pathOf } = useStep(steps);
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(now.name);
  // The next step is read from its start; the first one leaves the focus where the page put it.
  useEffect(() => {
    if (shown.current !== now.name) panel.current?.focus();
    shown.current = now.name;
  }, [now.name]);
  const stepText = t('wizard.step', { at: at + 1, count: steps.length, title: now.title });
  return (
    <section className="stack" aria-label={label}>
      <nav aria-label={stepText}>
        <ol className="wizard-steps row">
          {steps.map(({ name, title, open }, index) => (
            <li
              key={name}
              className={index === at ? 'strong' : 'muted'}
              aria-current={index === at ? 'step' : undefined}
            >
              {open && index !== at ? (
                <Link to={pathOf(name)}>
                  <span aria-hidden="true">{index < at ? '✓' : index + 1}</span> {title}
                </Link>
              ) : (
                <>
                  <span aria-hidden="true">{`${index + 1} `}</span>
                  <span>{title}</span>
                </>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <p role="status" className="visually-hidden">
        {stepText}
      </p>
      <div ref={panel} className="wizard-panel stack" tabIndex={-1}>
        {children(now.name)}
      </div>
    </section>
  );
}
