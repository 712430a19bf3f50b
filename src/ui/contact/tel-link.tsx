interface Props {
  phone: string;
  className?: string;
  children?: string;
}

/** A telephone number that is called by pressing it. */
export function TelLink({ phone, className, children = phone }: Props) {
  return (
    <a className={className} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
      {children}
    </a>
  );
}
