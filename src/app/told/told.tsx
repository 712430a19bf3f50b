import { useEffect } from 'react';
import { followLook } from '#src/device/theme.ts';
import { useAttention } from '#src/navigation/unattended.ts';
import { InstallOffer } from './install-offer.tsx';
import { NewBuild } from './new-build.tsx';
import { AlertStack } from './alert-stack.tsx';
import { Snackbar } from './snackbar.tsx';
import './notice.css';

/** What the app says over whatever screen there is; it comes a moment after the first one. */
export function Told() {
  useEffect(followLook, []);
  const unattended = useAttention() !== 'attended';
  return (
    <>
      <AlertStack />
      <div className="notices">
        {!unattended && <InstallOffer />}
        <NewBuild />
        <Snackbar />
      </div>
    </>
  );
}
