import i18next from 'i18next';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { amountText } from '#src/i18n/formats.ts';

/** What stands beside the name of one that can be chosen: that nothing is sold to them or that they are late with what they owe, and what else one of a register is known by. */
export function optionText({ fields, title }: Resource, row: Row): string {
  const late = Number(row['overdue'] ?? 0);
  return [
    // Who is chosen is warned of before.
    ...(row['blocked'] === true ? [i18next.t('crud:reference.blocked')] : []),
    ...(late > 0 ? [i18next.t('crud:reference.overdue', { amount: amountText(late, 2, 0) })] : []),
    ...Object.keys(fields)
      .filter((name) => name !== title && fields[name]?.search && fields[name].list)
      .map((name) => row[name])
      .filter((value) => typeof value === 'string' && value !== '')
      .slice(0, 3),
  ].join(' · ');
}
