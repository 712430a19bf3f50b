import { warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { screensOf } from '#src/crud/screens-of.tsx';

export default screensOf(warehouses, { card: ['kind', 'taken', 'room'] });
