import { createServer, type Socket } from 'node:net';

/** How a terminal takes the next payment. `dies`: it approves, and breaks off before it has said so. */
export type TakesCards =
  | 'approve'
  | 'decline'
  | 'slow'
  | 'dies'
  | 'twice'
  | 'other_service'
  | 'part';

export interface CardTerminal {
  readonly port: number;
  /** What customers were charged, in minor units; below zero what was paid back. */
  readonly taken: readonly { readonly service: string; readonly amount: number }[];
  /** What was given back of that, by its transactions. */
  readonly reversed: readonly string[];
  /** What it was asked, by the category of each message. */
  readonly asked: readonly string[];
  takes(how: TakesCards): void;
  /** Says of all that is slow that a customer has paid. */
  pay(): void;
  stop(): Promise<void>;
}

interface Done {
  readonly category: 'Payment' | 'Reversal';
  readonly body: object;
}
interface Header {
  readonly MessageCategory: string;
  readonly ServiceID: string;
}
interface Payment {
  readonly PaymentTransaction: {
    readonly AmountsReq: { readonly Currency: string; readonly RequestedAmount: number };
  };
  readonly PaymentData: { readonly PaymentType: 'Normal' | 'Refund' };
}
interface About {
  readonly MessageReference: { readonly ServiceID: string };
}
interface Message {
  readonly MessageHeader: Header;
  readonly PaymentRequest?: Payment;
  readonly ReversalRequest?: {
    readonly OriginalPOITransaction: {
      readonly POITransactionID: { readonly TransactionID: string };
    };
  };
  readonly TransactionStatusRequest?: About;
  readonly AbortRequest?: About;
}

/** Plays a card terminal that speaks nexo Retailer; at a port, where one died at it before. */
export async function playCardTerminal(at = 0): Promise<CardTerminal> {
  const taken: { service: string; amount: number }[] = [];
  const reversed: string[] = [];
  const asked: string[] = [];
  const done = new Map<string, Done>();
  const waiting = new Map<string, { pay: () => void; refuse: () => void }>();
  const open = new Set<Socket>();
  let how: TakesCards = 'approve';

  const approved = (service: string, request: Payment, share = 1): object => {
    const { AmountsReq: amounts } = request.PaymentTransaction;
    const amount = Math.round(amounts.RequestedAmount * 100 * share);
    const isRefund = request.PaymentData.PaymentType === 'Refund';
    taken.push({ service, amount: isRefund ? -amount : amount });
    return {
      Response: { Result: share === 1 ? 'Success' : 'Partial' },
      POIData: {
        POITransactionID: { TransactionID: `T${service}`, TimeStamp: '2026-11-01T10:00:00Z' },
      },
      PaymentResult: {
        AmountsResp: { Currency: amounts.Currency, AuthorizedAmount: amount / 100 },
        PaymentInstrumentData: {
          CardData: { PaymentBrand: 'Visa', MaskedPan: '4111111111111234' },
        },
      },
      PaymentReceipt: [
        {
          DocumentQualifier: 'CustomerReceipt',
          OutputContent: { OutputText: [{ Text: 'PAN 4111111111111234' }, { Text: 'APPROVED' }] },
        },
      ],
    };
  };
  const refused = (condition: string, more = '') => ({
    Response: { Result: 'Failure', ErrorCondition: condition, AdditionalResponse: more },
  });

  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    let bytes = Buffer.alloc(0);
    socket.on('data', (part) => {
      bytes = Buffer.concat([bytes, Buffer.from(part)]);
      while (bytes.length >= 4 && bytes.length >= 4 + bytes.readUInt32BE(0)) {
        const end = 4 + bytes.readUInt32BE(0);
        const text = bytes.subarray(4, end).toString();
        hear(socket, (JSON.parse(text) as { SaleToPOIRequest: Message }).SaleToPOIRequest);
        bytes = bytes.subarray(end);
      }
    });
  });

  function hear(socket: Socket, request: Message): void {
    const { MessageHeader: header } = request;
    const { MessageCategory: category, ServiceID: service } = header;
    asked.push(category);
    const say = (said: object, of: string = service) =>
      socket.write(
        framed({
          SaleToPOIResponse: {
            MessageHeader: { ...header, MessageType: 'Response', ServiceID: of },
            [`${category}Response`]: said,
          },
        }),
      );
    const { PaymentRequest: payment, ReversalRequest: reversal } = request;
    if (payment) takePayment(socket, service, payment, say);
    if (reversal) {
      reversed.push(reversal.OriginalPOITransaction.POITransactionID.TransactionID);
      const said = { Response: { Result: 'Success' } };
      done.set(service, { category: 'Reversal', body: said });
      if (how === 'dies') socket.destroy();
      else say(said);
    }
    const { TransactionStatusRequest: status, AbortRequest: stop } = request;
    if (status) say(statusOf(header, status.MessageReference.ServiceID));
    if (stop) waiting.get(stop.MessageReference.ServiceID)?.refuse();
  }

  function takePayment(
    socket: Socket,
    service: string,
    body: Payment,
    say: (said: object, of?: string) => void,
  ): void {
    const end = (said: object) => {
      done.set(service, { category: 'Payment', body: said });
      waiting.delete(service);
      say(said);
    };
    if (how === 'decline') end(refused('Refusal', 'message=Not%20enough%20money'));
    else if (how === 'slow') {
      waiting.set(service, {
        pay: () => end(approved(service, body)),
        refuse: () => end(refused('Aborted')),
      });
    } else if (how === 'dies') {
      done.set(service, { category: 'Payment', body: approved(service, body) });
      socket.destroy();
    } else if (how === 'other_service') {
      say(refused('Refusal'), 'Pother');
      end(approved(service, body));
    } else {
      end(approved(service, body, how === 'part' ? 0.5 : 1));
      if (how === 'twice') say(done.get(service)!.body);
    }
  }

  function statusOf(header: Header, service: string): object {
    if (waiting.has(service)) return refused('InProgress');
    const found = done.get(service);
    if (!found) return refused('NotFound');
    return {
      Response: { Result: 'Success' },
      RepeatedMessageResponse: {
        MessageHeader: { ...header, MessageCategory: found.category, ServiceID: service },
        RepeatedResponseMessageBody: { [`${found.category}Response`]: found.body },
      },
    };
  }

  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  return {
    port: (server.address() as { port: number }).port,
    taken,
    reversed,
    asked,
    takes: (next) => {
      how = next;
    },
    pay: () => {
      for (const one of waiting.values()) one.pay();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

function framed(message: object): Buffer {
  const text = Buffer.from(JSON.stringify(message));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text]);
}
