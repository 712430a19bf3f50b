import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AppContext } from '#server/kit/app-context.ts';
import { showsDemoData } from '#server/kit/demo/shows-demo-data.ts';
import { played } from '../peppol/access-point-of.ts';
import { readUbl } from '../ubl/read-ubl.ts';
import { responseXml } from './response-xml.ts';

const giving = z.object({ sender: z.string(), receiver: z.string(), xml: z.string() });

interface PlayedDocument {
  readonly id: string;
  readonly xml: string;
  readonly responses: string[];
}

const most = 200;

/**
 * Plays an access point to Peppol as we ask it; not where there is no demo data. A receiver whose
 * number ends with 0 takes no invoices. One takes what it is sent, but refuses what has the word
 * "refuse" as the buyer's reference.
 */
export function playAccessPoint({ http, env, db }: AppContext): void {
  if (!showsDemoData(env, db)) return;
  const documents = new Map<string, PlayedDocument>();
  const inbox = new Map<string, { of: string; xml: string }>();

  const withKey =
    (answer: (request: FastifyRequest, reply: FastifyReply) => unknown) =>
    (request: FastifyRequest, reply: FastifyReply): unknown =>
      /^Bearer .+/.test(request.headers.authorization ?? '')
        ? answer(request, reply)
        : reply.status(401).send({});
  const idOf = ({ params }: FastifyRequest) => (params as { id: string }).id;

  http.get(
    `${played}/receivers/:id`,
    withKey((request) => ({ receives: !idOf(request).endsWith('0') })),
  );
  http.post(
    `${played}/documents`,
    withKey((request, reply) => {
      const { xml } = giving.parse(request.body);
      const id = String(request.headers['idempotency-key']);
      if (documents.has(id)) return { id };
      const { number, buyerReference } = readUbl(Buffer.from(xml));
      if (number === '') return reply.status(422).send({});
      if (documents.size >= most) documents.clear();
      const codes = buyerReference === 'refuse' ? ['AB', 'RE'] : ['AB', 'AP'];
      documents.set(id, { id, xml, responses: codes.map((code) => responseXml(number, code)) });
      return { id };
    }),
  );
  http.get(
    `${played}/documents/:id`,
    withKey((request, reply) => {
      const document = documents.get(idOf(request));
      if (!document) return reply.status(404).send({});
      // Its receiver answers once it has arrived.
      for (const xml of document.responses.splice(0)) {
        inbox.set(crypto.randomUUID(), { of: document.id, xml });
      }
      return { state: 'delivered' };
    }),
  );
  http.get(
    `${played}/inbox`,
    withKey(() => ({ documents: [...inbox].map(([id, one]) => ({ id, ...one })) })),
  );
  http.post(
    `${played}/inbox/:id/taken`,
    withKey((request) => {
      inbox.delete(idOf(request));
      return {};
    }),
  );
}
