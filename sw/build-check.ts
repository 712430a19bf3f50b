declare const self: ServiceWorkerGlobalScope;

const atMostEvery = 60_000;
// A worker with a question open is not replaced by the next one.
const timeoutMs = 10_000;
let looked = 0;

/**
 * Looks whether the server has another build than this worker's: then the browser is to fetch the
 * new worker, and the open tabs are told. Silent when the server cannot be asked.
 */
export async function lookForNewBuild(build: string): Promise<void> {
  if (Date.now() - looked < atMostEvery) return;
  looked = Date.now();
  const now = await serverBuild();
  if (!now || now === build) return;
  // Not awaited: it can stay pending for minutes.
  self.registration.update().catch(() => undefined);
  const tabs = new BroadcastChannel('wheelhouse.build');
  tabs.postMessage(now);
  tabs.close();
}

async function serverBuild(): Promise<string | undefined> {
  try {
    const response = await fetch(`/build.txt?${Date.now()}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Anything else is a captive portal or a server without this file.
    const isText = response.headers.get('content-type')?.startsWith('text/plain');
    return response.ok && isText ? (await response.text()).trim() : undefined;
  } catch {
    return undefined;
  }
}
