interface Props {
  /** What the fields say is wrong with them by `aria-describedby`. */
  errorId: string;
  fieldError: string;
  busy: boolean;
  /** What the button does. */
  action: string;
}

/** The foot of a form around the login: what is wrong, and the button. */
export function FormFoot({ errorId, fieldError, busy, action }: Props) {
  return (
    <>
      <p id={errorId} className="field-error" role="alert">
        {fieldError}
      </p>
      <button className="button primary" type="submit" aria-busy={busy} disabled={busy}>
        {action}
      </button>
    </>
  );
}
