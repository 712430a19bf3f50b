import { useTranslation } from 'react-i18next';
import type { RegisterStatus } from '#contract/sales/cash-register/register-states.ts';
import { StatusChip } from '#src/ui/status-chip.tsx';
import type { Tone } from '#src/ui/status-chip.tsx';

const tones: Readonly<Record<RegisterStatus, Tone>> = {
  inactive: 'idle',
  loading: 'info',
  loaded: 'warn',
  ready: 'ok',
  timeout: 'bad',
};

/** How the cash register is, by colour, shape and word. */
export function RegisterStatusChip({ status }: { status: RegisterStatus }) {
  const { t } = useTranslation('cash-register');
  return <StatusChip tone={tones[status]}>{t(`status.${status}`)}</StatusChip>;
}
