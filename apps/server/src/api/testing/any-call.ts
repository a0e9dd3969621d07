import fc from 'fast-check'
import type { Operation, Schema } from './api-document.ts'

/** Ids of records, by the fields that name them. */
type Records = Record<string, string>

/** Valid values by field name, for fields that refuse random text. */
const words: Record<string, string[]> = {
  name: ['Ana Souza'],
  email: ['ana@compradora.example'],
  document: ['529.982.247-25', '11.222.333/0001-81'],
  phone: ['(11) 98765-4321'],
  url: ['https://erp.example/balcao', 'http://localhost:4000', 'https://127.0.0.1/'],
}

type Call = {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  idempotencyKey: string | undefined
}

/**
 * Calls of an operation: valid calls about the caller's own records, calls with some wrong values, and random values.
 * `first` is the example of the document.
 */
export function anyCall(operation: Operation, records: Records): { calls: fc.Arbitrary<Call>; first: Call } {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query')
  const header = operation.parameters.find(({ name }) => name === 'Idempotency-Key')
  const { schema, example } = operation.requestBody?.content?.['application/json'] ?? {}
  const own = (field: string) => records[field]
  const fromExample = Object.fromEntries(
    Object.entries(example ?? {}).map(([field, value]) => [field, own(field) ?? value]),
  )
  const bodies = schema
    ? fc.oneof(
        { weight: 3, arbitrary: valuesOf(schema, { field: '', records }) },
        { weight: 3, arbitrary: changed(fromExample, schema, records) },
      )
    : fc.constant(undefined)
  return {
    calls: fc.record({
      path: fc.record(
        Object.fromEntries(
          inPath.map(({ name, schema: each }) => [name, fitting(each, { field: name, records })]),
        ),
      ),
      query: fc.record(
        Object.fromEntries(
          inQuery.map(({ name, schema: each }) => [name, valuesOf(each, { field: name, records })]),
        ),
        { requiredKeys: [] },
      ),
      body: bodies,
      idempotencyKey: header ? anyKey : fc.constant(undefined),
    }),
    first: {
      path: Object.fromEntries(
        inPath.map(({ name, schema: each }) => [name, own(name) ?? each.enum?.[0] ?? name]),
      ),
      query: Object.fromEntries(
        inQuery.filter(({ required }) => required).map(({ name }) => [name, '2029-01-01T00:00:00Z']),
      ),
      body: schema ? fromExample : undefined,
      idempotencyKey: header ? `the example of ${operation.operationId}` : undefined,
    },
  }
}

const anyKey: fc.Arbitrary<string | undefined> = fc.oneof(
  { weight: 8, arbitrary: fc.noBias(fc.uuid()) },
  { weight: 1, arbitrary: fc.constantFrom('again', 'x'.repeat(300), 'ação', undefined) },
)

/** A valid body with some fields changed, left out or added. */
function changed(
  example: Record<string, unknown>,
  { properties = {} }: Schema,
  records: Records,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([field, schema]) => {
    const other = valuesOf(schema, { field, records })
    const usual = field in example ? fc.constant(example[field]) : fc.constant(undefined)
    return [field, fc.oneof({ weight: 7, arbitrary: usual }, { weight: 1, arbitrary: other })]
  })
  return fc.record(Object.fromEntries(fields))
}

const anyDate = fc.oneof(
  fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
  fc.date({ noInvalidDate: true }),
  fc.constantFrom(new Date('0001-01-01T00:00:00Z'), new Date('9999-12-31T23:59:59Z')),
)

type Place = { field: string; records: Records }

/** Values of a schema; one of ten is random. */
function valuesOf(schema: Schema, place: Place): fc.Arbitrary<unknown> {
  const rubbish = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.string({ unit: 'binary', maxLength: 40 }))
  return fc.oneof({ weight: 9, arbitrary: fitting(schema, place) }, { weight: 1, arbitrary: rubbish })
}

function fitting(schema: Schema, place: Place): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, place)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => fitting({ ...schema, type }, place)))
  const { field, records } = place
  switch (schema.type) {
    case 'string': {
      if (schema.format === 'uuid') return anyId(place)
      if (schema.format === 'date-time') return anyDate.map((date) => date.toISOString())
      const known = words[field]
      const any = fc.string({ unit: 'grapheme', maxLength: 30 })
      return known ? fc.oneof(fc.constantFrom(...known), any) : any
    }
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(schema.minimum ?? -5, -5),
        max: Math.min(schema.maximum ?? 20_000, 20_000),
      })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(fitting(schema.items ?? {}, { field: field.replace(/s$/, ''), records }), {
        maxLength: 3,
      })
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, part]) => [
            name,
            valuesOf(part, { field: name, records }),
          ]),
        ),
        { requiredKeys: schema.required ?? [] },
      )
    default:
      return fc.jsonValue({ maxDepth: 1 })
  }
}

/** Mostly the id of the record that the field names; sometimes of another record, or of none. */
function anyId({ field, records }: Place): fc.Arbitrary<string> {
  const own = records[field]
  const any = fc.oneof(fc.constantFrom(...Object.values(records)), fc.uuid())
  return own === undefined
    ? any
    : fc.oneof({ weight: 3, arbitrary: fc.constant(own) }, { weight: 1, arbitrary: any })
}
