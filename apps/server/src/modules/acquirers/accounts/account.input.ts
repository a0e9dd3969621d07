import { problem } from '@balcao/domain/texts/input-problems'
import { paymentMethods } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { changeReason } from '#modules/platforms/settings/change-reason.input.ts'

const fieldsMax = 30
const valueMax = 8_000
/**
 * Ten times the size of a certificate with its chain and key. Together with the authority it stays below the
 * server's limit of a body.
 */
const certificateBase64Max = 60_000
const authorityMax = 20_000

const credentialName = z.string().regex(/^[a-zA-Z]\w{0,39}$/)
const credentialValue = z.string().trim().max(valueMax, problem('too_long'))
const fewFields = (fields: object) => Object.keys(fields).length <= fieldsMax
const label = z.string().trim().min(1, problem('required')).max(80, problem('too_long'))
const baseUrl = z.string().trim().max(500, problem('too_long')).nullable()
const methods = z.array(z.enum(paymentMethods)).max(paymentMethods.length)
const priority = z.int(problem('invalid')).min(0, problem('too_small')).max(1_000, problem('too_large'))
/** The provider's name, typed to confirm that an untested account goes live. */
const confirmation = z.string().trim().max(80)
const passphrase = z.string().max(200, problem('too_long')).optional()

export const accountIdInput = z.strictObject({ accountId: z.uuid() })

export const newAccountInput = z.strictObject({
  provider: z.string().min(1, problem('required')).max(40),
  label,
  baseUrl,
  credentials: z.record(credentialName, credentialValue).refine(fewFields, problem('too_many')),
  methods,
  priority,
  confirmation: confirmation.exactOptional(),
  reason: changeReason,
})
export type NewAccountInput = z.output<typeof newAccountInput>

export const accountChangeInput = z.strictObject({
  accountId: z.uuid(),
  label: label.exactOptional(),
  baseUrl: baseUrl.exactOptional(),
  /** Changed fields only: a missing or empty field stays as it is, null removes it. */
  credentials: z
    .record(credentialName, credentialValue.nullable())
    .refine(fewFields, problem('too_many'))
    .exactOptional(),
  methods: methods.exactOptional(),
  priority: priority.exactOptional(),
  status: z.enum(['ACTIVE', 'PAUSED']).exactOptional(),
  confirmation: confirmation.exactOptional(),
  reason: changeReason,
})
export type AccountChangeInput = z.output<typeof accountChangeInput>

export const certificateInput = z.strictObject({
  half: z.enum(['cashIn', 'cashOut']),
  /** A PFX, or PEM text with the certificate and its key. */
  file: z
    .base64(problem('required'))
    .min(1, problem('required'))
    .max(certificateBase64Max, problem('too_large')),
  passphrase,
  /** PEM text of the bank's own authority, if it has one. */
  authority: z.string().max(authorityMax, problem('too_long')).optional(),
  reason: changeReason,
})

export const privateKeyInput = z.strictObject({
  pem: z.string().trim().min(1, problem('required')).max(20_000, problem('too_long')),
  passphrase,
  reason: changeReason,
})
