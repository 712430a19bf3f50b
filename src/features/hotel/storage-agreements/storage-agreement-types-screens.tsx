import { storageAgreementTypes } from '#contract/hotel/storage-agreements/storage-agreements.ts';
import { screensOf } from '#src/crud/screens-of.tsx';

export default screensOf(storageAgreementTypes, { card: ['billed_per', 'price', 'months'] });
