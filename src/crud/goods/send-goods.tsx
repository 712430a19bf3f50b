import { useTranslation } from 'react-i18next';
import type { Fields } from '#contract/kit/field.ts';
import type { Goods } from '#contract/kit/goods/goods.ts';
import type { Row } from '#contract/kit/row.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { CallForm, type Typed } from '../call-form.tsx';
import { Loaded } from '../loaded.tsx';
import { refetchResource } from '../refetch-resource.ts';
import type { OwnInput } from '../widgets/own-input.ts';
import { usePlaces, type Places } from './goods-places.tsx';

interface Props<Place extends { readonly id: number }, F extends Fields> {
  readonly goods: Goods;
  readonly row: Row;
  readonly places: Places<Place>;
  /** The field that says by its id which of the places, and what asks for it. */
  readonly place: keyof F & string;
  readonly PlaceInput: OwnInput;
  readonly words: `${string}:send`;
  readonly fields: F;
  /** Those of them that it does without here. */
  readonly without?: readonly (keyof F & string)[];
}

/** With whom goods leave; where to is asked again only if no place is called so any more. */
export function SendGoods<Place extends { readonly id: number }, F extends Fields>(
  props: Props<Place, F>,
) {
  const { goods, row, places, place, PlaceInput, words, fields, without = [] } = props;
  const { t } = useTranslation('crud');
  const siteId = useSiteId();
  return (
    <Loaded query={usePlaces(places)} rows={2}>
      {({ data }) => {
        const there = data.find((one) => places.called(one) === row['to_site'])?.id;
        const isSaid = (typed: Typed<F>, name: keyof F & string) =>
          (name === place && there !== undefined) || String(typed[name]).trim() !== '';
        return (
          <CallForm
            call={goods.calls.send}
            params={{ id: row.id }}
            about={`${row.id}.send`}
            words={words}
            fields={fields}
            without={there === undefined ? without : [place, ...without]}
            inputs={{ [place]: PlaceInput } as { [Name in keyof F]?: OwnInput }}
            body={(typed) => ({ ...trimmed(typed), [place]: there ?? Number(typed[place]) })}
            ready={(typed) =>
              Object.keys(fields).every((name) => !fields[name]!.required || isSaid(typed, name))
            }
            submit={t('goods.send')}
            variant="primary"
            onDone={() => refetchResource(siteId, goods.resource)}
          />
        );
      }}
    </Loaded>
  );
}

const trimmed = (typed: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]),
  );
