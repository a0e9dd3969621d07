import { problem } from '@balcao/domain/texts/input-problems'
import { type Currency, currencies, type PaymentMethod } from '@balcao/domain/vocabulary'
import { feePlanInput } from '@balcao/server/modules/platforms/prices/fee-plan.input'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { z } from 'zod'
import type { api } from '#api/client.ts'
import { effectiveFromOf } from './effective-day.ts'

export type FeePlanVersion = inferOutput<typeof api.admin.feePlans.list>[number]
type Amounts = Record<Currency, number | null>

export type FeeForm = {
  basisPoints: number | null
  fixedFees: Amounts
  releaseDays: number | null
  reserveBasisPoints: number | null
  reserveDays: number | null
  feePolicy: FeePlanVersion['feePolicy']
  disputeFees: Amounts
  effectiveDay: string
  reason: string
}

export function isInForce({ effectiveFrom }: FeePlanVersion, now: Date): boolean {
  return new Date(effectiveFrom) <= now
}

/** The versions of a method, the newest first, and the current one. */
export function versionsOf(plans: readonly FeePlanVersion[], method: PaymentMethod, now: Date) {
  const versions = plans.filter((plan) => plan.method === method)
  return { versions, current: versions.find((plan) => isInForce(plan, now)) }
}

export function feeFormOf(plan: FeePlanVersion | undefined): FeeForm {
  return {
    basisPoints: plan?.basisPoints ?? null,
    fixedFees: everyCurrency(plan?.fixedFees),
    releaseDays: plan?.releaseDays ?? null,
    reserveBasisPoints: plan?.reserveBasisPoints ?? 0,
    reserveDays: plan?.reserveDays ?? 0,
    feePolicy: plan?.feePolicy ?? 'KEEP_FIXED',
    disputeFees: everyCurrency(plan?.disputeFees),
    effectiveDay: '',
    reason: '',
  }
}

function everyCurrency(amounts: Partial<Record<Currency, number>> = {}): Amounts {
  return Object.fromEntries(currencies.map((currency) => [currency, amounts[currency] ?? null])) as Amounts
}

export function typedAmounts(amounts: Amounts): Partial<Record<Currency, number>> {
  return Object.fromEntries(Object.entries(amounts).filter(([, cents]) => cents !== null))
}

export function feeSchemaOf(method: PaymentMethod, now: Date) {
  return z
    .custom<FeeForm>()
    .superRefine(({ reason }, context) => {
      if (reason.trim() === '')
        context.addIssue({ code: 'custom', path: ['reason'], message: problem('required') })
    })
    .transform(
      ({ effectiveDay, fixedFees, disputeFees, ...form }): z.input<typeof feePlanInput> => ({
        ...form,
        sellerId: null,
        method,
        basisPoints: form.basisPoints ?? Number.NaN,
        releaseDays: form.releaseDays ?? Number.NaN,
        reserveBasisPoints: form.reserveBasisPoints ?? Number.NaN,
        reserveDays: form.reserveDays ?? Number.NaN,
        fixedFees: typedAmounts(fixedFees),
        disputeFees: typedAmounts(disputeFees),
        effectiveFrom: effectiveFromOf(effectiveDay, now),
      }),
    )
    .pipe(feePlanInput)
}
