import type { Row } from '#contract/kit/row.ts';

const ofTyres = { kind: 'tyre', per: 'piece' } as const;
const ofWork = { kind: 'work', per: 'order' } as const;

/** What rules that most workshops have begin with; their names and questions are `templates.<name>` and `questions.<name>`. */
export const templates = {
  recycling: { ...ofTyres, must_stay: true, priority: 50 },
  balancing: ofTyres,
  valves: { ...ofTyres, mode: 'ask' },
  tpms: { ...ofTyres, mode: 'ask', sensors: 'with', priority: 10 },
  wash: { ...ofWork, mode: 'ask' },
  disposal: { ...ofTyres, mode: 'ask' },
  environment: ofWork,
  storage: { ...ofWork, agreement: 'with' },
  invoice: { per: 'order', invoice_delivery: 'post' },
} as const satisfies Readonly<Record<string, Partial<Row>>>;

export type Template = keyof typeof templates;
export const templateNames = Object.keys(templates) as Template[];
