import './mail-link.css';

/** An e-mail address to write to. Where a line is too short for it, it breaks before the @. */
export function MailLink({ address }: { address: string }) {
  const at = address.indexOf('@');
  return (
    <a className="mail-link" href={`mailto:${address}`}>
      <span>{address.slice(0, at)}</span>
      <span>{address.slice(at)}</span>
    </a>
  );
}
