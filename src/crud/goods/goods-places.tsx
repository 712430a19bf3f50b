import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import type { Call } from '#contract/kit/call.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { SelectField } from '#src/ui/input/select-field.tsx';
import { Loaded } from '../loaded.tsx';
import type { OwnInput } from '../widgets/own-input.ts';

/** Where goods can go. */
export interface Places<Place extends { readonly id: number }> {
  readonly call: Call & { readonly result: z.ZodMiniType<{ data: Place[] }> };
  /** What one is called where it is kept as a text. */
  readonly called: (one: Place) => string;
  /** The words for that none is chosen yet, and that there is none. */
  readonly choose: `${string}:${string}`;
  readonly nowhere: `${string}:${string}`;
}

/** Where goods can go, as it is asked for at this site. */
export const usePlaces = <Place extends { readonly id: number }>({ call }: Places<Place>) =>
  useQuery(queryFor<Places<Place>['call']>(useSiteId(), call, {}));

/** Asks for one of the places, kept as what `valueOf` makes of it. */
export const placeInput = <Place extends { readonly id: number }>(
  places: Places<Place>,
  valueOf: (one: Place) => string,
): OwnInput =>
  function GoodsPlace({ label, value, fieldError, onChange }) {
    const { t } = useTranslation();
    return (
      <Loaded query={usePlaces(places)} rows={1}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="message">{t(places.nowhere)}</p>
          ) : (
            <SelectField
              label={label}
              fieldError={fieldError}
              options={[
                { value: '', label: t(places.choose) },
                ...data.map((one) => ({ value: valueOf(one), label: places.called(one) })),
              ]}
              value={String(value)}
              onChoose={onChange}
            />
          )
        }
      </Loaded>
    );
  };
