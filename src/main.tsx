import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#src/app/app.tsx';
import { recoverLostChunks } from './device/lost-chunk.ts';
import { leaveFirstPage } from './device/first-page.ts';

recoverLostChunks();
const root = document.querySelector<HTMLElement>('#root')!;
leaveFirstPage(root);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
