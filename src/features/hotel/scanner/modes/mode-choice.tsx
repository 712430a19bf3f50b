import {
  carOutline,
  cartOutline,
  checkmarkDoneOutline,
  downloadOutline,
  enterOutline,
  exitOutline,
  searchOutline,
  shareOutline,
} from 'ionicons/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScanMode } from '#contract/hotel/scan/scanning.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import './mode-choice.css';

// A warehouse stores, fetches and moves all day; the others it does a few times a day.
const hourly = ['put_away', 'pick', 'trolley'] as const;
const others = ['look_up', 'stage', 'mount', 'return', 'receive'] as const;

const icons: Record<ScanMode, string> = {
  put_away: downloadOutline,
  pick: shareOutline,
  trolley: cartOutline,
  look_up: searchOutline,
  stage: checkmarkDoneOutline,
  mount: carOutline,
  return: exitOutline,
  receive: enterOutline,
};

interface Props {
  /** What is pressed for a mode, around its picture and its word; null where it is not offered. */
  render: (mode: ScanMode, face: ReactNode) => ReactNode;
  /** What else is done with the scanner, as a last line. */
  children?: ReactNode;
}

/** What the scanner can be set to do: what is done every hour is large, the rest are lines below it. */
export function ModeChoice({ render, children }: Props) {
  const { t } = useTranslation('scanner');
  const shown = (mode: ScanMode) =>
    render(
      mode,
      <>
        <Icon icon={icons[mode]} />
        <span>{t(`modes.${mode}`)}</span>
      </>,
    );
  return (
    <>
      <div className="modes-hourly thirds">{hourly.map(shown)}</div>
      <div className="modes-others halves flush">
        {others.map(shown)}
        {children}
      </div>
    </>
  );
}
