import type { JSX as Ionic } from '@ionic/core';
import { defineCustomElement } from '@ionic/core/components/ion-modal.js';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { classes } from '../classes.ts';
import '../touch/ionic.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'ion-modal': Ionic.IonModal &
        HTMLAttributes<HTMLElement> & {
          ref?: Ref<HTMLElement>;
          delegate?: object;
          onionModalDidPresent?: (event: Event) => void;
          onionBreakpointDidChange?: (event: CustomEvent<{ breakpoint: number }>) => void;
          onionDragEnd?: (event: Event) => void;
          onionModalDidDismiss?: (event: Event) => void;
        };
    }
  }
}

interface Props {
  onOpen: (sheet: HTMLElement) => void;
  onClose: () => void;
  tall?: boolean | undefined;
  long?: boolean | undefined;
  children: ReactNode;
}

defineCustomElement();

// Within the browser's own dialog, which keeps the page behind it from being reached: Ionic would move it out.
const inPlace = {
  attachViewToDom: (sheet: HTMLElement) => Promise.resolve(sheet),
  removeViewFromDom: () => Promise.resolve(),
};
const whole = [0, 1];
// So much of what has the focus is seen, at least (px).
const seen = 44;
const halfAndWhole = [0, 0.5, 1];

/** Ionic's sheet: it comes from the foot, follows the finger, and asks to be closed when it was pulled down. A long one comes half, and is pulled up, or walked through by keys, to be whole. */
export function IonicSheet({ onOpen, onClose, tall, long = false, children }: Props) {
  const element = useRef<HTMLElement>(null);
  const [animated] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [half, setHalf] = useState(long);
  // What a sheet within this one says comes by here, too.
  const ofThis =
    <E extends Event>(act: (sheet: HTMLIonModalElement, event: E) => void) =>
    (event: E) => {
      if (event.target === element.current) act(element.current as HTMLIonModalElement, event);
    };

  return (
    <ion-modal
      ref={element}
      isOpen
      // The dialog around it is what a screen reader is told of.
      role="none"
      animated={animated}
      breakpoints={long ? halfAndWhole : whole}
      initialBreakpoint={long ? 0.5 : 1}
      data-half={half || undefined}
      handle={false}
      showBackdrop={false}
      backdropDismiss={false}
      focusTrap={false}
      keepContentsMounted
      delegate={inPlace}
      onionModalDidPresent={ofThis((sheet) => {
        onOpen(sheet);
        sheet.dataset.shown = '';
      })}
      onionModalDidDismiss={ofThis(onClose)}
      onionBreakpointDidChange={ofThis<CustomEvent<{ breakpoint: number }>>((_, { detail }) =>
        setHalf(detail.breakpoint < 1),
      )}
      // Let go of it goes the rest of its way at once, where nothing is to move.
      onionDragEnd={ofThis((sheet) => {
        if (!animated) sheet.shadowRoot?.getAnimations().forEach((one) => one.finish());
      })}
      onFocus={({ target }) => {
        const isBelow = target.getBoundingClientRect().top + seen > innerHeight;
        if (half && isBelow) void (element.current as HTMLIonModalElement).setCurrentBreakpoint(1);
      }}
    >
      <div className={classes('sheet-page ion-content-scroll-host', (tall || long) && 'tall')}>
        {children}
      </div>
    </ion-modal>
  );
}
