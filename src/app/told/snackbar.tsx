import { useTranslation } from 'react-i18next';
import { closeSnackbar, useSnackbar } from '#src/ui/snackbar.ts';

/** One line at the foot of the page, with one thing to do about it. */
export function Snackbar() {
  const { t } = useTranslation('common');
  const snack = useSnackbar();
  return (
    <div role="status">
      {snack && (
        <div key={snack.id} className="notice">
          <p>{snack.text}</p>
          {snack.action && (
            <button
              type="button"
              className="button primary"
              onClick={() => {
                closeSnackbar();
                snack.action?.act();
              }}
            >
              {snack.action.label}
            </button>
          )}
          <button type="button" className="button" onClick={closeSnackbar}>
            {t('close')}
          </button>
        </div>
      )}
    </div>
  );
}
