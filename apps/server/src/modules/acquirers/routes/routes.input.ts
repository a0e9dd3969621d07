import { cardBrandIds } from '@balcao/domain/cards/card'
import { problem } from '@balcao/domain/texts/input-problems'
import { paymentMethods } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { changeReason } from '#modules/platforms/settings/change-reason.input.ts'

export const routeLinesMax = 30
const stepsMax = 20
const weightMax = 1000
const sellersMax = 200
const installmentsMax = 12

const cents = z.int().min(0)
const installments = z.int().min(1).max(installmentsMax)

/** Conditions of a line. A missing condition matches every sale. */
const rules = z
  .strictObject({
    minCents: cents.optional(),
    maxCents: cents.optional(),
    brands: z.array(z.enum(cardBrandIds)).min(1).max(cardBrandIds.length).optional(),
    minInstallments: installments.optional(),
    maxInstallments: installments.optional(),
    sellerIds: z.array(z.uuid()).min(1).max(sellersMax).optional(),
  })
  .refine(({ minCents = 0, maxCents = minCents }) => minCents <= maxCents, {
    path: ['maxCents'],
    error: problem('too_small'),
  })
  .refine(
    ({ minInstallments = 1, maxInstallments = minInstallments }) => minInstallments <= maxInstallments,
    { path: ['maxInstallments'], error: problem('too_small') },
  )

const line = z.strictObject({
  /** Null for a line whose sales are not charged. */
  accountId: z.uuid().nullable(),
  step: z.int().min(1).max(stepsMax),
  weight: z.int().min(1).max(weightMax).default(1),
  rules: rules.default({}),
})

export const routesOfMethodInput = z.strictObject({ method: z.enum(paymentMethods) })

/**
 * The whole list of a method, with the instant of the save that it was read from (optimistic lock). An empty
 * list restores the order of the priorities.
 */
export const routesInput = z.strictObject({
  method: z.enum(paymentMethods),
  savedAt: z.iso.datetime().nullable(),
  lines: z.array(line).max(routeLinesMax),
  reason: changeReason.optional(),
})
export type RoutesInput = z.output<typeof routesInput>

/**
 * A hypothetical sale. It is routed by the given lines, as if they were saved, or by those in force if none
 * are given.
 */
export const routeSimulationInput = z.strictObject({
  method: z.enum(paymentMethods),
  amountCents: z.int(problem('invalid')).min(1, problem('too_small')),
  installments: installments.default(1),
  brand: z.enum(cardBrandIds).nullable().default(null),
  sellerId: z.uuid().nullable().default(null),
  lines: z.array(line).max(routeLinesMax).optional(),
})
export type RouteSimulationInput = z.output<typeof routeSimulationInput>
