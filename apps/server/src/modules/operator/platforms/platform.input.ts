import { isValidEmail, normalizeEmail } from '@balcao/domain/people/email'
import { problem } from '@balcao/domain/texts/input-problems'
import { paymentMethods } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { contractInput } from '#modules/billing/billing.input.ts'
import { hostInput } from '#modules/platforms/domains.input.ts'
import { platformIdentity } from '#modules/platforms/settings/platform-settings.input.ts'

const short = z.string().trim().min(1, problem('required')).max(120, problem('too_long'))

/** A contract with an acquirer, with the credentials that its adapter requires, by name. */
const acquirer = z.strictObject({
  provider: short,
  label: short,
  baseUrl: z.union([z.literal(''), z.url(problem('not_a_url'))]),
  methods: z.array(z.enum(paymentMethods)).min(1, problem('too_few')),
  credentials: z.array(z.strictObject({ name: short, value: z.string().max(20_000) })).max(20),
})

const { fixedCents, basisPoints, minimumCents, dueDays } = contractInput.shape

/**
 * Data of a new platform: its identity, its contract with the operator, its acquirer, and its administrator.
 */
export const newPlatformInput = z.strictObject({
  ...platformIdentity,
  host: hostInput,
  contract: z.strictObject({ fixedCents, basisPoints, minimumCents, dueDays }),
  /** Null if the platform's administrator connects one later; nothing is sold until then. */
  acquirer: acquirer.nullable(),
  administrator: z.strictObject({
    name: z.string().trim().min(3, problem('too_short')).max(120, problem('too_long')),
    email: z
      .string()
      .min(1, problem('required'))
      .max(254, problem('too_long'))
      .transform(normalizeEmail)
      .refine(isValidEmail, problem('not_an_email')),
  }),
})
export type NewPlatformInput = z.output<typeof newPlatformInput>

/** One half of a bank's API, with the certificate and its key as PEM text. */
export const certificateInput = z.strictObject({
  platformId: z.uuid(),
  half: z.enum(['cashIn', 'cashOut']),
  pem: z.string().trim().min(1, problem('required')).max(20_000, problem('too_long')),
  passphrase: z.string().max(200, problem('too_long')),
})
export type CertificateInput = z.output<typeof certificateInput>

export const defaultReceiverInput = z.strictObject({
  platformId: z.uuid(),
  accountId: z.uuid(),
  /** The provider's id of the receiver. */
  providerReference: short,
})
export type DefaultReceiverInput = z.output<typeof defaultReceiverInput>

export const privateKeyInput = z.strictObject({
  platformId: z.uuid(),
  pem: z.string().trim().min(1, problem('required')).max(20_000, problem('too_long')),
  passphrase: z.string().max(200, problem('too_long')),
})
export type PrivateKeyInput = z.output<typeof privateKeyInput>
