import { paymentMethods } from '@balcao/domain/vocabulary'
import type { Sandbox } from '@balcao/sandbox/start-sandbox'
import type { App } from '#app.ts'
import type { Config } from '#config.ts'
import { invariant } from '#kit/invariant.ts'
import { findUserByEmail } from '#modules/accounts/users/user.ts'
import { listAccountNames } from '#modules/acquirers/accounts/list-account-names.ts'
import type { ConnectableAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { saveAcquirerCosts } from '#modules/acquirers/costs/save-acquirer-costs.ts'
import { saveExchangeRate } from '#modules/platforms/prices/save-exchange-rate.ts'
import type { Scope } from '#scope.ts'
import { approvedPapers } from './a-document.ts'
import { asPerson } from './as-person.ts'
import { createAuroraCatalog } from './create-aurora-catalog.ts'
import { createBalcaoCatalog } from './create-balcao-catalog.ts'
import { createDemoCare } from './create-demo-care.ts'
import { createDemoContracts, routeSmallCards } from './create-demo-contracts.ts'
import { keepDemoReserves } from './create-demo-money-desk.ts'
import { createDemoPartners } from './create-demo-partners.ts'
import { createAuroraPeople, createBalcaoPeople } from './create-demo-people.ts'
import { createSellerPapers } from './create-seller-papers.ts'
import { auroraHost, auroraPlatformId, demoPlatformId } from './demo-identity.ts'

const rows = {
  PIX: [{ fromInstallments: 1, basisPoints: 90, fixedCents: 0 }],
  CREDIT_CARD: [
    { fromInstallments: 1, basisPoints: 290, fixedCents: 20 },
    { fromInstallments: 2, basisPoints: 340, fixedCents: 20 },
  ],
  BILLET: [{ fromInstallments: 1, basisPoints: 0, fixedCents: 189 }],
}

export type DemoTenant = {
  platformId: string
  name: string
  /** The first host is used in links. */
  hosts: (config: Config) => string[]
  brandColor: string
  provider: 'HAWKPAY' | 'LUMION'
  /** This tenant's share of the demo's sales. */
  part: number
  /** People, products and offers. */
  fill: (scope: Scope, at: { sandbox: Sandbox; account: ConnectableAccount }) => Promise<void>
  /** Current activity, made once after all sales of the past. */
  enliven?: (scope: Scope) => Promise<void>
}

const loopback = ['localhost', '127.0.0.1']

/** The tenants of the demo: two, so that a leak from one to the other is visible. */
export const demoTenants: readonly DemoTenant[] = [
  {
    platformId: demoPlatformId,
    name: 'Balcão',
    hosts: ({ publicUrl }) => [...new Set([new URL(publicUrl).hostname, ...loopback])],
    brandColor: '#0b6b53',
    provider: 'HAWKPAY',
    part: 0.95,
    fill: async (scope, { sandbox, account }) => {
      const people = await createBalcaoPeople(scope)
      await createSellerPapers(scope, people)
      await keepDemoReserves(scope, people.otto)
      await createDemoContracts(scope, people, await createBalcaoCatalog(scope, people))
      await routeSmallCards(scope, sandbox, account)
      await createDemoCosts(scope, people.admin)
    },
    enliven: async (scope) => {
      await createDemoPartners(scope)
      await createDemoCare(scope)
      await setDemoRate(scope)
    },
  },
  {
    platformId: auroraPlatformId,
    name: 'Aurora',
    hosts: () => [auroraHost],
    brandColor: '#6b3fa0',
    provider: 'LUMION',
    part: 0.05,
    fill: async (scope) => {
      const people = await createAuroraPeople(scope)
      for (const { id } of Object.values(people)) await approvedPapers(scope, id)
      await createAuroraCatalog(scope, people)
    },
  },
]

/** Whether this cell's demo has the tenant. */
export function livesHere({ cells }: App): (tenant: Pick<DemoTenant, 'platformId'>) => boolean {
  return ({ platformId }) => cells.elsewhere(platformId) === null
}

/** Dollars can be sold in and changed into reais. */
async function setDemoRate(scope: Scope): Promise<void> {
  const admin = await findUserByEmail(scope, 'admin@demo.balcao.example')
  invariant(admin, 'the demo has an administrator')
  const caller = asPerson(scope, { userId: admin.id, role: 'ADMIN' })
  await saveExchangeRate(caller, { currency: 'USD', rate: '5,4321', spreadBasisPoints: 200 })
}

/** Costs of the demo's acquirers, so that its sales have a margin. */
export async function createDemoCosts(scope: Scope, { id: userId }: { id: string }): Promise<void> {
  const caller = asPerson(scope, { userId, role: 'ADMIN' })
  for (const { id: accountId } of await listAccountNames(scope))
    for (const method of paymentMethods)
      await saveAcquirerCosts(caller, { accountId, method, currency: 'BRL', rows: rows[method] })
}
