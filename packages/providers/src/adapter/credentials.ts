import type { ConsoleLocale } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import type { CredentialField, Credentials, ProviderOutcome } from '#contract.ts'

type Label = Record<ConsoleLocale, string>
type FieldMeta = { label: Label; secret: boolean; choices?: readonly string[] }
type CredentialShape = Record<string, z.ZodString | z.ZodOptional<z.ZodString>>

/** Credentials of a provider's account: the fields of the admin form, some of them secret. */
export type CredentialsDefinition<C> = {
  schema: z.ZodType<C>
  fields: readonly CredentialField[]
  joined: Readonly<Record<string, readonly string[]>>
  missing: string | undefined
  /** The values that must not appear in any transcript. */
  secretsOf(credentials: C): string[]
}

export function defineCredentials<Shape extends CredentialShape>(
  shape: Shape,
  options: {
    /**
     * For a field whose value may hold further parts, joined by a pipe: the fields that these parts fill, in
     * order.
     */
    joined?: Readonly<Partial<Record<keyof Shape & string, readonly (keyof Shape & string)[]>>>
    /** The specification's text when something is missing. Without it: "<label> is required". */
    missing?: string
  } = {},
): CredentialsDefinition<z.output<z.ZodObject<Shape>>> {
  const fields = Object.entries(shape).map(([name, type]) => describeField(name, type))
  return {
    schema: z.object(shape),
    fields,
    joined: { ...options.joined } as Record<string, readonly string[]>,
    missing: options.missing,
    secretsOf: (credentials) =>
      fields.flatMap(({ name, secret }) => (secret && (credentials as Credentials)[name]) || []),
  }
}

export function secretField(label: Label): z.ZodString {
  return field({ label, secret: true })
}

export function plainField(label: Label): z.ZodString {
  return field({ label, secret: false })
}

export function choiceField(label: Label, choices: readonly string[]): z.ZodString {
  const isChoice = new RegExp(`^(?:${choices.join('|')})$`)
  return z
    .string()
    .trim()
    .regex(isChoice, `${label.EN_US} must be one of ${choices.join(', ')}`)
    .meta({ label, secret: false, choices } satisfies FieldMeta)
}

export const publicKey = plainField({ PT_BR: 'Chave pública', EN_US: 'Public key' })
export const secretKey = secretField({ PT_BR: 'Chave secreta', EN_US: 'Secret key' })
export const webhookToken = secretField({ PT_BR: 'Token do webhook', EN_US: 'Webhook token' }).optional()

export function parseCredentials<C>(
  { schema, joined, missing }: CredentialsDefinition<C>,
  configuration: Credentials,
): ProviderOutcome<C> {
  const parsed = schema.safeParse(withPartsApart(configuration, joined))
  if (parsed.success) return { ok: true, result: parsed.data }
  const message = missing ?? parsed.error.issues[0]?.message ?? 'The credentials are incomplete'
  return { ok: false, failure: { kind: 'credentials', message } }
}

function field(meta: FieldMeta): z.ZodString {
  return z.string(`${meta.label.EN_US} is required`).trim().min(1).meta(meta)
}

function describeField(name: string, type: z.ZodString | z.ZodOptional<z.ZodString>): CredentialField {
  const required = !(type instanceof z.ZodOptional)
  const meta = (required ? type : type.unwrap()).meta() as FieldMeta
  return { name, ...meta, required }
}

/** Blank values count as absent. Parts beyond the named ones belong to the last field. */
function withPartsApart(
  configuration: Credentials,
  joined: Readonly<Record<string, readonly string[]>>,
): Record<string, string> {
  const apart: Record<string, string> = {}
  for (const [name, value] of Object.entries(configuration)) {
    if (!value?.trim()) continue
    const further = (Object.hasOwn(joined, name) && joined[name]) || []
    const [first = '', ...parts] = further.length > 0 ? value.split('|') : [value]
    apart[name] = first
    for (const [index, target] of further.entries()) {
      const isLast = index === further.length - 1
      const part = isLast ? parts.slice(index).join('|') : (parts[index] ?? '')
      if (part.trim() !== '' && !configuration[target]) apart[target] = part
    }
  }
  return apart
}
