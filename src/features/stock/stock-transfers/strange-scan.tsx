import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { signal } from '#src/device/chime.ts';
import { holdValue } from '#src/device/held-value.ts';
import { useScan } from '#src/device/scan/use-scan.ts';
import { ScanNote } from '#src/features/stock/stock-levels/exports.ts';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

/** The code that was scanned last and is of nothing that is on its way; '' where it was of something. */
export const strangeScan = holdValue('');

/** Says of a code that no form below has taken that it is of nothing on its way. */
export function StrangeScan() {
  const { t } = useTranslation('stock-transfers');
  const code = strangeScan.use();
  useScan((read) => {
    strangeScan.set(read);
    signal('bad');
  });
  useEffect(() => () => strangeScan.set(''), []);
  return (
    <ScanNote>
      <ErrorNote text={code && t('incoming.strange', { code })} />
    </ScanNote>
  );
}
