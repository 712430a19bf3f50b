import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import './pager.css';

interface Props {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

/** Goes through a list page by page; nothing when there is only one. */
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
      <span aria-live="polite">{t('pager.page', { page, pages })}</span>
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
