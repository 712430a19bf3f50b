import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { autoProducts } from '#contract/sales/auto-products/auto-products.ts';
import { AddPage } from '#src/crud/pages.tsx';
import { templateNames, templates, type Template } from './templates.ts';

/** A new rule, begun by hand or with what most workshops have. */
export function NewAutoProduct() {
  const { t } = useTranslation('auto-products');
  const [search] = useSearchParams();
  const chosen = templateNames.find((name) => name === search.get('template'));
  return (
    <AddPage
      key={chosen}
      resource={autoProducts}
      start={chosen && { ...templates[chosen], ...textsOf(chosen) }}
      intro={
        <nav className="section stack tight" aria-labelledby="auto-templates">
          <h2 id="auto-templates">{t('template')}</h2>
          <div className="actions">
            {templateNames.map((name) => (
              <Link
                key={name}
                className="button"
                replace
                to={`?template=${name}`}
                aria-current={name === chosen ? 'true' : undefined}
              >
                {t(`templates.${name}`)}
              </Link>
            ))}
          </div>
        </nav>
      }
    />
  );

  function textsOf(name: Template) {
    const hasQuestion = 'mode' in templates[name];
    return {
      name: t(`templates.${name}`),
      ...(hasQuestion && { question: t(`questions.${name}`) }),
    };
  }
}
