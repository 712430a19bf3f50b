import { beforeEach, onTestFailed } from 'vitest';
import { database } from '#src/data/database.ts';

// A failure that comes once in a hundred runs has to be understood from what it leaves in the log.
beforeEach(({ task }) => {
  onTestFailed(async () => {
    const kept = database.isOpen() ? await database.outbox.toArray() : [];
    const waiting = kept.map(({ id, state, actionError }) => ({ id, state, actionError }));
    console.error(
      `When "${task.name}" failed, the page said:\n${document.body.innerText}\nand to be sent was: ${JSON.stringify(waiting)}`,
    );
  });
});
