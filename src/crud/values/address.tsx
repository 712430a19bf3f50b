import { addressLines, type Place } from '#contract/kit/rules/address-rules.ts';

interface Props extends Place {
  countryName: string;
}

/** A whole address in its lines; the country only where there is an address at all. */
export function Address({ countryName, ...place }: Props) {
  const lines = addressLines(place);
  if (lines.length === 0) return <span className="value-none muted">–</span>;
  return (
    <span>
      {[...lines, countryName].filter(Boolean).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </span>
  );
}
