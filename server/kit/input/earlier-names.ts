type Part = Readonly<Record<string, unknown>>;

const isPart = (part: unknown): part is Part => typeof part === 'object' && part !== null;

function renamed(part: unknown): unknown {
  if (!isPart(part) || !('despite' in part)) return part;
  const { despite, ...others } = part;
  return { override: despite, ...others };
}

/**
 * A body with the field `despite` called `override`. Builds of the app that called it so may have
 * kept it on a device, where it waits to be sent for as long as keys of writes are known.
 */
export function withCurrentNames(body: unknown): unknown {
  const { intents } = isPart(body) ? body : {};
  return renamed(
    Array.isArray(intents) ? { ...(body as Part), intents: intents.map(renamed) } : body,
  );
}

/**
 * A request as text, the same whether its field is called `override` or was sent when it was called
 * `despite`: a device that sends it again after an update gets the first answer.
 */
export const hashedText = (request: unknown): string =>
  // Quotes within a text are escaped, so that it is always the name of a field.
  JSON.stringify(request).replaceAll('"override":', '"despite":');
