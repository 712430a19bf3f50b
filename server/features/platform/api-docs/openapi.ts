import * as z from 'zod/mini';
import { instant, type Call } from '#contract/kit/call.ts';
import { errorBody } from '#contract/kit/errors.ts';
import { errorStatus } from '#contract/errors.ts';

type Schema = Record<string, unknown>;

/** The OpenAPI 3.1 document of these calls by feature, made from the contract alone. */
export function openApi(calls: Record<string, Record<string, Call>>, version: string): Schema {
  const paths: Record<string, Schema> = {};
  for (const [feature, featureCalls] of Object.entries(calls)) {
    for (const [name, call] of Object.entries(featureCalls)) {
      paths[call.path] = {
        ...paths[call.path],
        [call.method.toLowerCase()]: operation(feature, name, call),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Wheelhouse', version },
    servers: [{ url: '/api' }],
    tags: Object.keys(calls).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: schemaOf(errorBody, 'output') },
    },
  };
}

function operation(feature: string, name: string, call: Call): Schema {
  const body = schemaOf(call.body, 'input');
  const takesKey = call.method !== 'GET' && call.access !== 'public' && !call.keyless;
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: call.summary,
    ...(call.access !== 'public' && { security: [{ token: [] }] }),
    'x-access': call.access,
    ...(call.offline && { 'x-offline': call.offline }),
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...(takesKey ? keyHeaders : []),
      ...(call.offline ? [doneAtParameter] : []),
    ],
    ...(hasFields(body) && {
      requestBody: { required: true, content: { 'application/json': { schema: body } } },
    }),
    responses: {
      200: {
        description: 'OK',
        content:
          call.answers === 'file'
            ? { 'application/octet-stream': {} }
            : { 'application/json': { schema: schemaOf(call.result, 'output') } },
      },
      ...errorResponses(call),
    },
  };
}

const keyHeaders = [
  {
    name: 'Idempotency-Key',
    in: 'header',
    schema: { type: 'string' },
    description: 'The same key again does nothing twice and gets the first answer, be it a refusal',
  },
  {
    name: 'Device-Id',
    in: 'header',
    schema: { type: 'string' },
    description: 'Which device made the key; one device keeps one id',
  },
];

const doneAtParameter = {
  name: 'Done-At',
  in: 'header',
  schema: schemaOf(instant, 'input'),
  description: 'When it was done, where it waited on a device; else it counts from now',
};

function parametersOf(shape: z.ZodMiniType, place: 'path' | 'query'): Schema[] {
  const schema = schemaOf(shape, 'input');
  const required = (schema['required'] ?? []) as string[];
  return Object.entries((schema['properties'] ?? {}) as Record<string, Schema>).map(
    ([name, part]) => ({ name, in: place, required: required.includes(name), schema: part }),
  );
}

function errorResponses(call: Call): Schema {
  const byStatus = Object.groupBy(
    call.errors.filter((code): code is keyof typeof errorStatus => code in errorStatus),
    (code) => errorStatus[code],
  );
  const own = Object.entries(byStatus).map(([status, codes]) => [
    status,
    errorResponse(codes?.join(', ') ?? ''),
  ]);
  return { ...Object.fromEntries(own), default: errorResponse('Any other error') };
}

function errorResponse(description: string): Schema {
  const schema = { $ref: '#/components/schemas/Error' };
  return { description, content: { 'application/json': { schema } } };
}

function hasFields(schema: Schema): boolean {
  return Object.keys(schema['properties'] ?? {}).length > 0;
}

function schemaOf(shape: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' });
  return schema;
}
