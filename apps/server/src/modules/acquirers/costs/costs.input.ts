import { problem } from '@balcao/domain/texts/input-problems'
import { currencies, paymentMethods } from '@balcao/domain/vocabulary'
import { z } from 'zod'

const installmentsMax = 12
const fixedMax = 100_000

const row = z.strictObject({
  fromInstallments: z.int().min(1).max(installmentsMax),
  basisPoints: z.int().min(0).max(10_000),
  fixedCents: z.int().min(0).max(fixedMax),
})

export const costsOfAccountInput = z.strictObject({ accountId: z.uuid() })

/**
 * Cost table of an account for one method in one currency, from now on. The first row is for one installment.
 */
export const acquirerCostsInput = z.strictObject({
  accountId: z.uuid(),
  method: z.enum(paymentMethods),
  currency: z.enum(currencies).default('BRL'),
  rows: z
    .array(row)
    .min(1)
    .max(installmentsMax)
    .refine((rows) => rows.some(({ fromInstallments }) => fromInstallments === 1), problem('required'))
    .refine(
      (rows) => new Set(rows.map(({ fromInstallments }) => fromInstallments)).size === rows.length,
      problem('invalid'),
    ),
})
export type AcquirerCostsInput = z.output<typeof acquirerCostsInput>
