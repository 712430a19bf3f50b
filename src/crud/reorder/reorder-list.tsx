import type { JSX as Ionic } from '@ionic/core';
import { reorderTwoOutline } from 'ionicons/icons';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '#src/ui/icon/icon.tsx';
import { isTouch } from '#src/ui/touch/is-touch.ts';
import { useGestures } from '#src/ui/touch/use-gestures.ts';
import './reorder.css';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'ion-reorder-group': Ionic.IonReorderGroup &
        HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> };
      'ion-reorder': HTMLAttributes<HTMLElement>;
    }
  }
}

interface Props {
  className?: string;
  label?: string;
  onMove: (from: number, to: number) => void;
  /** Its `<li>`, each with a `Grip`. */
  children: ReactNode;
}

/** A list whose lines a finger moves by their grips, by Ionic; for keys and mouse each line has buttons besides. */
export function ReorderList({ className, label, onMove, children }: Props) {
  const [touch] = useState(isTouch);
  const list = useRef<HTMLElement>(null);
  const move = useRef(onMove);
  move.current = onMove;
  useGestures(({ reorderLines }) =>
    list.current
      ? // At once: what Ionic moved for the eye goes back before the next frame.
        reorderLines(list.current, (from, to) => flushSync(() => move.current(from, to)))
      : undefined,
  );
  return touch ? (
    <ion-reorder-group ref={list} role="list" className={className} aria-label={label}>
      {children}
    </ion-reorder-group>
  ) : (
    <ol className={className} aria-label={label}>
      {children}
    </ol>
  );
}

/** What a finger moves a line by. */
export function Grip() {
  const [touch] = useState(isTouch);
  return touch ? (
    <ion-reorder className="grip" aria-hidden="true">
      <Icon icon={reorderTwoOutline} />
    </ion-reorder>
  ) : null;
}
