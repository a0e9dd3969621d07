import type { Sandbox } from '@balcao/sandbox/start-sandbox'
import type { App } from '../app.ts'
import { inScope } from '../scope.ts'
import { aPlatform } from './a-platform.ts'
import { createDemoCatalog } from './create-demo-catalog.ts'
import { createDemoPeople, createOperator } from './create-demo-people.ts'
import { createDemoSales } from './create-demo-sales.ts'
import { demoPlatformId } from './demo-identity.ts'

export type DemoWishes = {
  sandbox: Sandbox
  setSandboxTime(instant: Date | null): void
  salesCount: number
}

const marketedForDays = 120

/** Fills an empty database with a small world that was already selling for three months. */
export async function createDemoData(
  app: App,
  { sandbox, setSandboxTime, salesCount }: DemoWishes,
): Promise<void> {
  const opening = new Date(app.clock.now().getTime() - marketedForDays * 86_400_000)
  const longAgo: App = { ...app, clock: { now: () => opening } }
  await createOperator(longAgo)
  await aPlatform(longAgo, {
    platformId: demoPlatformId,
    name: 'Balcão',
    hosts: ['localhost', '127.0.0.1'],
    acquirerUrl: sandbox.acquirerUrl('HAWKPAY'),
    register: (account) => sandbox.acquirer('HAWKPAY').addAccount(account),
  })
  const offers = await inScope(longAgo, demoPlatformId, async (scope) =>
    createDemoCatalog(scope, await createDemoPeople(scope)),
  )
  await createDemoSales(app, demoPlatformId, { sandbox, setSandboxTime, offers, count: salesCount })
}
