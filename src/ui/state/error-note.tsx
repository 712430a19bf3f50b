/** Why something was refused, below what was pressed; read out when it comes. */
export function ErrorNote({ text }: { text: string | null | undefined }) {
  return <div role="alert">{text && <p className="message bad">{text}</p>}</div>;
}
