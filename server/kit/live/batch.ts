/**
 * Makes a question that many have at once one question: who asks while an answer is under way is
 * asked for with all the others in the next, which begins after they asked. After a network cut
 * five thousand sockets cost some thirty questions. `askAll` answers in the order it was asked.
 */
export function inBatches<Question, Answer>(
  askAll: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  atMost = 200,
): (question: Question) => Promise<Answer> {
  const waiting: ({ question: Question } & PromiseWithResolvers<Answer>)[] = [];
  let busy = false;

  async function askWhoWaits(): Promise<void> {
    busy = true;
    while (waiting.length > 0) {
      const some = waiting.splice(0, atMost);
      try {
        const answers = await askAll(some.map(({ question }) => question));
        some.forEach(({ resolve }, at) => resolve(answers[at]!));
      } catch (error) {
        for (const { reject } of some) reject(error);
      }
    }
    busy = false;
  }

  return (question) => {
    const pending = { question, ...Promise.withResolvers<Answer>() };
    waiting.push(pending);
    if (!busy) void askWhoWaits();
    return pending.promise;
  };
}
