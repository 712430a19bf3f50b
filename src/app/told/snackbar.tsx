import { CloseButton } from '#src/ui/close-button.tsx';
import { closeSnackbar, useSnackbar } from '#src/ui/snackbar.ts';

/** One line at the foot of the page, with one thing to do about it. */
export function Snackbar() {
  const snack = useSnackbar();
  return (
    <div role="status">
      {snack && (
        <div key={snack.id} className="notice snackbar">
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
          <CloseButton onClose={closeSnackbar} />
        </div>
      )}
    </div>
  );
}
