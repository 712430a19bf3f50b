import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isHeldInMemory } from '#src/device/storage.ts';
import { Button } from '#src/ui/button.tsx';

/** Says that the browser keeps nothing: the login and what was chosen are gone with this tab. */
export function HeldInMemory() {
  const { t } = useTranslation('session');
  const [seen, setSeen] = useState(false);
  if (!isHeldInMemory.use() || seen) return null;
  return (
    <div className="notice float row" role="status">
      <p>{t('heldInMemory.text')}</p>
      <Button onClick={() => setSeen(true)}>{t('heldInMemory.seen')}</Button>
    </div>
  );
}
