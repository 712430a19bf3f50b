import * as z from 'zod/mini';
import { data, get, idParams, instant, post } from '../../kit/call.ts';
import { instantInput } from '../../kit/time/days.ts';
import type { ErrorTable } from '../../kit/errors.ts';
import { lettersAnswer } from '../../kit/paper/drawn-sheet.ts';
import { largestBody } from '../../kit/rules/largest-body.ts';
import { wheelPlaces } from '../label-codes.ts';
import { mostBytes, type PhotoSize } from './photo-rules.ts';
import { oneLine } from '../../kit/text.ts';

const jpeg = (size: PhotoSize) =>
  z.base64().check(z.minLength(1), z.maxLength(Math.ceil(mostBytes[size] / 3) * 4));
/** Which wheel it shows; '' of what is seen of the set as a whole. */
const wheel = z.enum(['', ...wheelPlaces]);

const photo = z.object({
  id: z.int(),
  wheel,
  taken_at: instant,
  by: z.nullable(z.string()),
  /** Why it is shown no more, and since when; null of one that is. */
  archived: z.nullable(z.object({ at: instant, by: z.nullable(z.string()), reason: z.string() })),
});
export type WheelPhoto = z.output<typeof photo>;

export const wheelPhotoErrors = {
  'wheel-sets.no_photo': 422,
  'wheel-sets.no_set_of_photo': 409,
} as const satisfies ErrorTable;

/** Photos of what was seen on the wheels of a set, and what they prove. */
export const wheelPhotoCalls = {
  photos: get('/v4/site/wheel-sets/{id}/photos', {
    summary: 'The photos of a set, newest first',
    access: 'hotel.read',
    params: idParams,
    result: data(z.array(photo)),
  }),
  addPhoto: post('/v4/site/wheel-sets/{id}/photos', {
    summary: 'Keep a photo of a wheel, as a JPEG in base64 with a small one of it',
    access: 'hotel.work',
    params: idParams,
    body: z.object({
      /** Its key: a photo that comes a second time is answered, and not kept twice. */
      intent: z.uuid(),
      wheel,
      taken_at: instantInput(),
      whole: jpeg('whole'),
      small: jpeg('small'),
    }),
    result: data(photo),
    errors: ['wheel-sets.no_photo'],
    largest: largestBody(mostBytes.whole + mostBytes.small),
    offline: 'queue',
    // Its intent is its key, for ever.
    keyless: true,
  }),
  photo: get('/v4/site/wheel-photos/{id}/file', {
    summary: 'A photo, as it is kept or small',
    access: 'hotel.read',
    params: idParams,
    query: z.object({ size: z._default(z.enum(['whole', 'small']), 'whole') }),
    result: z.unknown(),
    answers: 'file',
  }),
  archivePhoto: post('/v4/site/wheel-photos/{id}/archive', {
    summary: 'A photo is shown no more, for a reason; it stays kept',
    access: 'hotel.work',
    params: idParams,
    body: z.object({ reason: oneLine(200).check(z.minLength(1)) }),
    result: data(photo),
    errors: ['common.archived'],
  }),
  evidence: get('/v4/site/wheel-sets/{id}/evidence', {
    summary: 'The life of a set as a document: whose it is, its wheels, its movements, its photos',
    access: 'hotel.read',
    params: idParams,
    result: z.unknown(),
    answers: 'file',
  }),
  evidenceLetters: get('/v4/site/wheel-sets/{id}/evidence/letters', {
    summary: 'The letters of this document that cannot be printed',
    access: 'hotel.read',
    params: idParams,
    result: lettersAnswer,
  }),
};
