import { use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Line, Lines } from '#contract/kit/document/lines.ts';
import type { Described } from '#contract/kit/resource.ts';
import { isPriced, calculated } from '#contract/money/document-lines.ts';
import { linesOtherWay, vatByCode } from '#contract/money/lines-other-way.ts';
import { Following } from '../../widgets/following.ts';
import { moneyText } from '../../values/value-text.ts';
import { useTranslations } from '../../words.ts';
import { pricesBack, pricesOf, type Followed } from './prices-note.tsx';
import { useProposals } from './use-proposals.ts';
import type { Live } from '../use-calculated.ts';

type OfLines = Lines & { readonly field: string };

/**
 * What follows in the lines of a document when somebody changes what else it says: prices that come
 * to be with VAT or without it, and prices proposed for another customer. Who did is told, and can
 * have them back.
 */
export function useFollowing(
  resource: Described,
  lines: OfLines,
  row: Readonly<Record<string, unknown>>,
  all: readonly Line[],
  live: Live,
  change: (all: readonly Line[]) => void,
) {
  const { t, i18n } = useTranslation('crud');
  const words = useTranslations(resource);
  const following = use(Following);
  const [followed, setFollowed] = useState<Followed | null>(null);
  const { propose, follow } = useProposals(lines, row, all, live.by, (next, from) => {
    if (from) {
      const text = t('document.followed.prices', { count: from.size });
      setFollowed({ text, undo: t('document.followed.undo'), from, to: pricesOf(next) });
    }
    change(next);
  });

  /** The lines once their prices are with VAT, or are without it. */
  function turned(isWith: boolean): readonly Line[] {
    const { by, totals } = live;
    const isUntouched = all.every((one) => one['unit_price'] === followed?.to.get(one.key));
    if (followed?.includedVat === isWith && isUntouched) {
      setFollowed(null);
      return pricesBack(all, followed);
    }
    const next = linesOtherWay(all, by.includesVat, vatByCode(by));
    const paid = totals && calculated(next.filter(isPriced), { ...by, includesVat: isWith }).totals;
    const amounts = [totals?.gross ?? 0, paid?.gross ?? 0] as const;
    const [from, to] = amounts.map((minor) => moneyText(minor, words, i18n.language));
    const word = amounts[0] === amounts[1] ? (isWith ? 'withVat' : 'withoutVat') : 'nearly';
    setFollowed({
      text: t(`document.followed.${word}`, { from, to }),
      undo: t('document.followed.keep'),
      from: pricesOf(all),
      to: pricesOf(next),
      includedVat: by.includesVat,
    });
    return next;
  }

  useEffect(() => {
    if (!following) return undefined;
    following.current = (part) => {
      if (lines.field in part) return part;
      const whole = { ...row, ...part };
      follow(whole);
      const isWith = whole[lines.includesVat ?? ''] === true;
      // Who may not see prices leaves it to the server to convert them.
      const isPricedHere = 'unit_price' in lines.fields && all.length > 0;
      const isTurned = isPricedHere && isWith !== live.by.includesVat;
      return isTurned ? { ...part, [lines.field]: turned(isWith) } : part;
    };
    return () => {
      following.current = null;
    };
  });

  return {
    propose,
    followed,
    close: () => setFollowed(null),
    undo(prices: Followed) {
      setFollowed(null);
      const back = pricesBack(all, prices);
      // The numbers hold as they stand, whatever they are said to be.
      const isTurned = prices.includedVat !== undefined;
      change(isTurned ? back.map((line) => ({ ...line, asIs: true })) : back);
    },
  };
}
