import type { DrawnSheet } from '#contract/kit/paper/drawn-sheet.ts';
import './sheet-picture.css';

/** A label or a page as it comes out of the printer, black on white in every theme. */
export function SheetPicture({ sheet: { width, height, marks } }: { sheet: DrawnSheet }) {
  const texts = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
  return (
    <svg
      className="sheet-picture"
      role="img"
      aria-label={texts.join(', ')}
      viewBox={`0 0 ${width} ${height}`}
    >
      {marks.map((mark) => {
        if (mark.kind === 'dark') return <path key={mark.path} d={mark.path} fill={mark.colour} />;
        if (mark.kind === 'picture') {
          const { address, ...place } = mark;
          return (
            <image
              key={address}
              href={address}
              x={place.x}
              y={place.y}
              width={place.width}
              height={place.height}
              preserveAspectRatio="xMinYMin meet"
            />
          );
        }
        return (
          <text
            key={`${mark.x} ${mark.y} ${mark.text}`}
            x={mark.x}
            y={mark.y}
            fontSize={mark.size}
            fontWeight={mark.bold ? 700 : 400}
            textAnchor={mark.end ? 'end' : undefined}
            fill={mark.colour}
          >
            {mark.text}
          </text>
        );
      })}
    </svg>
  );
}
