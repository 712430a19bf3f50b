/** The product's mark, a wheel, in the colour of the text around it. */
export function WheelMark() {
  return (
    <svg viewBox="0 0 26 26" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
      <circle cx="13" cy="13" r="10.5" />
      <circle cx="13" cy="13" r="3.4" fill="currentColor" />
    </svg>
  );
}
