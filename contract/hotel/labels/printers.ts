import { choice, number, text, yesNo } from '../../kit/fields.ts';
import { resource } from '../../kit/resource.ts';
import { labelSizes, resolutions, type LabelKind, type LabelSize } from './labels.ts';

const sizes = Object.keys(labelSizes) as [LabelSize, ...LabelSize[]];

/** The printers of a site: those that a browser prints at, and label printers that the server sends to. */
export const printers = resource('printers', {
  feature: 'labels',
  path: '/v4/site/printers',
  of: 'site',
  read: 'hotel.read',
  write: 'hotel.places',
  title: 'name',
  sort: 'name:asc',
  fields: {
    name: text(60, { required: true, list: true, sort: true, search: true }),
    kind: choice(['browser', 'network'], { list: true, filter: true }),
    /** Of one in the network; whether it may be reached at all says who runs the server. */
    address: text(45, { list: true, hint: true }),
    /** Of one in the network, where it is not the usual one. */
    port: number({ from: 9100, to: 9109 }, { hint: true }),
    size: choice(sizes, { list: true }),
    resolution: choice(resolutions, {}),
    wheel_labels: yesNo({ list: true }),
    set_labels: yesNo({ list: true }),
    place_labels: yesNo({ list: true }),
  },
});

/** Whether labels of a kind go to a printer when nobody chose one. */
export const printsByDefault = (
  printer: {
    readonly wheel_labels: boolean;
    readonly set_labels: boolean;
    readonly place_labels: boolean;
  },
  of: LabelKind,
): boolean => {
  switch (of) {
    case 'wheel':
      return printer.wheel_labels;
    case 'set':
      return printer.set_labels;
    case 'place':
    case 'command':
      return printer.place_labels;
  }
};
