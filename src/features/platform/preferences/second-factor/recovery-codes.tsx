import { useTranslation } from 'react-i18next';
import { CopyButton } from '#src/ui/state/copy-button.tsx';
import { Button } from '#src/ui/button.tsx';

interface Props {
  codes: readonly string[];
  onKept: () => void;
}

/** The codes for a day without the app. They are shown here and never again. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { t } = useTranslation('preferences');
  return (
    <div className="stack">
      <p className="message warn" role="status">
        {t('factor.keep')}
      </p>
      <ol className="factor-codes code facts">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="actions">
        <Button variant="primary" onClick={onKept}>
          {t('factor.kept')}
        </Button>
        <CopyButton text={codes.join('\n')} />
        <Button onClick={() => window.print()}>{t('factor.print')}</Button>
      </div>
    </div>
  );
}
