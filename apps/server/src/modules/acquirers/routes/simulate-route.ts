import type { Cents } from '@balcao/domain/money/money'
import type { RouteRules } from '#db/schema/acquirers.ts'
import { type ChargeableAccount, listAccountsFor } from '#modules/acquirers/accounts/provider-account.ts'
import { findAcquirerCost } from '#modules/acquirers/costs/find-acquirer-cost.ts'
import type { Scope } from '#scope.ts'
import { planRoute, type RouteLine } from './plan-route.ts'
import type { RouteSimulationInput } from './routes.input.ts'
import { type RuledFacts, unmetRules } from './unmet-rules.ts'

/**
 * UNMET: a condition does not match this sale. CLOSED: the account takes no charges of the method. STOPS:
 * sales that reach the line are not charged. PAST_STOP: a line before it stops the sale. CHOSEN: the account
 * that charges the sale. RESTING: the line matches, but its account rests after failures. NEXT: fallback.
 * NAMED_BEFORE: a line before names the same account.
 */
export type LineVerdict =
  | 'UNMET'
  | 'CLOSED'
  | 'STOPS'
  | 'PAST_STOP'
  | 'CHOSEN'
  | 'RESTING'
  | 'NEXT'
  | 'NAMED_BEFORE'

export type RouteSimulation = {
  chosen: { accountId: string; costCents: Cents } | null
  /**
   * In order of evaluation; the lines of one step share one draw. Without lines: the open accounts by their
   * priority.
   */
  lines: {
    place: number
    accountId: string | null
    verdict: LineVerdict
    unmet: (keyof RouteRules)[]
    /** Share of the sales that reach the step, in percent. Null for the only line of a step. */
    sharePercent: number | null
  }[]
}

const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Account that would charge a given sale, and the reasons, computed by the function that routes real sales,
 * on the accounts as they are now.
 */
export async function simulateRoute(
  scope: Scope,
  { method, lines: typed, sellerId, ...asked }: RouteSimulationInput,
): Promise<RouteSimulation> {
  const { accounts, lines: saved } = await listAccountsFor(scope, method)
  const lines = typed?.map((line, place) => ({ ...line, place })) ?? saved
  const sale = { ...asked, sellerId: sellerId ?? nobody, paymentId: `a simulated sale of ${method}` }
  const route = planRoute(accounts, lines, sale)
  const chosen = route.find((account) => !isResting(scope, account, method)) ?? null
  const charge = { ...sale, method, currency: 'BRL', providerAccountId: chosen?.id ?? '' } as const
  const shown = lines.length === 0 ? byPriority(accounts) : inOrder(lines)
  const stop = firstStop(shown, sale)
  return {
    chosen: chosen && { accountId: chosen.id, costCents: await findAcquirerCost(scope, charge) },
    lines: shown.map((line) => {
      const unmet = unmetRules(line.rules, sale)
      const routed = route.find(
        ({ id, line: taken }) => id === line.accountId && (taken?.place ?? line.place) === line.place,
      )
      return {
        place: line.place,
        accountId: line.accountId,
        unmet,
        sharePercent:
          routed?.line && routed.line.ofWeight > line.weight
            ? Math.round((100 * line.weight) / routed.line.ofWeight)
            : null,
        verdict: verdictOf(),
      }

      function verdictOf(): LineVerdict {
        if (stop !== null && line.step > stop) return 'PAST_STOP'
        if (unmet.length > 0) return 'UNMET'
        if (line.accountId === null) return 'STOPS'
        if (!accounts.some(({ id }) => id === line.accountId)) return 'CLOSED'
        if (!routed) return 'NAMED_BEFORE'
        if (routed.id === chosen?.id) return 'CHOSEN'
        return isResting(scope, routed, method) ? 'RESTING' : 'NEXT'
      }
    }),
  }
}

/** The check of a charge, without taking a slot. */
function isResting(
  { app, now }: Scope,
  { id, circuit }: ChargeableAccount,
  method: RouteSimulationInput['method'],
) {
  if (circuit?.restsUntil && circuit.restsUntil > now) return true
  return app.acquirerGuard.stateOf({ accountId: id, method }) === 'OPEN'
}

function byPriority(accounts: readonly ChargeableAccount[]): RouteLine[] {
  return accounts.map(({ id }, place) => ({ place, step: place + 1, accountId: id, weight: 1, rules: {} }))
}

function inOrder(lines: readonly RouteLine[]): RouteLine[] {
  return lines.toSorted((one, other) => one.step - other.step || one.place - other.place)
}

/** The first step at which the sale ends uncharged. */
function firstStop(lines: readonly RouteLine[], sale: RuledFacts): number | null {
  const stop = lines.find(
    ({ accountId, rules }) => accountId === null && unmetRules(rules, sale).length === 0,
  )
  return stop?.step ?? null
}
