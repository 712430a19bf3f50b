import { logProblem } from '../log.ts';

/** Has the worker keep a file that is used while it does not answer for this page yet, as on a device's first visit. */
export function keepUsed(url: string): void {
  // Not there where the page is not reached by a safe line.
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!worker || worker.controller) return;
  worker.ready
    .then(({ active }) => active?.postMessage({ type: 'KEEP', url }))
    .catch((cause: unknown) => logProblem(`${url} is not kept`, cause));
}
