import type { RouteRules } from '#db/schema/acquirers.ts'
import type { RouteTaken } from '#db/schema/payments.ts'
import { fractionOf } from '#kit/crypto/fraction-of.ts'
import { type RuledFacts, unmetRules } from './unmet-rules.ts'

export type RouteLine = {
  place: number
  step: number
  /** Null for a line whose sales are not charged. */
  accountId: string | null
  weight: number
  rules: RouteRules
}

export type SaleToRoute = RuledFacts & { paymentId: string }

/** An account on the route of a sale, and its line; null where the platform has no routes. */
export type Routed<Account> = Account & { line: RouteTaken['line'] | null }

/**
 * The accounts to charge a sale at, the first choice first. Lines are tried in the order of their steps;
 * those of one step are drawn by weight, seeded by the payment, so that a retry gives the same result.
 * Accounts without a line are not charged. Without any line the accounts stay in the given order.
 */
export function planRoute<Account extends { id: string }>(
  accounts: readonly Account[],
  lines: readonly RouteLine[],
  sale: SaleToRoute,
): Routed<Account>[] {
  if (lines.length === 0) return accounts.map((account) => ({ ...account, line: null }))
  const byId = new Map(accounts.map((account) => [account.id, account]))
  const route: Routed<Account>[] = []
  for (const step of stepsOf(lines.filter(({ rules }) => unmetRules(rules, sale).length === 0))) {
    if (step.some(({ accountId }) => accountId === null)) break
    const open = step.filter(({ accountId }) => accountId !== null && byId.has(accountId))
    const ofWeight = open.reduce((sum, { weight }) => sum + weight, 0)
    for (const { accountId, rules, ...line } of drawByWeight(open, `${sale.paymentId} ${step[0]?.step}`)) {
      const account = byId.get(accountId ?? '')
      if (account && !route.some(({ id }) => id === account.id))
        route.push({ ...account, line: { ...line, rules, ofWeight } })
    }
  }
  return route
}

function stepsOf(lines: readonly RouteLine[]): RouteLine[][] {
  const inOrder = lines.toSorted((one, other) => one.step - other.step || one.place - other.place)
  return [...Map.groupBy(inOrder, ({ step }) => step).values()]
}

/** All lines of a step, the drawn one first; each later line is the fallback of the earlier ones. */
function drawByWeight(lines: readonly RouteLine[], seed: string): RouteLine[] {
  const left = [...lines]
  const drawn: RouteLine[] = []
  while (left.length > 0) {
    const total = left.reduce((sum, { weight }) => sum + weight, 0)
    let ticket = fractionOf(`${seed} ${left.length}`) * total
    const hit = left.findIndex(({ weight }) => {
      ticket -= weight
      return ticket < 0
    })
    drawn.push(...left.splice(Math.max(hit, 0), 1))
  }
  return drawn
}
