import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Scrolled } from '#src/ui/layout/scrolled.tsx';
import { useGestures } from '#src/ui/touch/use-gestures.ts';

interface Props {
  wide: boolean;
  /** A finger goes to the column after this one, or before. */
  onTurn: (by: 1 | -1) => void;
  children: ReactNode;
}

/** All beside each other where there is room, scrolled by keys, too; else one, and a finger moves it to the next. */
export function Columns({ wide, onTurn, children }: Props) {
  const { t } = useTranslation('order-work');
  const one = useRef<HTMLDivElement>(null);
  const turn = useRef(onTurn);
  turn.current = onTurn;
  useGestures(
    ({ swipeAcross }) =>
      one.current ? swipeAcross(one.current, (by) => turn.current(by)) : undefined,
    [wide],
  );
  if (!wide) {
    return (
      <div ref={one} className="board-one stack">
        {children}
      </div>
    );
  }
  return (
    <Scrolled label={t('board.title')}>
      <div className="board-columns">{children}</div>
    </Scrolled>
  );
}
