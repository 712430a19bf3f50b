import { useTranslation } from 'react-i18next';
import { mostPlaces, placesOf } from '#contract/hotel/storage-places/place-rules.ts';
import { racksOf } from '#contract/hotel/storage-places/rack-rules.ts';

const mostNamed = 6;

/** Which places a pattern makes: how many, in which racks, and the first and the last of them. */
export function PatternPreview({ pattern }: { pattern: string }) {
  const { t } = useTranslation('storage-places');
  const codes = placesOf(pattern);
  if (typeof codes === 'string') {
    return (
      <p role="status" className="muted">
        {codes !== 'empty' && t(`pattern.faults.${codes}`, { most: mostPlaces })}
      </p>
    );
  }
  const racks = racksOf(codes.map((code) => ({ code, zone: '' })));
  const [first] = racks;
  const named =
    codes.length > mostNamed ? [...codes.slice(0, mostNamed - 1), '…', codes.at(-1)] : codes;
  return (
    <div role="status" className="section">
      <b>
        {[
          t('pattern.count', { count: codes.length }),
          t('pattern.racks', { count: racks.length }),
        ].join(', ')}
      </b>
      {first && first.levels.length > 1 && (
        <small>
          {t('pattern.each', { columns: first.columns.length, levels: first.levels.length })}
        </small>
      )}
      <span className="code">{named.join('  ')}</span>
    </div>
  );
}
