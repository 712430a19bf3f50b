import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { danishRegister } from './danish-register.ts';
import { norwegianRegister } from './norwegian-register.ts';
import { ExternalError } from '#server/kit/external.ts';
import { swedishRegister } from './swedish-register.ts';

const recorded = (name: string) =>
  readFileSync(new URL(`./recorded/${name}.json`, import.meta.url), 'utf8');

/** A register that answers as told, and what it was asked. */
async function played(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const requests: { url: string; headers: IncomingMessage['headers'] }[] = [];
  const http = createServer((request, response) => {
    requests.push({ url: request.url ?? '', headers: request.headers });
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  const { port } = http.address() as AddressInfo;
  return { requests, address: `http://:s%C3%A4cret@127.0.0.1:${port}` };
}

const saying = (body: string, status = 200) =>
  played((_, response) => void response.writeHead(status).end(body));

test('Norway: everything that Autosys says of a car, with each combination of tyres', async () => {
  const { requests, address } = await saying(recorded('no-ek12345'));
  const found = await norwegianRegister({ address }).car('EK12345');
  expect(found?.car).toEqual({
    licenseplate: 'EK12345',
    country: 'NO',
    vin: 'WVWZZZAUZK8900001',
    make: 'VOLKSWAGEN',
    model: 'E-GOLF',
    variant: 'AU',
    year: 2019,
    first_reg: '2019-03-14',
    status: 'REGISTRERT',
    colour: 'Hvit',
    fuel: 'electric',
    power_kw: 100,
    curb_kg: 1540,
    gross_kg: 2020,
    height_cm: null,
    axle_count: 2,
    tyre_options: [
      { set: 1, axle: 1, dimension: '205/55 R16', li: '91', si: 'Q', rim: '6.5JX16', et: '46' },
      { set: 1, axle: 2, dimension: '205/55 R16', li: '91', si: 'Q', rim: '6.5JX16', et: '46' },
      { set: 2, axle: 1, dimension: '225/45 R17', li: '91', si: 'Q', rim: '7.5JX17', et: '49' },
    ],
    inspection_due: '2027-03-14',
    last_inspection: '2025-02-20',
  });
  expect(found?.raw).toEqual(JSON.parse(recorded('no-ek12345')));
  expect(requests[0]?.url).toBe('/enkeltoppslag/kjoretoydata?kjennemerke=EK12345');
  expect(requests[0]?.headers['authorization']).toBeUndefined();
});

test('a key goes along in the way that each register wants it, and in no address', async () => {
  const { requests, address } = await played(
    (_, response) => void response.writeHead(404).end('{}'),
  );
  const ascii = address.replace('s%C3%A4cret', 'k3y');
  await norwegianRegister({ address: ascii }).car('EK12345');
  await danishRegister({ address: ascii }).car('CA12345');
  await swedishRegister({ address: ascii }).car('ABC12D');
  expect(requests.map(({ headers }) => headers)).toMatchObject([
    { 'svv-authorization': 'Apikey k3y' },
    { 'x-auth-token': 'k3y' },
    { authorization: 'Bearer k3y' },
  ]);
  expect(requests.map(({ url }) => url).join(' ')).not.toContain('k3y');
});

test('Denmark: what MotorAPI says, and no tyres', async () => {
  const { address } = await saying(recorded('dk-ca12345'));
  expect((await danishRegister({ address }).car('CA12345'))?.car).toMatchObject({
    country: 'DK',
    make: 'SKODA',
    year: 2017,
    fuel: 'petrol',
    first_reg: '2017-05-02',
    inspection_due: '2027-05-12',
    last_inspection: '2025-05-12',
    tyre_options: [],
    axle_count: null,
  });
});

test('Sweden: what Biluppgifter says, with the tyres of both axles', async () => {
  const { address } = await saying(recorded('se-abc12d'));
  expect((await swedishRegister({ address }).car('ABC12D'))?.car).toMatchObject({
    vin: 'YV1ZW2500M2000001',
    year: 2021,
    fuel: 'hybrid',
    power_kw: 146,
    last_inspection: '2026-01-20',
    tyre_options: [
      { axle: 1, dimension: '235/45 R18', rim: '8JX18' },
      { axle: 2, dimension: '235/45 R18', rim: '8JX18' },
    ],
  });
});

const all = { norwegianRegister, danishRegister, swedishRegister };
type Name = keyof typeof all;
const names = Object.keys(all) as Name[];

test.each(names)('%s: a plate that it does not have', async (name) => {
  const { address } = await saying('{"message":"not found"}', 404);
  expect(await all[name]({ address }).car('AB12345')).toBeNull();
});

test('Norway says with an empty list, too, that it does not have a plate', async () => {
  const { address } = await saying('{"kjoretoydataListe":[]}');
  expect(await norwegianRegister({ address }).car('AB12345')).toBeNull();
});

const oddities: [what: string, body: string, status: number][] = [
  ['refuses the key', '{"message":"forbidden"}', 403],
  ['has had enough for today', '', 429],
  ['is out of order', '<html>Bad gateway</html>', 502],
  ['answers a page', '<html>Maintenance</html>', 200],
  ['answers nothing', '', 200],
  ['answers null', 'null', 200],
  ['answers a list', '[1,2]', 200],
  ['answers something else', '{"hello":"world"}', 200],
  ['sends somewhere else', '', 302],
  ['answers without end', `"${'x'.repeat(3_000_000)}"`, 200],
];
const every = names.flatMap((name) => oddities.map((one) => [name, ...one] as const));

test.each(every)('%s: a register that %s could not be asked', async (name, _, body, status) => {
  const { address } = await saying(body, status);
  await expect(all[name]({ address }).car('AB12345')).rejects.toThrow(ExternalError);
});

test.each(names)('%s: nobody waits for one that does not answer', async (name) => {
  const { address } = await played(() => {});
  await expect(all[name]({ address, withinMs: 50 }).car('AB12345')).rejects.toThrow(ExternalError);
});

test.each(names)('%s: one that is not there tells no key', async (name) => {
  const address = 'http://:s3cret@127.0.0.1:1';
  const error = await all[name]({ address }).car('AB12345').then(String, String);
  expect(error).toMatch(/^Error: /);
  expect(error).not.toContain('s3cret');
});
