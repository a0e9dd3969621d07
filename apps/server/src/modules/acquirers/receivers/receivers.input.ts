import { isReceiverBank } from '@balcao/domain/options/receiver-banks'
import { documentKind } from '@balcao/domain/people/document'
import { problem } from '@balcao/domain/texts/input-problems'
import { receiverStatuses } from '@balcao/domain/vocabulary'
import { z } from 'zod'

const short = z.string().trim().min(1).max(20)
const line = z.string().trim().min(1).max(120)
/** A field that may stay empty. */
const optionalLine = z
  .string()
  .trim()
  .max(120)
  .transform((typed) => typed || undefined)
  .optional()
const digits = z
  .string()
  .trim()
  .regex(/^\d{1,20}$/, problem('invalid'))

export const receiverInput = z.strictObject({ receiverId: z.uuid() })

export const receiverStatusInput = z.enum(receiverStatuses)

const day = z.iso.date(problem('invalid'))
const optionalDay = z
  .union([day, z.literal('')])
  .transform((typed) => typed || undefined)
  .optional()
const document = z
  .string()
  .trim()
  .refine((typed) => documentKind(typed) === 'CPF', problem('invalid'))

/** Data required by acquirers that verify their receivers: first of a natural person, then of a company. */
const registrationInput = z.strictObject({
  birthDate: optionalDay,
  occupation: optionalLine,
  motherName: optionalLine,
  corporationType: optionalLine,
  foundingDate: optionalDay,
  partners: z
    .array(
      z.strictObject({
        name: line,
        document,
        email: z.email(problem('invalid')).max(200),
        phone: short,
        birthDate: day,
        occupation: line,
        motherName: optionalLine,
        monthlyIncome: z.int().positive(),
      }),
    )
    .max(10)
    .optional(),
})

/** Data that providers require of a receiver besides the person's account. Passed on and not stored. */
export const newReceiverInput = z.strictObject({
  accountId: z.uuid(),
  userId: z.uuid(),
  bankAccount: z.strictObject({
    bankCode: z.string().trim().refine(isReceiverBank, problem('invalid')),
    branchNumber: digits,
    branchDigit: optionalLine,
    accountNumber: digits,
    accountDigit: short,
    accountType: z.enum(['CHECKING', 'SAVINGS']),
    pixCode: optionalLine,
  }),
  address: z.strictObject({
    street: line,
    number: short,
    district: line,
    city: line,
    state: z.string().trim().length(2),
    zipcode: z
      .string()
      .trim()
      .regex(/^\d{5}-?\d{3}$/, problem('invalid')),
  }),
  /** Products of the person, in their own words. */
  description: optionalLine,
  monthlyRevenueCents: z.int().positive().optional(),
  registration: registrationInput.optional(),
  /**
   * True when a person has checked at the provider that no receiver exists: after a lost answer the request
   * may then be repeated.
   */
  isSureNoneExists: z.literal(true).optional(),
})
export type NewReceiverInput = z.output<typeof newReceiverInput>

/**
 * A receiver that already exists at the provider. Without a person it is the platform's own: the account's
 * default.
 */
export const linkReceiverInput = z.strictObject({
  accountId: z.uuid(),
  userId: z.uuid().nullable(),
  /** Id of the receiver at the provider. */
  providerReference: z.string().trim().min(1).max(200),
  token: z.string().trim().min(1).max(500).optional(),
})
export type LinkReceiverInput = z.output<typeof linkReceiverInput>
