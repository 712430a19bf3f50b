import './icon.css';

/** A picture beside words that say the same. Takes one of `ionicons/icons`; in the page itself, so that it is there with the first paint. */
export function Icon({ icon }: { icon: string }) {
  const drawing = icon.slice(icon.indexOf('<svg'));
  return (
    <svg
      className="icon"
      viewBox="0 0 512 512"
      aria-hidden="true"
      // oxlint-disable-next-line react/no-danger -- a constant of the package: nothing of it comes from outside
      dangerouslySetInnerHTML={{
        __html: drawing.slice(drawing.indexOf('>') + 1, drawing.lastIndexOf('</svg>')),
      }}
    />
  );
}
