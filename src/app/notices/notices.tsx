import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { followBranding } from '#src/device/theme.ts';
import { useAttention } from '#src/navigation/unattended.ts';
import { useTopDialog } from '#src/ui/dialog/top-dialog.ts';
import { useGestures } from '#src/ui/touch/use-gestures.ts';
import { HeldInMemory } from './held-in-memory.tsx';
import { InstallOffer } from './install-offer.tsx';
import { NewBuild } from './new-build.tsx';
import { AlertStack } from './alert-stack.tsx';
import { Snackbar } from './snackbar.tsx';
import { useAboveActs } from './use-above-acts.ts';
import './notice.css';

/** What the app says over whatever screen there is; it comes a moment after the first one. */
export function NoticePlaces() {
  useEffect(followBranding, []);
  // What somebody has just done is told also to who is in a dialog.
  const dialog = useTopDialog();
  const unattended = useAttention() !== 'attended';
  return (
    <>
      <Notices place={null}>
        {!unattended && <InstallOffer />}
        <NewBuild />
        {!unattended && <HeldInMemory />}
        {!dialog && <Snackbar />}
      </Notices>
      {dialog &&
        createPortal(
          <Notices place={dialog}>
            <Snackbar />
          </Notices>,
          dialog,
        )}
      {/* Behind the notices, which it lies above. */}
      <AlertStack />
    </>
  );
}

function Notices({ place, children }: { place: HTMLElement | null; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useAboveActs(element, place);
  useGestures(({ swipeAway }) => (element.current ? swipeAway(element.current) : undefined));
  return (
    <div ref={element} className="notices">
      {children}
    </div>
  );
}
