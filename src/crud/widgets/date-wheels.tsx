import { IonDatetime } from '@ionic/react';
import { useLayoutEffect, useState, type ComponentRef } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '#src/data/server-time.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { isDate, type DateKind } from '#src/i18n/typed-date.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import '#src/ui/touch/ionic.ts';
import './date-wheels.css';

interface Props {
  label: string;
  kind: DateKind;
  value: string;
  min: string | undefined;
  max: string | undefined;
  onChoose: (value: string) => void;
  onClose: () => void;
}

type Wheels = NonNullable<ComponentRef<typeof IonDatetime>>;

const presentations = { date: 'date', time: 'time', datetime: 'date-time' } as const;
// Of what Ionic keeps, `2026-02-01T07:30:00`, the part that each kind of field keeps.
const parts = { date: [0, 10], time: [11, 16], datetime: [0, 16] } as const;
const yearsBack = 100;
const yearsAhead = 20;

/** Ionic's wheels for a day or a time, where a finger turns them. */
export function DateWheels({ label, kind, value, min, max, onChoose, onClose }: Props) {
  const { t, i18n } = useTranslation('crud');
  const [wheels, setWheels] = useState<Wheels | null>(null);
  const now = serverNow();
  const today = showDate(now);
  const start = isDate(value, kind)
    ? value
    : `${today}T${showTime(now).slice(0, 5)}`.slice(...parts[kind]);
  const year = Number(today.slice(0, 4));
  const day = start.slice(0, 10);
  const days = {
    min: min ?? [day, `${year - yearsBack}-01-01`].sort()[0]!,
    max: max ?? [day, `${year + yearsAhead}-12-31`].sort()[1]!,
  };

  useLayoutEffect(() => {
    if (!wheels?.shadowRoot) return;
    // A sheet around them is not pulled by who turns them.
    wheels.addEventListener('touchstart', (event) => event.stopPropagation(), { passive: true });
    // Each gets a class once it is there.
    const drawn = new MutationObserver(() =>
      nameWheels(wheels, (part) => t(`date.wheels.${part}`)),
    );
    drawn.observe(wheels.shadowRoot, { subtree: true, attributeFilter: ['class'] });
  }, [wheels, t]);

  async function take() {
    await wheels?.confirm();
    const kept = String(wheels?.value);
    onChoose(isDate(kept, kind) ? kept : kept.slice(...parts[kind]));
    onClose();
  }

  return (
    <Dialog open title={label} onClose={onClose}>
      <IonDatetime
        ref={setWheels}
        presentation={presentations[kind]}
        preferWheel
        size="cover"
        locale={i18n.language}
        hourCycle="h23"
        value={start}
        {...(kind !== 'time' && days)}
      />
      <div className="actions end">
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button variant="primary" onClick={() => void take()}>
          {t('date.take')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Says what each wheel is, which Ionic does in English. */
function nameWheels(wheels: HTMLElement, labelOf: (part: string) => string): void {
  const times = ['hour', 'minute'];
  for (const wheel of wheels.shadowRoot?.querySelectorAll('ion-picker-column') ?? []) {
    const [, part = times.shift() ?? ''] =
      /\b(day|month|year|date)-column/.exec(wheel.className) ?? [];
    wheel.ariaLabel = labelOf(part);
  }
}
