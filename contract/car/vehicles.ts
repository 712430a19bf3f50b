import * as z from 'zod/mini';
import { data, get, idParams } from '../kit/call.ts';
import { choice, notes, number, tags, text } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';

/** How a car watches the pressure of its tyres: by sensors in the wheels, by how fast these turn, or not at all. */
export const tpmsTypes = ['', 'direct', 'indirect', 'no'] as const;

const bar = { from: 0, to: 120, digits: 1, unit: 'bar' } as const;
const year = { from: 1900, to: 2100 } as const;

/** What a workshop has to know of the makes and models of cars. */
export const vehicles = resource('vehicles', {
  feature: 'vehicles',
  path: '/v4/site/vehicles',
  of: 'chain',
  read: 'cars.read',
  write: 'vehicles.write',
  title: 'name',
  sort: 'name:asc',
  keys: [['brand', 'model', 'variant']],
  fields: {
    name: text(200, { readOnly: true, list: true, sort: true, search: true }),
    brand: text(40, { comparedAs: 'name', required: true, sort: true }),
    aliases: tags({}),
    model: text(60, { comparedAs: 'name' }),
    variant: text(80, { comparedAs: 'name' }),
    year_from: number(year, { list: true, sort: true }),
    year_to: number(year, { list: true }),
    body: text(40, {}),
    axle_count: number({ from: 1, to: 6 }, {}),
    torque: number({ from: 10, to: 800, unit: 'Nm' }, { list: true, sort: true }),
    bolt: text(20, { list: true }),
    tpms: choice(tpmsTypes, { list: true, filter: true }),
    front_pressure: number(bar, {}),
    rear_pressure: number(bar, {}),
    fitments: tags({ list: true, filter: true }),
    jacking: notes({}, 1000),
  },
  sections: {
    model: ['name', 'brand', 'aliases', 'model', 'variant', 'year_from', 'year_to', 'body'],
    wheels: ['torque', 'bolt', 'tpms', 'fitments', 'front_pressure', 'rear_pressure', 'axle_count'],
    work: ['jacking'],
  },
});

const seen = z.object({
  front_dimension: z.string(),
  rear_dimension: z.string(),
  cars: z.int(),
});

/** What is asked of the catalogue besides its list. */
export const vehicleCalls = {
  seen: get('/v4/site/vehicles/{id}/seen', {
    summary: 'Which tyres cars of this model have in the register, the most frequent first',
    access: 'cars.read',
    params: idParams,
    result: data(z.array(seen)),
  }),
};
