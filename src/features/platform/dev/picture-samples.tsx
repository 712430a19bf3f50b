import { carOutline, peopleOutline, searchOutline } from 'ionicons/icons';
import { CarTread } from '#src/ui/chart/car-tread.tsx';
import { Chart } from '#src/ui/chart/chart.tsx';
import { Heat } from '#src/ui/chart/heat.tsx';
import { Meter } from '#src/ui/chart/meter.tsx';
import { Sparkline } from '#src/ui/chart/sparkline.tsx';
import { Stack } from '#src/ui/chart/stack.tsx';
import { QrCode } from '#src/ui/code/qr-code.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';
import { SheetPicture } from '#src/ui/paper/sheet-picture.tsx';
import { Logo } from '#src/ui/photo/logo.tsx';
import { Picture } from '#src/ui/photo/picture.tsx';
import { WheelMark } from '#src/ui/wheel-mark.tsx';
import { Sample } from './sample.tsx';

const words = {
  arrived: 'Cars that arrived',
  hour: 'Hour',
  ready: 'Ready',
  taken: 'Places taken',
  room: 'Room',
  logo: 'Logo of the company',
  tread: 'Tread depth, mm',
  day: 'Day',
  front: 'Front',
  limit: 'Replace',
  code: 'Wheel set 4711',
  photo: 'Front left',
};
const load = ['Mari', 'Ola'].map((name, of) => ({
  name,
  cells: [0.2, 0.55, 0.95, null].map((at) => ({
    load: at === null ? null : at + of / 10,
    onOpen: () => undefined,
  })),
}));
const hours = ['07', '08', '09', '10', '11'];
const days = ['2024', '2025', '2026'];
const photo = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#668"/><circle cx="2" cy="1.5" r="1" fill="none" stroke="#222" stroke-width=".5"/></svg>',
  ],
  { type: 'image/svg+xml' },
);
const text = { kind: 'text', x: 3, bold: false } as const;
const label = {
  width: 62,
  height: 29,
  marks: [
    { ...text, y: 9, size: 7, text: 'EL 48213', bold: true },
    { ...text, y: 16, size: 4, text: 'Kari Lunde' },
    { ...text, y: 24, size: 5, text: 'A.03-2' },
    {
      kind: 'dark' as const,
      path: 'M40 4h18v1h-18zM40 6h18v2h-18zM40 9h18v1h-18zM40 12h18v3h-18z',
    },
  ],
};

/** What is drawn. */
export function PictureSamples() {
  return (
    <>
      <Sample name="Meter">
        <Meter label={words.taken} value={771} most={840} text="771 / 840" />
        <Meter label={words.taken} value={835} most={840} text="835 / 840" tone="warn" />
        <Meter label={words.ready} value={4} most={4} text="4 / 4" tone="ok" />
      </Sample>
      <Sample name="Facts">
        <Facts of={[words.front, null, words.tread, '7.2']} />
      </Sample>
      <Sample name="Chart">
        <Chart
          kind="bars"
          label={words.arrived}
          x={hours}
          xName={words.hour}
          series={[
            { name: words.arrived, values: [2, 5, 8, 4, null] },
            { name: words.ready, values: [0, 3, 6, 5, 1] },
          ]}
          limits={[{ name: words.room, value: 9 }]}
        />
        <Chart
          kind="bars"
          label={words.arrived}
          x={hours}
          xName={words.hour}
          series={[{ name: words.arrived, values: [2, 5, 8, 4, 3] }]}
          current={4}
        />
        <Chart
          kind="lines"
          label={words.tread}
          x={days}
          xName={words.day}
          series={[{ name: words.front, values: [8, 6, 4] }]}
          limits={[{ name: words.limit, value: 3 }]}
        />
      </Sample>
      <Sample name="CarTread">
        <CarTread
          label={words.tread}
          wheels={[
            {
              position: 'FL',
              name: words.photo,
              depth: 70,
              text: '7.0',
              tone: 'ok',
              verdict: null,
            },
            {
              position: 'FR',
              name: words.front,
              depth: 12,
              text: '1.2',
              tone: 'bad',
              verdict: null,
            },
          ]}
          legal={{ depth: 16, text: words.limit }}
        />
      </Sample>
      <Sample name="Sparkline">
        <Sparkline label={words.arrived} x={hours} xName={words.hour} values={[2, 5, 8, null, 4]} />
      </Sample>
      <Sample name="Stack">
        <Stack
          label={words.taken}
          partsAre={words.hour}
          counted={words.arrived}
          parts={hours.map((name, at) => ({ name, value: 6 - at }))}
          share={(part) => `${Math.round(part * 100)} %`}
        />
      </Sample>
      <Sample name="Heat">
        <Heat
          label={words.taken}
          rows={load}
          rowsAre={words.front}
          columns={days.concat('2027')}
          text={(part) => (part === null ? '–' : `${Math.round(part * 100)} %`)}
        />
      </Sample>
      <Sample name="Icon, WheelMark, QrCode">
        <div className="row">
          {[searchOutline, peopleOutline, carOutline].map((icon) => (
            <Icon key={icon} icon={icon} />
          ))}
          <span className="sample-mark">
            <WheelMark />
          </span>
        </div>
        <QrCode text="4711" label={words.code} />
      </Sample>
      <Sample name="SheetPicture, Picture">
        <SheetPicture sheet={label} />
        <div className="tiles">
          <figure className="picture box">
            <Picture of={photo} alt={words.photo} />
            <figcaption>{words.photo}</figcaption>
          </figure>
          <figure className="picture box">
            <span className="blank" />
            <figcaption>{words.photo}</figcaption>
          </figure>
        </div>
      </Sample>
      <Sample name="Logo">
        <Logo address="/icons/apple-touch-icon.png" of={words.logo} />
      </Sample>
    </>
  );
}
