import { useTranslation } from 'react-i18next';

/** What a rule is called: by its name, or, of one of the margin manager (`tyre/summer/3`), by its grid and version. */
export function useRuleName(): (name: string, id: number | null) => string {
  const { t } = useTranslation('pricing');
  return (name, id) => {
    if (id !== null) return name;
    const [kind = '', part = '', version = ''] = name.split('/');
    return t('why.ofManager', {
      kind: t(`kinds.${kind as 'tyre'}`),
      part: t(`parts.${part as 'all'}`),
      version,
    });
  };
}
