import { portalFormFields } from '#contract/booking/booking-settings/portal-form-fields.ts';
import { languages } from '#contract/platform/languages.ts';
import { ColourInput } from './colour-input.tsx';
import { HostsInput } from './hosts-input.tsx';
import { PortalTextsInput } from './portal-texts-input.tsx';
import { ServiceIdsInput } from './service-ids-input.tsx';
import { severalOf } from './several-of.tsx';

/** What asks for the fields of a portal. */
export const portalInputs = {
  languages: severalOf(languages, 'languages'),
  required_fields: severalOf(portalFormFields, 'asked'),
  service_ids: ServiceIdsInput,
  texts: PortalTextsInput,
  primary_colour: ColourInput,
  secondary_colour: ColourInput,
  embed_hosts: HostsInput,
};
