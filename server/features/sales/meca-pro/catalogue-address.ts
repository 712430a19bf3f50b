import type { AppContext } from '#server/kit/app-context.ts';
import { isServiceAddress, serviceBaseOf } from '#server/kit/outside/service-address.ts';

/** The page of this server that plays a catalogue, where there is demo data. */
export const played = '/demo/meca-pro';

/** Whether an address can be one of a catalogue. */
export const isCatalogueAddress = (app: Pick<AppContext, 'env' | 'db'>, address: string): boolean =>
  isServiceAddress(app, address, played);

/** Where the catalogue at an address is asked. */
export const baseOf = (app: Pick<AppContext, 'http'>, address: string): string =>
  serviceBaseOf(app, address, played);
