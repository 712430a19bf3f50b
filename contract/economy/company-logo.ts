import * as z from 'zod/mini';
import { mostBytes, type PhotoSize } from '../hotel/wheel-sets/photo-rules.ts';
import { data, get, post } from '../kit/call.ts';
import type { ErrorTable } from '../kit/errors.ts';
import { largestBody } from '../kit/rules/largest-body.ts';

const jpeg = (size: PhotoSize) => z.base64().check(z.maxLength(Math.ceil(mostBytes[size] / 3) * 4));

/** Where the logo is now; null where the company has none. */
const logo = data(z.object({ address: z.nullable(z.string()) }));
export type CompanyLogo = z.output<typeof logo>['data'];

const picturePath = '/v3/company-logos/{file}';

export const billingErrors = {
  'billing.no_picture': 422,
} as const satisfies ErrorTable;

/** The logo of a company on what its customers get of it. */
export const companyLogoCalls = {
  read: get('/v4/site/company-logo', {
    summary: 'The logo of the company',
    access: 'billing.settings',
    result: logo,
  }),
  keep: post('/v4/site/company-logo', {
    summary: 'Give the company another logo, as a JPEG in base64 with a small one of it',
    access: 'billing.settings',
    body: z.object({ whole: jpeg('whole'), small: jpeg('small') }),
    result: logo,
    errors: ['billing.no_picture'],
    largest: largestBody(mostBytes.whole + mostBytes.small),
  }),
  remove: post('/v4/site/company-logo/remove', {
    summary: 'Take the logo of the company away; what was issued with it keeps it',
    access: 'billing.settings',
    body: z.object({}),
    result: logo,
  }),
  picture: get(picturePath, {
    summary: 'The picture of a logo, by the name that was drawn for it, as a JPEG',
    access: 'public',
    params: z.object({ file: z.uuid() }),
    query: z.object({ size: z._default(z.enum(['whole', 'small']), 'whole') }),
    result: z.unknown(),
    answers: 'file',
  }),
};

/** The address of a logo by its drawn name, at this server. */
export const logoAddress = (file: string, size: PhotoSize): string =>
  `/api${picturePath.replace('{file}', file)}?size=${size}`;
