import { CloseButton } from '#src/ui/dialog/close-button.tsx';
import { closeSnackbar, useSnackbar } from '#src/ui/snackbar.ts';
import { useIsThere } from './use-is-there.ts';

/** One line at the foot of the page, with one thing to do about it. */
export function Snackbar() {
  const latest = useSnackbar();
  // Where it comes with its words, as over a dialog, they would not be read.
  const snack = useIsThere() ? latest : null;
  return (
    <div role="status">
      {snack && (
        <div key={snack.id} className="notice snackbar swiped float row">
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
