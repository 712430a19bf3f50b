import { useTranslation } from 'react-i18next';
import { referenceThatFits } from '#contract/money/references/payment-references.ts';
import { type ReferenceKind } from '#contract/money/references/reference-kinds.ts';

interface Props {
  kind: ReferenceKind;
  /** The number of the next invoice. */
  number: string;
  /** Of a KID. */
  length: number;
}

/** By what a payment of the next invoice would be known, and what that is made of. */
export function NextReference({ kind, number, length }: Props) {
  const { t } = useTranslation('payment-references');
  const reference = referenceThatFits(kind, number, length);
  return (
    <div className="stack tight">
      <output className="strong">
        {reference === undefined
          ? t('example.noRoom', { number })
          : t('example.gets', { number, kind: t(`kinds.${kind}`), reference })}
      </output>
      <p className="muted">{t(`example.${kind}`)}</p>
    </div>
  );
}
