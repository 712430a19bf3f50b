import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { bookPresetsCalls, type PresetPart } from '#contract/accounting/book-presets/calls.ts';
import { pathsOf } from '#src/crud/resource-paths.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useAction } from '#src/crud/use-action.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Scrolled } from '#src/ui/layout/scrolled.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

/** What the preset of the company's country adds to its books: told before, done by one press, told after. */
export default function PresetScreen() {
  const { t } = useTranslation('book-presets');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const [done, setDone] = useState<readonly PresetPart[] | null>(null);
  const queryOptions = queryFor(siteId, bookPresetsCalls.plan, undefined);
  const query = useQuery(queryOptions);

  const fill = () =>
    run(async (write) => {
      const { data } = await write(bookPresetsCalls.fill, { body: {} }, { siteId });
      setDone(data.parts);
      await queryClient.invalidateQueries({ queryKey: queryOptions.queryKey });
    });

  return (
    <div className="page" data-width="text">
      <h1>{t('preset.title')}</h1>
      <p className="muted">{t('preset.intro')}</p>
      <Loaded query={query}>
        {({ data: { country, parts } }) => {
          const missing = parts.reduce((sum, { added }) => sum + added, 0);
          if (parts.length === 0) return <p className="callout">{t('none')}</p>;
          return (
            <div className="stack">
              <h2>{t(`standards.${country}`)}</h2>
              <PresetTable parts={done ?? parts} done={done !== null} />
              {done && <Left parts={done} />}
              <ErrorNote text={actionError.text} />
              <p role="status">
                {done
                  ? t('done', { count: done.reduce((sum, { added }) => sum + added, 0) })
                  : missing === 0
                    ? t('complete')
                    : ''}
              </p>
              {missing > 0 && !done && (
                <div className="actions">
                  <Button variant="primary" busy={busy} onClick={() => void fill()}>
                    {t('fill', { count: missing })}
                  </Button>
                </div>
              )}
            </div>
          );
        }}
      </Loaded>
    </div>
  );
}

/** How many of each register are added and how many stay. */
function PresetTable({ parts, done }: { parts: readonly PresetPart[]; done: boolean }) {
  const { t } = useTranslation('book-presets');
  const siteId = useSiteId();
  const heads = ['register', done ? 'added' : 'missing', 'kept'] as const;
  return (
    <Scrolled label={t('preset.title')}>
      <table className="table">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {t(`columns.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ resource, added, kept }) => (
            <tr key={resource}>
              <th scope="row">
                <Link to={sitePath(siteId, pathsOf(resource)?.list ?? '')}>
                  {t(titleOf(resource))}
                </Link>
              </th>
              <td>{added}</td>
              <td>{kept}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}

/** What was not added, and why. */
function Left({ parts }: { parts: readonly PresetPart[] }) {
  const { t } = useTranslation('book-presets');
  const left = parts.flatMap(({ resource, left: those }) =>
    those.map((one) => ({ resource, ...one })),
  );
  if (left.length === 0) return null;
  return (
    <section className="section">
      <h2>{t('left')}</h2>
      <ul>
        {left.map(({ resource, name, why }) => (
          <li key={`${resource} ${name}`}>
            <b>{`${t(titleOf(resource))}: ${name}`}</b> {why}
          </li>
        ))}
      </ul>
    </section>
  );
}

// Rules of three kinds are one feature; the other registers are their own.
const titleOf = (name: string): string =>
  `${name.endsWith('accounting-rules') ? 'accounting-rules' : name}:${name}.title`;
