/** What the server answered, and when: in ms by the device's clock. */
export interface Received {
  readonly response: Response;
  readonly sent: number;
  readonly received: number;
}

interface FirstAnswer {
  readonly address: string;
  readonly answered: Promise<Received>;
}

/**
 * What the page itself asked for before any code of the app was there (see src/device/first-preload.ts),
 * for the first who asks for the same; undefined for everybody else.
 */
export function takeFirstAnswer(address: string): Promise<Received> | undefined {
  const page = globalThis as { firstAnswer?: FirstAnswer };
  const { firstAnswer } = page;
  if (firstAnswer?.address !== address) return undefined;
  delete page.firstAnswer;
  return firstAnswer.answered;
}
