import { dropUnreadAnswers } from '#src/data/response-cache.ts';
import { keepOutboxMoving } from '#src/data/outbox/outbox-wake.ts';
import { logProblem } from '#src/device/log.ts';
import { awaitNotificationAnswers } from '#src/features/platform/notifications/local-store/notification-marks.ts';
import { awaitQueueAnswers } from '#src/features/workshop/queue/queue-moves.ts';
import { awaitScannerAnswers } from '#src/features/hotel/scanner/work/await-answers.ts';
import { awaitWheelSetAnswers } from '#src/features/hotel/wheel-sets/await-answers.ts';
import { awaitOrderWorkAnswers } from '#src/features/sales/order-work/await-answers.ts';
import { preloadOften, preloadPointedAt } from './preload.ts';
import { keepTokensFresh } from './renewal.ts';

awaitQueueAnswers();
awaitNotificationAnswers();
awaitScannerAnswers();
awaitWheelSetAnswers();
awaitOrderWorkAnswers();

/** Sends what waits, renews tokens, deletes what is old and fetches ahead what is opened next, as long as somebody is logged in. Returns what ends it. */
export function startWork(): () => void {
  dropUnreadAnswers().catch((cause: unknown) => logProblem('Old answers were not deleted', cause));
  const left = new AbortController();
  void preloadOften(left.signal);
  const stops = [keepOutboxMoving(), keepTokensFresh(), preloadPointedAt()];
  return () => {
    left.abort();
    stops.forEach((stop) => stop());
  };
}
