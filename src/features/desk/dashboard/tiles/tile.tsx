import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** A tile as the server answers it; undefined until it is there. */
export type TileAnswer<Value> =
  | { readonly state: 'resolved'; readonly value: Value }
  | { readonly state: 'rejected' }
  | undefined;

interface Props<Value> {
  name: string;
  title: string;
  to: string;
  tile: TileAnswer<Value>;
  onRetry: () => void;
  /** The tile's inside; with null, its places before anything is known. */
  children: (value: Value | null) => ReactNode;
}

/** One card of the first page: all of it leads to its list; when it alone could not be read it says so. */
export function Tile<Value>({ name, title, to, tile, onRetry, children }: Props<Value>) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  return (
    <section className={`section tile tile-${name}`} aria-labelledby={id} aria-busy={!tile}>
      <h2 className="t16" id={id}>
        <Link className="plain" to={to}>
          {title}
        </Link>
      </h2>
      {tile?.state === 'rejected' ? (
        <div className="tile-failed alarmed stack" role="alert">
          <p>{t('rejected')}</p>
          <button type="button" className="button" onClick={onRetry}>
            {t('again')}
          </button>
        </div>
      ) : (
        children(tile?.value ?? null)
      )}
    </section>
  );
}
