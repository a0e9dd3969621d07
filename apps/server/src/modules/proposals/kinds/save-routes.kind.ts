import { inArray } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { providerAccounts } from '#db/schema/acquirers.ts'
import type { ProposedChange } from '#db/schema/proposals.ts'
import { type RoutesInput, routesInput } from '#modules/acquirers/routes/routes.input.ts'
import { checkRoutes, saveRoutes } from '#modules/acquirers/routes/save-routes.ts'
import { defineProposal } from '#modules/proposals/define-proposal.ts'
import type { Scope } from '#scope.ts'

type Line = Pick<RoutesInput['lines'][number], 'accountId' | 'step' | 'weight' | 'rules'>

/** Routes the sales of a method to other accounts, or in another order. */
export const saveRoutesKind = defineProposal({
  terms: routesInput.omit({ reason: true }),
  async weigh(caller, { method, savedAt, lines }) {
    const former = await checkRoutes(caller, { method, savedAt, lines })
    const nameOf = await namesIn(caller, [...former.lines, ...lines])
    const told = (list: readonly Line[]) => list.map((line) => describeLine(line, nameOf)).join('\n')
    const changes: ProposedChange[] = [
      { what: 'method', after: method },
      { what: 'lines', before: told(former.lines), after: told(lines) },
    ]
    return { subject: method, changes }
  },
  carryOut: (caller, routes, { reason }) => saveRoutes(caller, { ...routes, reason }),
})

async function namesIn({ tx }: Scope, lines: readonly Line[]): Promise<(id: string) => string> {
  const accountIds = lines.flatMap(({ accountId }) => accountId ?? [])
  const sellerIds = lines.flatMap(({ rules }) => rules.sellerIds ?? [])
  const { id, label } = providerAccounts
  const [accounts, sellers] = await Promise.all([
    tx.select({ id, name: label }).from(providerAccounts).where(inArray(id, accountIds)),
    tx.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, sellerIds)),
  ])
  const names = new Map([...accounts, ...sellers].map((named) => [named.id, named.name]))
  return (wanted) => names.get(wanted) ?? wanted
}

/** A line in symbols that need no translation: the step, the account, its weight, and the rules of its sales. */
function describeLine({ accountId, step, weight, rules }: Line, nameOf: (id: string) => string): string {
  const { minCents, maxCents, minInstallments, maxInstallments, brands, sellerIds } = rules
  const range = (from: string | number | undefined, to: string | number | undefined, unit: string) =>
    from === undefined && to === undefined ? [] : [`${from ?? ''}–${to ?? ''}${unit}`]
  const inUnits = (cents: number | undefined) => (cents === undefined ? undefined : (cents / 100).toFixed(2))
  return [
    `${step}. ${accountId === null ? '—' : nameOf(accountId)} ×${weight}`,
    ...range(inUnits(minCents), inUnits(maxCents), ''),
    ...range(minInstallments, maxInstallments, 'x'),
    ...(brands ? [brands.join('/')] : []),
    ...(sellerIds ? [sellerIds.map(nameOf).join(', ')] : []),
  ].join(' · ')
}
