import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#contract/kit/call.ts';
import { giftCardCalls } from '#contract/sales/gift-cards/gift-card-calls.ts';
import { cardNumber } from '#contract/sales/gift-cards/gift-card-rules.ts';
import { actionErrorOf } from '#src/crud/action-error.ts';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { send } from '#src/data/api.ts';
import { OfflineError } from '#src/data/api-errors.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { TextField } from '#src/ui/input/text-field.tsx';

/** A card by the number that was typed. */
export type FoundCard = Answer<typeof giftCardCalls.find>['data'] & { readonly code: string };

interface Given {
  readonly siteId: SiteId;
  /** What is left to pay, in minor units. */
  readonly left: number;
  readonly onFound: (card: FoundCard | null) => void;
  /** That nothing is found without network. */
  readonly offline: string;
}

/** Asks for the number of a gift card, typed or by a scanner: once it is whole the card is looked up, and as much as it pays is the amount. */
export function GiftCardNumber({
  siteId,
  left,
  onFound,
  offline,
  label,
  hint,
  value,
  fieldError,
  onChange,
  onRow,
}: Given & ComponentProps<OwnInput>) {
  const { t } = useTranslation('crud');
  const [problem, setProblem] = useState('');
  const find = async (code: string) => {
    try {
      const { data } = await send(giftCardCalls.find, { body: { number: code } }, { siteId });
      onFound({ ...data, code });
      onRow({ amount: Math.min(left, data.balance) });
    } catch (cause) {
      const isOffline = cause instanceof OfflineError;
      setProblem(isOffline ? offline : actionErrorOf(cause).text);
    }
  };
  return (
    <TextField
      label={t('form.required', { label })}
      hint={hint}
      fieldError={problem || fieldError}
      inputMode="numeric"
      autoComplete="off"
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => {
        const code = cardNumber(target.value);
        onChange(target.value);
        onFound(null);
        setProblem('');
        if (code) void find(code);
      }}
    />
  );
}

/** The same as the input of a form's field. */
export const giftCardInput = (given: Given): OwnInput =>
  function GiftCardInput(field) {
    return <GiftCardNumber {...given} {...field} />;
  };
