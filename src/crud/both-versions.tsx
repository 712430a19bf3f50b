import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';

/** Each field's label and its value in words. */
export type Shown<T> = readonly { readonly label: string; readonly of: (version: T) => string }[];

interface Props<T> {
  mine: T;
  conflict: T;
  shown: Shown<T>;
  /** More rows of what differs. */
  more?: ReactNode;
  busy: boolean;
  onMine: () => void;
  onConflict: () => void;
}

/** Somebody else saved in between: what differs, side by side, and which one shall hold. */
export function BothVersions<T>({
  mine,
  conflict,
  shown,
  more,
  busy,
  onMine,
  onConflict,
}: Props<T>) {
  const { t } = useTranslation('common');
  const section = useRef<HTMLElement>(null);
  // It comes at the end of a form that may be long.
  useEffect(() => section.current?.focus(), []);
  const differing = shown.filter(({ of }) => of(mine) !== of(conflict));
  return (
    <section
      ref={section}
      className="message warn stack"
      tabIndex={-1}
      role="alert"
      aria-label={t('draft.both')}
    >
      <h2>{t('draft.both')}</h2>
      <p>{t('draft.bothText')}</p>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('draft.field')}</th>
            <th scope="col">{t('draft.mine')}</th>
            <th scope="col">{t('draft.conflict')}</th>
          </tr>
        </thead>
        <tbody>
          {differing.map(({ label, of }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{of(mine) || '-'}</td>
              <td>{of(conflict) || '-'}</td>
            </tr>
          ))}
          {more}
        </tbody>
      </table>
      <div className="actions">
        <Button variant="primary" busy={busy} onClick={onMine}>
          {t('draft.keepMine')}
        </Button>
        <Button onClick={onConflict}>{t('draft.takeTheirs')}</Button>
      </div>
    </section>
  );
}
