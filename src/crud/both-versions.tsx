import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';

/** Each field's label and its value in words. */
export type Shown<T> = readonly { readonly label: string; readonly of: (version: T) => string }[];

interface Props<T> {
  mine: T;
  /** What both began from. */
  base: T;
  conflict: T;
  shown: Shown<T>;
  /** More rows of what differs. */
  more?: ReactNode;
  busy: boolean;
  onMine: () => void;
  onConflict: () => void;
}

/** Somebody else saved in between: what both changed, side by side, and which one shall hold. */
export function BothVersions<T>({
  mine,
  base,
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
  const changed = (version: T, { of }: Shown<T>[number]) => of(version) !== of(base);
  const clashing = shown.filter(
    (field) =>
      changed(mine, field) && changed(conflict, field) && field.of(mine) !== field.of(conflict),
  );
  const theirs = shown.filter((field) => !changed(mine, field) && changed(conflict, field));
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
      {(clashing.length > 0 || more) && (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('draft.field')}</th>
              <th scope="col">{t('draft.mine')}</th>
              <th scope="col">{t('draft.conflict')}</th>
            </tr>
          </thead>
          <tbody>
            {clashing.map(({ label, of }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{of(mine) || '-'}</td>
                <td>{of(conflict) || '-'}</td>
              </tr>
            ))}
            {more}
          </tbody>
        </table>
      )}
      {theirs.length > 0 && (
        <p>{t('draft.theirs', { fields: theirs.map(({ label }) => label).join(', ') })}</p>
      )}
      <div className="actions">
        <Button variant="primary" busy={busy} onClick={onMine}>
          {t('draft.keepMine')}
        </Button>
        <Button onClick={onConflict}>{t('draft.takeTheirs')}</Button>
      </div>
    </section>
  );
}
