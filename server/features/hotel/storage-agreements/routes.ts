import {
  storageAgreements,
  storageAgreementTypes,
} from '#contract/hotel/storage-agreements/storage-agreements.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { putUnder } from './put-under.ts';
import { savedAgreement } from './saved-agreement.ts';

/** What is agreed about storing wheels, and the kinds of it that a chain offers. */
export function storageAgreementsRoutes(app: AppContext): void {
  resourceRoutes(app, storageAgreementTypes);
  resourceRoutes(app, storageAgreements, {
    beforeSave: savedAgreement,
    steps: { activate: (context, before) => putUnder(app, context, before) },
  });
}
