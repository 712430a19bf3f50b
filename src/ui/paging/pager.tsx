import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import './pager.css';

interface Props {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

/** Goes through a list page by page, or to one by its number; nothing when there is only one. */
export function Pager({ page, pages, onTurn }: Props) {
  const { t } = useTranslation('common');
  if (pages <= 1) return null;
  return (
    <nav className="pager row center" aria-label={t('pager.name')}>
      <Button
        disabled={page <= 1}
        aria-label={t('pager.previous')}
        onClick={() => onTurn(page - 1)}
      >
        <span aria-hidden="true">{'‹'}</span>
      </Button>
      <PageField key={page} page={page} pages={pages} onTurn={onTurn} />
      <span aria-hidden="true">/ {pages}</span>
      <span className="visually-hidden" aria-live="polite">
        {t('pager.page', { page, pages })}
      </span>
      <Button
        disabled={page >= pages}
        aria-label={t('pager.next')}
        onClick={() => onTurn(page + 1)}
      >
        <span aria-hidden="true">{'›'}</span>
      </Button>
    </nav>
  );
}

/** The number of the page, which may be typed; one beyond the ends is the one there. */
function PageField({ page, pages, onTurn }: Props) {
  const { t } = useTranslation('common');
  const [typed, setTyped] = useState(String(page));
  function turn() {
    const to = Math.min(Math.max(Math.trunc(Number(typed)), 1), pages);
    if (typed.trim() === '' || Number.isNaN(to) || to === page) setTyped(String(page));
    else onTurn(to);
  }
  return (
    <input
      className="entry pager-page"
      inputMode="numeric"
      aria-label={t('pager.field')}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={turn}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // It may stand within a form.
        event.preventDefault();
        turn();
      }}
    />
  );
}
