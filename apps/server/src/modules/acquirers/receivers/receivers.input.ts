import { problem } from '@balcao/domain/input-problems'
import { isReceiverBank } from '@balcao/domain/options/receiver-banks'
import { receiverStatuses } from '@balcao/domain/vocabulary'
import { z } from 'zod'

const short = z.string().trim().min(1).max(20)
const line = z.string().trim().min(1).max(120)
const digits = z
  .string()
  .trim()
  .regex(/^\d{1,20}$/, problem('invalid'))

export const receiverInput = z.strictObject({ receiverId: z.uuid() })

export const receiverStatusInput = z.enum(receiverStatuses)

/** What providers ask about somebody whom they are to pay, besides what the person's account says. It is handed on and not kept. */
export const newReceiverInput = z.strictObject({
  accountId: z.uuid(),
  userId: z.uuid(),
  bankAccount: z.strictObject({
    bankCode: z.string().trim().refine(isReceiverBank, problem('invalid')),
    branchNumber: digits,
    branchDigit: short.optional(),
    accountNumber: digits,
    accountDigit: short,
    accountType: z.enum(['CHECKING', 'SAVINGS']),
    pixCode: line.optional(),
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
  monthlyRevenueCents: z.int().positive().optional(),
  /** A person has looked at the provider and found nothing: an answer that was lost may be asked for again. */
  isSureNoneExists: z.literal(true).optional(),
})
export type NewReceiverInput = z.output<typeof newReceiverInput>

/** A receiver that exists at the provider already. Without a person it is the platform's own: the account's default. */
export const linkReceiverInput = z.strictObject({
  accountId: z.uuid(),
  userId: z.uuid().nullable(),
  /** Its id there. */
  providerReference: z.string().trim().min(1).max(200),
  token: z.string().trim().min(1).max(500).optional(),
})
export type LinkReceiverInput = z.output<typeof linkReceiverInput>
