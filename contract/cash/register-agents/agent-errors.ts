import type { ErrorTable } from '../../kit/errors.ts';

/** What is refused of the agents of cash registers. */
export const agentErrors = {
  'register-agents.revoked': 409,
  'register-agents.not_ready': 409,
  'register-agents.no_drawer': 409,
  'register-agents.came_out': 409,
  'register-agents.not_paired': 401,
  'register-agents.wrong_code': 422,
  'register-agents.too_many': 429,
} as const satisfies ErrorTable;
