import {
  type ConnectionShape,
  connectionRulesMax,
  connectionShapes,
  connectionVendors,
} from '@balcao/domain/platform/connections'
import { chosenEventTypes } from '@balcao/domain/platform/outgoing-events'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

export const connectionVendorInput = z.strictObject({ vendor: z.enum(connectionVendors) })
export type ConnectionVendorInput = z.output<typeof connectionVendorInput>

const longest = 4_096

/** The whole form of a connection. An empty secret keeps the saved one. */
export const connectionInput = z
  .strictObject({
    ...connectionVendorInput.shape,
    /** Version that the form was filled from (optimistic lock); null for a new connection. */
    version: z.int().positive().nullable(),
    isOn: z.boolean(),
    fields: z.record(z.string().max(20), z.string().trim().max(longest, problem('too_long'))),
    events: z.array(z.enum(chosenEventTypes)).transform((events) => [...new Set(events)]),
    rules: z
      .array(
        z.strictObject({
          event: z.enum(chosenEventTypes).nullable(),
          productId: z.uuid().nullable(),
          code: z.string().trim().min(1, problem('required')).max(longest, problem('too_long')),
        }),
      )
      .max(connectionRulesMax, problem('too_many')),
  })
  .superRefine((input, context) => {
    const shape = connectionShapes[input.vendor]
    for (const { path, code } of [
      ...fieldProblems(shape, input),
      ...eventProblems(shape, input),
      ...ruleProblems(shape, input),
    ])
      context.addIssue({ code: 'custom', path, message: problem(code) })
  })
export type ConnectionInput = z.output<typeof connectionInput>

type Draft = Pick<ConnectionInput, 'version' | 'fields' | 'events' | 'rules'>
type Problem = { path: (string | number)[]; code: 'required' | 'invalid' | 'too_long' | 'too_many' }

function fieldProblems({ fields }: ConnectionShape, draft: Draft): Problem[] {
  const known = fields.flatMap(({ name, isSecret, isOptional, max, accepts }): Problem[] => {
    const path = ['fields', name]
    const value = draft.fields[name] ?? ''
    if (value === '') {
      const mayBeEmpty = isOptional || (isSecret && draft.version !== null)
      return mayBeEmpty ? [] : [{ path, code: 'required' }]
    }
    if (value.length > max) return [{ path, code: 'too_long' }]
    return accepts(value) ? [] : [{ path, code: 'invalid' }]
  })
  const unknown = Object.keys(draft.fields).filter((name) => !fields.some((field) => field.name === name))
  return [...known, ...unknown.map((name): Problem => ({ path: ['fields', name], code: 'invalid' }))]
}

function eventProblems({ hearing }: ConnectionShape, { events }: Draft): Problem[] {
  const path = ['events']
  if (hearing.by !== 'choice') return events.length > 0 ? [{ path, code: 'invalid' }] : []
  if (events.length === 0) return [{ path, code: 'required' }]
  return events.every((event) => hearing.events.includes(event)) ? [] : [{ path, code: 'invalid' }]
}

function ruleProblems({ hearing, code }: ConnectionShape, { rules }: Draft): Problem[] {
  if (code === null) return rules.length > 0 ? [{ path: ['rules'], code: 'too_many' }] : []
  if (rules.length === 0) return [{ path: ['rules'], code: 'required' }]
  const places = rules.map(({ event, productId }) => `${event}:${productId}`)
  return rules.flatMap((rule, index): Problem[] => {
    const at = (name: string, code: Problem['code']): Problem => ({ path: ['rules', index, name], code })
    const isTwice = places.indexOf(places[index] ?? '') < index
    return [
      ...(rule.code.length > code.max
        ? [at('code', 'too_long')]
        : code.accepts(rule.code)
          ? []
          : [at('code', 'invalid')]),
      ...(hearing.by === 'rules' && rule.event === null ? [at('event', 'required')] : []),
      ...(hearing.by === 'rules' && rule.event !== null && !hearing.events.includes(rule.event)
        ? [at('event', 'invalid')]
        : []),
      ...(hearing.by === 'access' && rule.event !== null ? [at('event', 'invalid')] : []),
      ...(hearing.by === 'access' && rule.productId === null ? [at('productId', 'required')] : []),
      ...(isTwice ? [at('productId', 'invalid')] : []),
    ]
  })
}
