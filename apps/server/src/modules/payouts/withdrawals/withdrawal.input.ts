import { problem } from '@balcao/domain/texts/input-problems'
import { currencies } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { changeReason } from '#modules/platforms/settings/change-reason.input.ts'

const reason = z.string().trim().min(3, problem('too_short')).max(500, problem('too_long'))
/** Hash of what the staff saw when they decided. */
const seen = z.string().min(1).max(100)
const amount = z.int(problem('invalid')).min(0, problem('too_small'))

/** Omit it for reais. */
const currency = z.enum(currencies).optional()

export const withdrawalTermsInput = z.strictObject({ currency }).default({})

export const withdrawalInput = z.strictObject({
  /** Idempotency key, made by the browser before the first request. */
  requestId: z.uuid(),
  /** Currency of the amount, equal to the destination's currency. */
  currency,
  bankAccountId: z.uuid(problem('required')),
  amountCents: z.int(problem('invalid')).positive(problem('too_small')),
  /** The fee shown to the person: a fee that has risen since is refused. */
  shownFeeCents: amount,
  /** Key of an invoice that a manager uploaded for this withdrawal. */
  invoiceKey: z.string().max(200).nullish(),
})
export type WithdrawalInput = z.output<typeof withdrawalInput>

export const withdrawalIdInput = z.strictObject({ withdrawalId: z.uuid() })

export const approveWithdrawalInput = z.strictObject({ withdrawalId: z.uuid(), seen })

export const refuseWithdrawalInput = z.strictObject({ withdrawalId: z.uuid(), reason })

/** Longest hold, in days. */
export const holdDaysMax = 30

export const holdWithdrawalInput = z.strictObject({
  withdrawalId: z.uuid(),
  days: z.int(problem('invalid')).min(1, problem('too_small')).max(holdDaysMax, problem('too_large')),
  /** Shown to the person. */
  reason,
})

export const releaseWithdrawalInput = z.strictObject({ withdrawalId: z.uuid(), reason })

export const closeAttentionInput = z.strictObject({ withdrawalId: z.uuid(), reason })

export const proveWithdrawalInput = z.strictObject({
  withdrawalId: z.uuid(),
  seen,
  /** What the provider's statement shows. */
  outcome: z.enum(['PAID', 'UNPAID']),
  reason,
})
export type ProveWithdrawalInput = z.output<typeof proveWithdrawalInput>

/**
 * Maximum amount of withdrawals without approval, so that a plan cannot let large sums out without a second
 * person.
 */
const automaticCeilingCents = 100_000
const secondPersonCeilingCents = 5_000_000

export const withdrawalPlanOfInput = z.strictObject({ userId: z.uuid().nullable() })

/** The platform's plan if no user is named. */
export const withdrawalPlanInput = z.strictObject({
  userId: z.uuid().nullable(),
  /** Withdrawals in another currency are paid by hand. */
  currency,
  minCents: amount,
  feeCents: amount,
  smallFeeCents: amount,
  smallBelowCents: amount,
  dailyMaxCents: amount,
  dailyMaxCount: z.int(problem('invalid')).min(0, problem('too_small')).max(1_000, problem('too_large')),
  automaticMaxCents: amount.max(automaticCeilingCents, problem('too_large')),
  secondPersonFromCents: amount.max(secondPersonCeilingCents, problem('too_large')),
  requiresInvoice: z.boolean().default(false),
  requiresDocuments: z.boolean().default(true),
  reason: changeReason.optional(),
})
export type WithdrawalPlanInput = z.output<typeof withdrawalPlanInput>
