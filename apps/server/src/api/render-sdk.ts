import { openApiDocument } from './openapi.ts'
import { restRoutes } from './rest-routes.ts'

type Schema = {
  description?: string
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
}
type Content = { content: Record<string, { schema: Schema }> }
type Operation = {
  parameters: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: Content
  responses: Record<string, Content>
}

export const sdkFile = new URL('../../../../packages/sdk/src/operations.generated.ts', import.meta.url)

/**
 * The operations and types of the SDK, from the document of the API. Third-party generators would need a TypeScript
 * release with a compiler API.
 */
export function renderSdk(): string {
  const { paths, webhooks, components } = openApiDocument('en') as unknown as {
    paths: Record<string, Record<string, Operation>>
    webhooks: Record<string, { post: { requestBody: Content } }>
    components: { schemas: Record<string, Schema> }
  }
  const types = Object.entries(components.schemas).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema)}\n`,
  )
  const calls = restRoutes.map(
    ({ name, method, path }) => `  ${name}: { method: '${method}', path: '${path}' },\n`,
  )
  const shapes = restRoutes.map(({ name, method, path, status, summary }) => {
    const operation = paths[path]?.[method.toLowerCase()]
    if (!operation) throw new Error(`${name} is not in the document`)
    const answer = operation.responses[status]?.content['application/json']?.schema ?? {}
    return `  /** ${summary.en}. */\n  ${name}: { input: ${inputOf(operation)}; answer: ${typeOf(answer)} }\n`
  })
  const events = Object.values(webhooks).map(
    ({ post }) => `  | ${typeOf(post.requestBody.content['application/json']?.schema ?? {})}\n`,
  )
  return `// Generated from the document of the API: node apps/server/src/api/generate-sdk.ts

export const operations = {\n${calls.join('')}} as const

export type Operations = {\n${shapes.join('')}}

/** What an endpoint is sent, by its type. */
export type WebhookEvent =\n${events.join('')}
${types.join('\n')}`
}

function inputOf({ parameters, requestBody }: Operation): string {
  const own = parameters.filter((parameter) => parameter.in !== 'header')
  const fields = own.map(({ name, required, schema }) => field(name, schema, required))
  const body = requestBody?.content['application/json']?.schema
  if (!body) return `{ ${fields.join('; ')} }`
  return fields.length === 0 ? typeOf(body) : `{ ${fields.join('; ')} } & ${typeOf(body)}`
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'unknown'
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map(typeOf))].join(' | ')
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(' | ')
  switch (schema.type) {
    case 'string':
      return 'string'
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'null':
      return 'null'
    case 'array': {
      const item = typeOf(schema.items ?? {})
      return item.includes(' ') ? `(${item})[]` : `${item}[]`
    }
    case 'object':
      return objectOf(schema)
    default:
      return 'unknown'
  }
}

function objectOf({ properties, required = [], additionalProperties }: Schema): string {
  if (!properties)
    return `Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'}>`
  const fields = Object.entries(properties).map(([name, schema]) =>
    field(name, schema, required.includes(name)),
  )
  return fields.length === 0 ? 'Record<string, never>' : `{ ${fields.join('; ')} }`
}

function field(name: string, schema: Schema, isRequired: boolean): string {
  const key = /^\w+$/.test(name) ? name : `'${name}'`
  const comment = schema.description === undefined ? '' : `/** ${schema.description} */ `
  return `${comment}${key}${isRequired ? '' : '?'}: ${typeOf(schema)}`
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}
