import type { DeliveryState } from '#contract/economy/invoice-deliveries/channels.ts';
import { eAddressOf } from '#contract/economy/invoice-deliveries/e-address.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { actAs } from '#server/kit/caller/act-as.ts';
import { now } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import { ExternalError } from '#server/kit/external.ts';
import { say } from '#server/kit/words.ts';
import { actingFor, requestOf } from '../acting-for.ts';
import { noteDelivery, type DueDelivery } from '../deliveries-repo.ts';
import { issuedInvoice, ublOf } from '../ubl-of-invoice.ts';
import { eText } from '../ways.ts';
import type { AccessPoint, Received } from './access-point.ts';
import { accessPointOf } from './access-point-of.ts';
import { deliveryOfDocument, hasSentEhf, takeUnderWay, type OnItsWay } from './ehf-repo.ts';
import { readResponse, stateOfResponse } from './read-response.ts';

/** Gives an invoice to the access point, once, however often it is tried. Throws what it lacks, and why it was not taken. */
export async function sendEhf(app: AppContext, due: DueDelivery): Promise<void> {
  const accessPoint = accessPointOf(app);
  if (!accessPoint) throw new AppError('invoice-deliveries.no_access_point');
  const issued = await actAs(app, actingFor(due), requestOf(due), (context) =>
    issuedInvoice(context, due.invoice_id),
  );
  const xml = await ublOf(app, issued);
  const sender = eText(eAddressOf(issued.invoice.seller));
  const external_id = await accessPoint.send(due.intent, { sender, receiver: due.address, xml });
  await app.db.transaction('system', (tx) =>
    noteDelivery(tx, due, { state: 'sent', external_id, answer: '', next_try_at: now() }),
  );
}

type Changed = readonly Pick<DueDelivery, 'chain_id' | 'sent_by'>[];

/** Follows what the access point was given: that it arrived, or not, and what its receivers answer. Answers where something changed. */
export async function followEhf(app: AppContext): Promise<Changed> {
  const accessPoint = accessPointOf(app);
  if (!accessPoint) return [];
  const changed: Pick<DueDelivery, 'chain_id' | 'sent_by'>[] = [];
  try {
    for (const one of await app.db.transaction('system', takeUnderWay)) {
      if (await followOne(app, accessPoint, one)) changed.push(one);
    }
    if (await app.db.transaction('system', hasSentEhf)) {
      for (const one of await accessPoint.inbox()) {
        changed.push(...(await takeResponse(app, one)));
        await accessPoint.taken(one.id);
      }
    }
  } catch (cause) {
    if (!(cause instanceof ExternalError)) throw cause;
    app.http.log.warn({ reason: cause.message }, 'the access point could not be asked');
  }
  return changed;
}

const arrived: Readonly<Record<string, DeliveryState>> = {
  delivered: 'delivered',
  failed: 'failed',
};

async function followOne(
  { db }: AppContext,
  accessPoint: AccessPoint,
  one: OnItsWay,
): Promise<boolean> {
  const status = await accessPoint.statusOf(one.external_id);
  const state = status ? arrived[status.state] : undefined;
  if (!state) return false;
  await db.transaction('system', (tx) =>
    noteDelivery(tx, one, { state, answer: (status?.reason ?? '').slice(0, longest) }),
  );
  return true;
}

/** Writes what a receiver answered with the delivery that it is of. What is no answer, or to nothing of ours, is left. */
async function takeResponse(app: AppContext, { of, xml }: Received): Promise<Changed> {
  const response = readResponse(xml);
  const one = response && (await app.db.transaction('system', (tx) => deliveryOfDocument(tx, of)));
  if (!response || !one || one.number !== response.number) return [];
  await actAs(app, actingFor(one), requestOf(one), async ({ db, language }) => {
    const said = say(language, 'invoice-deliveries', `responses.${response.code}`);
    const answer = [said, response.reason].filter(Boolean).join(': ').slice(0, longest);
    await noteDelivery(db, one, { state: stateOfResponse(response.code), answer });
  });
  return [one];
}

const longest = 500;
