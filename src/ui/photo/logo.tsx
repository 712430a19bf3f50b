import './logo.css';

/** A company's logo, which is drawn for white paper. */
export function Logo({ address, of }: { address: string; of: string }) {
  return <img className="logo" src={address} alt={of} />;
}
