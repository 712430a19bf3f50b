import type { FastifyRequest } from 'fastify';
import { chooseLanguage, type Language } from '#contract/platform/languages.ts';

/** The language to answer a request in: the caller's own, else the first of ours that its Accept-Language names, else English. */
export function languageOfRequest(
  request: Pick<FastifyRequest, 'callerLanguage' | 'headers'>,
  otherwise: string | null = null,
): Language {
  if (request.callerLanguage) return request.callerLanguage;
  const wanted = request.headers['accept-language']?.split(',').map((part) => part.split(';')[0]);
  return chooseLanguage(...(wanted ?? []), otherwise);
}
