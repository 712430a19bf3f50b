import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CameOf, Goods } from '#contract/kit/goods/goods.ts';
import { showDate, showTime } from '#src/i18n/time.ts';

/** Has a paper of goods printed, which both sites may. */
export type GoodsPaper = ComponentType<{ readonly id: number; readonly children: ReactNode }>;

interface Props<G extends Goods> {
  readonly came: readonly CameOf<G>[];
  /** How much of one has come, and how much has not. */
  readonly counted: (one: CameOf<G>) => string;
  readonly Paper: GoodsPaper;
}

/** What has come here lately, each with its receipt; nothing where nothing has. */
export function CameLately<G extends Goods>({ came, counted, Paper }: Props<G>) {
  const { t } = useTranslation('crud');
  if (came.length === 0) return null;
  return (
    <section className="section stack">
      <h2>{t('goods.came')}</h2>
      <ul className="rows">
        {came.map((one) => (
          <li key={one.id} className="row apart">
            <span>
              <b>{t('goods.from', { number: one.number, site: one.from_site })}</b>
              <br />
              <small>
                {showDate(one.came_at)} {showTime(one.came_at)} · {counted(one)}
              </small>
            </span>
            <Paper id={one.id}>{t('goods.receipt')}</Paper>
          </li>
        ))}
      </ul>
    </section>
  );
}
