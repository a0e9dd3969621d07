import type { Sandbox } from '@balcao/sandbox/start-sandbox'
import { and, eq } from 'drizzle-orm'
import type { App } from '../app.ts'
import { payments } from '../db/schema/payments.ts'
import { platforms } from '../db/schema/platforms.ts'
import { operatorPlatformId } from '../modules/platforms/operator-platform.ts'
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

/**
 * Fills an empty database with a small world that was already selling for three months. Each part is made only where it is missing,
 * so a start that was cut off in the middle goes on from there.
 */
export async function createDemoData(
  app: App,
  { sandbox, setSandboxTime, salesCount }: DemoWishes,
): Promise<void> {
  const opening = new Date(app.clock.now().getTime() - marketedForDays * 86_400_000)
  const longAgo: App = { ...app, clock: { now: () => opening } }
  if (!(await platformExists(app, operatorPlatformId))) await createOperator(longAgo)
  if (!(await platformExists(app, demoPlatformId)))
    await inScope(longAgo, demoPlatformId, async (scope) => {
      await aPlatform(scope, {
        name: 'Balcão',
        hosts: ['localhost', '127.0.0.1'],
        acquirerUrl: sandbox.acquirerUrl('HAWKPAY'),
        register: (account) => sandbox.acquirer('HAWKPAY').addAccount(account),
      })
      await createDemoCatalog(scope, await createDemoPeople(scope))
    })
  const count = salesCount - (await countDemoSales(app))
  if (count > 0) await createDemoSales(app, demoPlatformId, { sandbox, setSandboxTime, count })
}

export async function countDemoSales(app: App): Promise<number> {
  return inScope(app, demoPlatformId, ({ tx }) =>
    tx.$count(payments, and(eq(payments.platformId, demoPlatformId), eq(payments.isDemo, true))),
  )
}

async function platformExists(app: App, platformId: string): Promise<boolean> {
  return inScope(
    app,
    platformId,
    async ({ tx }) => (await tx.$count(platforms, eq(platforms.platformId, platformId))) === 1,
  )
}
