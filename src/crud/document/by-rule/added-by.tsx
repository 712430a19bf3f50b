import { useTranslation } from 'react-i18next';
import { addedOf } from '#contract/kit/document/follow-rules.ts';
import type { Line, Lines } from '#contract/kit/document/lines.ts';

interface Props {
  lines: Lines;
  line: Line;
  /** The numbers of the lines that it is for. */
  from: string;
}

/** Which rule added a line, and for which lines; nothing at what a person wrote. */
export function AddedBy({ lines, line, from }: Props) {
  const { t } = useTranslation('crud');
  const by = lines.byRule && addedOf(line, lines.byRule.field);
  if (!by) return null;
  const word = by.hand ? 'byHand' : from === '' ? 'by' : 'byFor';
  return (
    <small className="muted block">
      {t(`document.byRule.${word}`, { name: by.name, lines: from })}
    </small>
  );
}
