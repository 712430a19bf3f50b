import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../device/clipboard.ts';
import { Button } from '../button.tsx';

/** Copies what support asks for. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { t } = useTranslation('common');
  const [copied, setCopied] = useState(false);
  return (
    <Button onClick={() => void copyText(text).then(setCopied)}>
      {/* As a status it would be no part of what the button is called. */}
      <span aria-live="polite">{copied ? t('copied') : (label ?? t('copyDetails'))}</span>
    </Button>
  );
}
