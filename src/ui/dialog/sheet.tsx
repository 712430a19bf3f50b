import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { lazyComponent } from '../state/lazy-component.tsx';
import { classes } from '../classes.ts';
import { Modal } from './modal.tsx';
import './sheet.css';

type Props = Omit<ComponentProps<typeof Modal>, 'className' | 'onOpen'> & {
  onOpen: (sheet: HTMLElement) => void;
  /** As high as the window, for what comes and grows while one looks at it. */
  tall?: boolean | undefined;
  /** A list that is looked at first, and then walked through: it comes half. */
  long?: boolean | undefined;
  children: ReactNode;
};

const load = async () => (await import('./ionic-sheet.tsx')).IonicSheet;

/** Fetches the sheet before the first one opens: a dialog is empty until it has come. */
export const preloadSheet = (): Promise<unknown> => load();

// Where Ionic's cannot be had it stands still, and is as good to read and to press.
const IonicSheet = lazyComponent(load, StillSheet);

function StillSheet({ onOpen, tall, long, children }: Omit<Props, 'onClose'>) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (page.current) onOpen(page.current);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it comes
  }, []);
  return (
    <div ref={page} className={classes('sheet-page', (tall || long) && 'tall')}>
      {children}
    </div>
  );
}

/** What opens on a phone: the browser's own dialog at the foot of the page, and in it Ionic's sheet, which follows the finger. */
export function Sheet({ onOpen, onClose, tall, long, children, ...props }: Props) {
  return (
    <Modal className="sheet" onClose={onClose} {...props}>
      <IonicSheet onOpen={onOpen} onClose={onClose} tall={tall} long={long}>
        {children}
      </IonicSheet>
    </Modal>
  );
}
