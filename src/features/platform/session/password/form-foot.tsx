interface Props {
  /** What the fields say is wrong with them by `aria-describedby`. */
  faultId: string;
  fault: string;
  busy: boolean;
  /** What the button does. */
  operation: string;
}

/** The foot of a form around the login: what is wrong, and the button. */
export function FormFoot({ faultId, fault, busy, operation }: Props) {
  return (
    <>
      <p id={faultId} className="field-fault" role="alert">
        {fault}
      </p>
      <button className="button primary" type="submit" aria-busy={busy} disabled={busy}>
        {operation}
      </button>
    </>
  );
}
