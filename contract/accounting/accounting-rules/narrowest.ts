type Values = Readonly<Record<string, unknown>>;

/** A rule as far as it is picked: its conditions by their names, and from when to when it holds. */
export interface Rule extends Values {
  readonly valid_from: string | null;
  readonly valid_to: string | null;
}

/**
 * The rule by which something is booked on a day: of those whose every condition it meets, the one
 * with the most of them. What a rule leaves empty it does not ask for. `null` where there is none:
 * nobody may guess an account.
 */
export function ruleFor<R extends Rule>(
  conditions: readonly string[],
  rules: readonly R[],
  about: Values,
  day: string,
): R | null {
  const held = rules.filter(
    (rule) =>
      overlaps(rule, { valid_from: day, valid_to: day }) &&
      setConditions(conditions, rule).every((name) => rule[name] === about[name]),
  );
  return (
    held.toSorted((one, other) => width(conditions, one) - width(conditions, other))[0] ?? null
  );
}

/**
 * The first rule that leaves it open which of two is meant: both may hold for the same at the same
 * time, have as many conditions, and no narrower rule decides wherever both hold. `null` where there
 * is none.
 */
export function rivalOf<R extends Rule>(
  conditions: readonly string[],
  rule: Rule,
  others: readonly R[],
): R | null {
  const rival = others.find(
    (other) =>
      width(conditions, other) === width(conditions, rule) &&
      overlaps(rule, other) &&
      both(conditions, rule, other) !== null &&
      !others.some((third) => decides(conditions, third, rule, other)),
  );
  return rival ?? null;
}

/** Whether a third rule holds wherever both of two do, as long as both do, and is narrower than they are. */
function decides(conditions: readonly string[], third: Rule, one: Rule, other: Rule): boolean {
  const meets = both(conditions, one, other)!;
  const from = [one.valid_from ?? '', other.valid_from ?? ''].toSorted().at(-1)!;
  const to = [one.valid_to ?? '9999', other.valid_to ?? '9999'].toSorted()[0]!;
  return (
    width(conditions, third) < width(conditions, one) &&
    setConditions(conditions, third).every((name) => third[name] === meets[name]) &&
    (third.valid_from ?? '') <= from &&
    (third.valid_to ?? '9999') >= to
  );
}

/** What something has to be for both rules to hold; null where nothing can be. */
function both(conditions: readonly string[], one: Rule, other: Rule): Values | null {
  const shared = setConditions(conditions, one).filter((name) => isSet(other[name]));
  if (shared.some((name) => one[name] !== other[name])) return null;
  return Object.fromEntries(
    conditions.map((name) => [name, isSet(one[name]) ? one[name] : other[name]]),
  );
}

const isSet = (value: unknown): boolean => value != null && value !== '';
const setConditions = (conditions: readonly string[], rule: Values): string[] =>
  conditions.filter((name) => isSet(rule[name]));
// The more conditions, the narrower.
const width = (conditions: readonly string[], rule: Values): number =>
  conditions.length - setConditions(conditions, rule).length;

type Held = Pick<Rule, 'valid_from' | 'valid_to'>;
const overlaps = (one: Held, other: Held): boolean =>
  (one.valid_from ?? '') <= (other.valid_to ?? '9999') &&
  (other.valid_from ?? '') <= (one.valid_to ?? '9999');
