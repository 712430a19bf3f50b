import type { DrawnLabel } from '#contract/hotel/labels/labels.ts';

/** A label as it comes out of the printer, black on white in every theme. */
export function LabelPicture({ label: { width, height, marks } }: { label: DrawnLabel }) {
  const said = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
  return (
    <svg
      className="label-picture"
      role="img"
      aria-label={said.join(', ')}
      viewBox={`0 0 ${width} ${height}`}
    >
      {marks.map((mark) =>
        mark.kind === 'dark' ? (
          <path key={mark.path} d={mark.path} />
        ) : (
          <text
            key={`${mark.y} ${mark.text}`}
            x={mark.x}
            y={mark.y}
            fontSize={mark.size}
            fontWeight={mark.bold ? 700 : 400}
          >
            {mark.text}
          </text>
        ),
      )}
    </svg>
  );
}
