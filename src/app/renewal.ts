import { renewTokens } from '#src/data/renew.ts';
import { logProblem } from '#src/device/log.ts';

const everyThreeHours = 10_800_000;

/** Renews tokens that are about to end: now, when the app is looked at, and every 3 hours (specification §4 and §9). Returns what ends it. */
export function keepTokensFresh(): () => void {
  const renew = () => {
    renewTokens().catch((cause: unknown) => logProblem('Tokens were not renewed', cause));
  };
  renew();
  globalThis.addEventListener('focus', renew);
  const timer = setInterval(renew, everyThreeHours);
  return () => {
    globalThis.removeEventListener('focus', renew);
    clearInterval(timer);
  };
}
