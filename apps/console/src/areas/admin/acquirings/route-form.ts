import { problem } from '@balcao/domain/texts/input-problems'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { routesInput } from '@balcao/server/modules/acquirers/routes/routes.input'
import { changeReason } from '@balcao/server/modules/platforms/settings/change-reason.input'
import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import { z } from 'zod'
import type { api } from '#api/client.ts'

export type Routes = inferOutput<typeof api.admin.routes.get>
type Lines = inferInput<typeof api.admin.acquirerChanges.saveRoutes>['lines']

/** Stands for “do not charge” in a list of accounts. */
export const nobody = 'nobody'

export type RouteRow = {
  account: string | null
  /** Whether the row shares the sales of the row above, divided by weight. */
  sharesStep: boolean
  weight: number | null
  minCents: number | null
  maxCents: number | null
  minInstallments: number | null
  maxInstallments: number | null
  brands: string[]
  sellerId: string | null
  /** A line may be for several sellers; the form edits the first and keeps the rest. */
  furtherSellerIds: string[]
}

export type RouteForm = { rows: RouteRow[]; reason: string }

export const newRow = (account: string | null): RouteRow => ({
  account,
  sharesStep: false,
  weight: 1,
  minCents: null,
  maxCents: null,
  minInstallments: null,
  maxInstallments: null,
  brands: [],
  sellerId: null,
  furtherSellerIds: [],
})

export function rowsOf(lines: Lines): RouteRow[] {
  return lines.map(({ accountId, step, weight = 1, rules = {} }, place) => {
    const [sellerId = null, ...furtherSellerIds] = rules.sellerIds ?? []
    return {
      account: accountId ?? nobody,
      sharesStep: place > 0 && lines[place - 1]?.step === step,
      weight,
      minCents: rules.minCents ?? null,
      maxCents: rules.maxCents ?? null,
      minInstallments: rules.minInstallments ?? null,
      maxInstallments: rules.maxInstallments ?? null,
      brands: rules.brands ?? [],
      sellerId,
      furtherSellerIds,
    }
  })
}

/** The rows as the server stores them: each begins a new step unless it shares the step of the row above. */
export function linesOf(rows: readonly RouteRow[]): Lines {
  let step = 0
  return rows.map((row, place) => {
    if (place === 0 || !row.sharesStep) step += 1
    const sellerIds = row.sellerId === null ? [] : [row.sellerId, ...row.furtherSellerIds]
    return {
      accountId: row.account === nobody ? null : row.account,
      step,
      weight: row.weight ?? 1,
      rules: {
        ...(row.minCents !== null && { minCents: row.minCents }),
        ...(row.maxCents !== null && { maxCents: row.maxCents }),
        ...(row.minInstallments !== null && { minInstallments: row.minInstallments }),
        ...(row.maxInstallments !== null && { maxInstallments: row.maxInstallments }),
        ...(row.brands.length > 0 && { brands: row.brands }),
        ...(sellerIds.length > 0 && { sellerIds }),
      },
    }
  })
}

export function routeSchemaOf(method: PaymentMethod, savedAt: string | null) {
  return z
    .custom<RouteForm>()
    .superRefine(({ rows, reason }, context) => {
      rows.forEach(({ account }, place) => {
        if (account === null)
          context.addIssue({ code: 'custom', path: ['rows', place, 'account'], message: problem('required') })
      })
      if (reason.trim().length < 3)
        context.addIssue({
          code: 'custom',
          path: ['reason'],
          message: problem(reason ? 'too_short' : 'required'),
        })
    })
    .transform(
      ({ rows, reason }): z.input<typeof routesInput> => ({ method, savedAt, lines: linesOf(rows), reason }),
    )
    .pipe(routesInput.extend({ reason: changeReason }))
}
