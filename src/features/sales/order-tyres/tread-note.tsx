import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWordsThere } from '#src/crud/use-words-there.ts';
import { useOrderTyres } from './use-order-tyres.ts';
import { useWornText } from './worn-text.ts';

/** That the tread of an order's car or set asks for new tyres, with the way to them; nothing where it does not. */
export function TreadNote({ id, to }: { id: number; to: string }) {
  const there = useWordsThere({ feature: 'order-tyres' });
  return there ? <Note id={id} to={to} /> : null;
}

function Note({ id, to }: { id: number; to: string }) {
  const { t } = useTranslation('order-tyres');
  const worn = useWornText();
  const advice = useOrderTyres(id).data?.data.advice ?? [];
  return advice.map((one) => (
    <p key={one.of} className="whole callout">
      {`${t('note')} ${worn(one)} `}
      <Link to={to}>{t('see')}</Link>
    </p>
  ));
}
