import { detectPixKeyType, isValidPixKey } from '@balcao/domain/payments/pix-key'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

function isPixKey(key: string): boolean {
  const type = detectPixKeyType(key)
  return type !== null && isValidPixKey({ key, type })
}

const amount = z.int(problem('invalid')).min(0, problem('too_small'))
const text = z.string().trim().min(3, problem('too_short')).max(500, problem('too_long'))

/** Platform that a master's call is about; the master's own account belongs to the operator's platform. */
export const platformInput = z.strictObject({ platformId: z.uuid() })

export const contractInput = z.strictObject({
  platformId: z.uuid(),
  /** First month billed by this version. */
  fromMonth: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, problem('invalid')),
  fixedCents: amount,
  basisPoints: z.int(problem('invalid')).min(0, problem('too_small')).max(10_000, problem('too_large')),
  minimumCents: amount,
  dueDays: z.int(problem('invalid')).min(1, problem('too_small')).max(90, problem('too_large')),
  /** Pix key of the operator for the payment of the bills; empty to pay as the contract says. */
  pixKey: z
    .string()
    .trim()
    .refine((key) => key === '' || isPixKey(key), problem('invalid'))
    .optional(),
})
export type ContractInput = z.output<typeof contractInput>

export const chargeInput = z.strictObject({ chargeId: z.uuid() })

export const chargeOfPlatformInput = z.strictObject({ platformId: z.uuid(), chargeId: z.uuid() })

export const payChargeInput = z.strictObject({
  platformId: z.uuid(),
  chargeId: z.uuid(),
  /** Amount of the bill when its payment was found: an adjustment may have changed it since. */
  seenAmountCents: amount,
  /** Entry on the operator's own statement that proves the payment. */
  reference: text,
})
export type PayChargeInput = z.output<typeof payChargeInput>

/** Adjustment of a bill: negative for a credit. The form sends back the amount that it showed. */
export const adjustChargeInput = z.strictObject({
  platformId: z.uuid(),
  chargeId: z.uuid(),
  seenAmountCents: amount,
  byCents: z.int(problem('invalid')).refine((cents) => cents !== 0, problem('required')),
  reason: text,
})
export type AdjustChargeInput = z.output<typeof adjustChargeInput>

export const billMonthInput = z.strictObject({
  platformId: z.uuid(),
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, problem('invalid')),
})
export type BillMonthInput = z.output<typeof billMonthInput>

/** Reason of the platform's objection to a bill. */
export const contestChargeInput = z.strictObject({ chargeId: z.uuid(), reason: text })
export type ContestChargeInput = z.output<typeof contestChargeInput>

export const upholdChargeInput = z.strictObject({ platformId: z.uuid(), chargeId: z.uuid(), reason: text })
export type UpholdChargeInput = z.output<typeof upholdChargeInput>

export const postponeChargeInput = z.strictObject({
  platformId: z.uuid(),
  chargeId: z.uuid(),
  /** Last day for payment in time. */
  dueOn: z.iso.date(problem('required')),
  reason: text,
})
export type PostponeChargeInput = z.output<typeof postponeChargeInput>

export const cancelChargeInput = z.strictObject({ platformId: z.uuid(), chargeId: z.uuid(), reason: text })
export type CancelChargeInput = z.output<typeof cancelChargeInput>
