import { portalFormFields } from '#contract/booking/booking-settings/portal-form-fields.ts';
import { languages } from '#contract/platform/languages.ts';
import { PortalTextsInput } from './portal-texts-input.tsx';
import { ServiceIdsInput } from './service-ids-input.tsx';
import { severalOf } from './several-of.tsx';

/** What asks for the fields of a portal. */
export const portalInputs = {
  languages: severalOf(languages, 'languages'),
  required_fields: severalOf(portalFormFields, 'asked'),
  service_ids: ServiceIdsInput,
  texts: PortalTextsInput,
};
