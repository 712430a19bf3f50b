/** What a customer decides, in this order. */
export const steps = ['service', 'time', 'contact'] as const;
export type Step = (typeof steps)[number];

/** Which step is to be done next: what to do, then when, then who comes. */
export const nextStep = (isChosen: boolean, begins: string | null): Step => {
  if (!isChosen) return 'service';
  return begins === null ? 'time' : 'contact';
};
