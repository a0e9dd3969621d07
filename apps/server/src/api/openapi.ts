import { apiResources } from '@balcao/domain/people/api-scopes'
import { type OutgoingEventType, outgoingEventTypes } from '@balcao/domain/platform/outgoing-events'
import { z } from 'zod'
import { eventDataOf } from '#modules/outgoing/event-data.ts'
import { type ApiChange, apiChanges, latestVersion } from '#rpc/rest/api-versions.ts'
import type { Bilingual, RestRoute } from '#rpc/rest/routes-for.ts'
import { codeSamples } from './code-samples.ts'
import { firstSaleGuide } from './first-sale-guide.ts'
import { openApiTexts } from './openapi-texts.ts'
import { restRoutes } from './rest-routes.ts'
import { testModeGuide } from './test-mode-guide.ts'
import { webhookGuide } from './webhook-guide.ts'

type Json = Record<string, unknown>
type JsonObject = Json & {
  properties?: Record<string, Json>
  required?: string[]
  $defs?: Record<string, Json>
}

const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    detail: z.string().optional().meta({ description: 'Such as the permission that the key lacks.' }),
    errors: z.array(z.object({ field: z.string(), code: z.string(), detail: z.string() })),
    requestId: z.string(),
  })
  .meta({ id: 'Problem' })

/** Refusals that every call can get; changes can also get the conflicts. */
const refusals = {
  read: [400, 401, 403, 404, 422, 429, 503],
  change: [400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 503],
}

/** The document of the public API (OpenAPI 3.1), made of the same schemas that check each call. */
export function openApiDocument(language: keyof Bilingual, changes = apiChanges): Json {
  const schemas: Record<string, Json> = {}
  const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonObject => {
    const {
      $schema: _,
      $defs = {},
      ...own
    } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonObject
    for (const [name, definition] of Object.entries($defs)) schemas[name] = withRefs(definition)
    return withRefs(own)
  }
  const texts = openApiTexts[language]
  schemaOf(problem, 'output')
  const paths: Record<string, Record<string, Json>> = {}
  for (const route of restRoutes) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: operationOf(route, { language, schemaOf }),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: texts.title,
      version: latestVersion(changes),
      description: [
        texts.guide(changeLog(language, changes)),
        firstSaleGuide(language),
        webhookGuide(language),
        testModeGuide(language),
      ].join('\n\n'),
    },
    servers: [{ url: '/api/v1' }],
    security: [{ key: [] }],
    tags: [
      ...resourcesInUse().map((name) => ({ name, description: texts.resources[name] })),
      { name: 'events', description: texts.eventsTitle },
    ],
    paths,
    webhooks: Object.fromEntries(
      outgoingEventTypes.map((type) => [
        type,
        { post: deliveryOf(type, { language, schema: schemaOf(eventOf(type), 'output') }) },
      ]),
    ),
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: texts.key } },
      schemas,
    },
  }
}

function operationOf(
  route: RestRoute,
  {
    language,
    schemaOf,
  }: { language: keyof Bilingual; schemaOf: (schema: z.ZodType, io: 'input' | 'output') => JsonObject },
): Json {
  const { name, method, path, summary, scope, input, answer, status, example } = route
  const texts = openApiTexts[language]
  const { properties = {}, required = [], ...rest } = schemaOf(input, 'input')
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter)
  const others = Object.entries(properties).filter(([field]) => !inPath.includes(field))
  const parameter = (place: 'path' | 'query', field: string, schema: Json = {}) => ({
    name: field,
    in: place,
    required: place === 'path' || required.includes(field),
    schema,
  })
  const isRead = method === 'GET'
  const body = {
    ...rest,
    properties: Object.fromEntries(others),
    required: required.filter((field) => !inPath.includes(field)),
  }
  return {
    operationId: name,
    summary: summary[language],
    tags: [scope.split(':')[0]],
    description: `${texts.scope(scope)}\n\n${codeSamples(route)}`,
    parameters: [
      ...inPath.map((field) => parameter('path', field, properties[field])),
      ...(isRead
        ? [
            ...others.map(([field, schema]) => parameter('query', field, schema)),
            ...(route.expands
              ? [parameter('query', 'expand', { type: 'string', enum: Object.keys(route.expands) })]
              : []),
          ]
        : [idempotencyKey(language, route.needsIdempotencyKey === true)]),
    ],
    ...(!isRead &&
      others.length > 0 && {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: body, ...(example && { example }) } },
        },
      }),
    responses: {
      [status]: {
        description: texts.answered,
        content: { 'application/json': { schema: schemaOf(answer, 'output') } },
      },
      ...(isRead && !route.isList && { 304: { description: texts.unchanged } }),
      ...Object.fromEntries(
        refusals[isRead ? 'read' : 'change'].map((refusal) => [
          refusal,
          {
            description: texts.refusals[refusal as keyof typeof texts.refusals],
            content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
          },
        ]),
      ),
    },
  }
}

/** The body of an event as an endpoint receives it. */
function eventOf(type: OutgoingEventType): z.ZodType {
  return z.object({
    type: z.literal(type),
    timestamp: z.iso.datetime(),
    isTest: z.literal(true).optional(),
    data: eventDataOf(type),
  })
}

function deliveryOf(
  type: OutgoingEventType,
  { language, schema }: { language: keyof Bilingual; schema: Json },
): Json {
  const texts = openApiTexts[language]
  return {
    operationId: type,
    summary: texts.events[type],
    tags: ['events'],
    security: [],
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: { '2XX': { description: texts.heard } },
  }
}

function idempotencyKey(language: keyof Bilingual, required: boolean): Json {
  return {
    name: 'Idempotency-Key',
    in: 'header',
    required,
    description: openApiTexts[language].idempotencyKey,
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  }
}

function resourcesInUse() {
  const names = [...Object.keys(apiResources.SELLER), ...Object.keys(apiResources.ADMIN)]
  return [...new Set(names)] as (keyof typeof openApiTexts.pt.resources)[]
}

function changeLog(language: keyof Bilingual, changes: readonly ApiChange[]): string {
  return changes.map(({ version, text }) => `- \`${version}\`: ${text[language]}`).join('\n')
}

/** Puts definitions beside the schemas of the document instead of inside each of them. */
function withRefs(schema: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
}
