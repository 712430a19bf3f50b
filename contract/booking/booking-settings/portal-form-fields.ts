import * as z from 'zod/mini';
import { manyLines } from '../../kit/text.ts';

/** What a portal may insist on being told. */
export const portalFormFields = ['name', 'mobile', 'email', 'licenseplate', 'comment'] as const;

/** How the page of a portal looks: as its host and the device have it, or one way for all. */
export const portalThemes = ['brand', 'light', 'dark'] as const;

const text = manyLines(1000);

/** What a portal says to customers in a language. */
export const portalTexts = z.object({ welcome: text, done: text });
export type PortalTexts = z.output<typeof portalTexts>;
