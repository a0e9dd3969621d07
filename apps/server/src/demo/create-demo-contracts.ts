import type { Cents } from '@balcao/domain/money/money'
import type { Sandbox } from '@balcao/sandbox/start-sandbox'
import { paymentRoutes } from '#db/schema/acquirers.ts'
import { feePlans } from '#db/schema/platforms.ts'
import type { ConnectableAccount } from '#modules/acquirers/accounts/provider-account.ts'
import type { Scope } from '#scope.ts'
import { aCoProduction, aManagement } from './a-contract.ts'
import { anAccount } from './an-account.ts'
import { anAnticipationPlan } from './an-anticipation.ts'
import type { BalcaoPeople } from './create-demo-people.ts'

/** Cards from this amount on are charged at the platform's first account. */
const smallCardsBelowCents = 10_000

/** Partners of the sellers, the dispute fee, and the plan of anticipation. */
export async function createDemoContracts(
  scope: Scope,
  { marina, otto, bruna, manager }: BalcaoPeople,
  { courseId, kitId }: { courseId: string; kitId: string },
): Promise<void> {
  await aCoProduction(scope, { productId: courseId, coProducerId: bruna.id, basisPoints: 2_000 })
  await aCoProduction(scope, { productId: kitId, coProducerId: otto.id })
  for (const { id } of [marina, otto, bruna])
    await aManagement(scope, { sellerId: id, managerId: manager.id })
  await anAnticipationPlan(scope, { limitBasisPoints: 8_000 })
  await aDisputeFee(scope)
}

/** A second account for small cards, such as renewals: it charges a stored card without its code. */
export async function routeSmallCards(
  scope: Scope,
  sandbox: Sandbox,
  account: ConnectableAccount,
): Promise<ConnectableAccount> {
  const small = await anAccount(scope, { sandbox, provider: 'PAGARME', methods: ['CREDIT_CARD'] })
  const line = { platformId: scope.platformId, method: 'CREDIT_CARD', weight: 1, savedAt: scope.now } as const
  await scope.tx.insert(paymentRoutes).values([
    {
      ...line,
      place: 0,
      step: 1,
      providerAccountId: small.id,
      rules: { maxCents: smallCardsBelowCents - 1 },
    },
    { ...line, place: 1, step: 2, providerAccountId: account.id, rules: {} },
  ])
  return small
}

/** A fee for lost disputes from the platform's first day on: a newer version of every plan. */
export async function aDisputeFee({ tx }: Scope, cents: Cents = 1_500): Promise<void> {
  const plans = await tx.select().from(feePlans)
  await tx.insert(feePlans).values(
    plans.map(({ id: _, ...plan }) => ({
      ...plan,
      disputeFees: { BRL: cents },
      savedAt: new Date(plan.savedAt.getTime() + 1),
    })),
  )
}
