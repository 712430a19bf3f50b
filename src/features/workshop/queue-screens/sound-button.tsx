import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allowChime, chime } from '#src/device/chime.ts';
import { Button } from '#src/ui/button.tsx';

/** Asks for the one tap that browsers want before a page may be heard; then it is gone. */
export function SoundButton({ onAllowed }: { onAllowed?: () => void }) {
  const { t } = useTranslation('queue-screens');
  const [allowed, setAllowed] = useState(false);
  useEffect(() => void allowChime().then(setAllowed), []);
  if (allowed) return null;

  async function allow() {
    const may = await allowChime();
    setAllowed(may);
    if (!may) return;
    chime();
    onAllowed?.();
  }

  return (
    <Button className="screen-sound" onClick={() => void allow()}>
      <span aria-hidden="true">{'♪'}</span>
      {t('sound')}
    </Button>
  );
}
