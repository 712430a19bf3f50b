import { printers } from '#contract/hotel/labels/printers.ts';
import { screensOf } from '#src/crud/screens-of.tsx';

export default screensOf(printers, { card: ['kind', 'address', 'size'] });
