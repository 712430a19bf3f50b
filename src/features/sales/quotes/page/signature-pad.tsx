import { useRef, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { longestSignature, signatureBox } from '#contract/sales/quotes/quote-rules.ts';
import { Button } from '#src/ui/button.tsx';

interface Props {
  path: string;
  onDraw: (path: string) => void;
}

const { width, height } = signatureBox;

/** Where somebody draws their name with a finger. Whoever cannot has typed it already, so it is not a field for keys. */
export function SignaturePad({ path, onDraw }: Props) {
  const { t } = useTranslation('quotes');
  const isDown = useRef(false);

  function at({ currentTarget, clientX, clientY }: PointerEvent): string {
    const box = currentTarget.getBoundingClientRect();
    const within = (part: number, most: number) =>
      Math.round(Math.max(0, Math.min(most, part * most)) * 10) / 10;
    const x = within((clientX - box.left) / box.width, width);
    return `${x} ${within((clientY - box.top) / box.height, height)}`;
  }

  function draw(event: PointerEvent, command: 'M' | 'L'): void {
    const next = `${path}${command}${at(event)}`;
    if (next.length <= longestSignature) onDraw(next);
  }

  return (
    <div className="stack tight">
      <span className="field-hint" id="signature">
        {t('answer.sign')}
      </span>
      <svg
        className="signature entry"
        role="img"
        aria-labelledby="signature"
        viewBox={`0 0 ${width} ${height}`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          isDown.current = true;
          draw(event, 'M');
        }}
        onPointerMove={(event) => isDown.current && draw(event, 'L')}
        onPointerUp={() => {
          isDown.current = false;
        }}
        onPointerCancel={() => {
          isDown.current = false;
        }}
      >
        <path d={path} />
      </svg>
      {path !== '' && <Button onClick={() => onDraw('')}>{t('answer.clear')}</Button>}
    </div>
  );
}
