import * as z from 'zod/mini';
import { get } from '../kit/call.ts';
import { languages } from './languages.ts';

export const i18nCalls = {
  translations: get('/i18n', {
    summary: 'Every word of a language by feature; without one asked for, of the browser’s',
    access: 'public',
    query: z.object({
      lang: z.optional(z.string().check(z.maxLength(35))),
      /** The build of an app that brings its own words: it is told those that differ from them. */
      bundled: z.optional(z.string().check(z.maxLength(100))),
    }),
    result: z.object({
      data: z.record(z.string(), z.record(z.string(), z.unknown())),
      meta: z.object({ lang: z.enum(languages) }),
    }),
  }),
};
