import type { Sandbox } from '@balcao/sandbox/start-sandbox'
import { and, eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { payments } from '#db/schema/payments.ts'
import { platforms } from '#db/schema/platforms.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { inScope } from '#scope.ts'
import { aPlatform } from './a-platform.ts'
import { createDemoContents } from './create-demo-contents.ts'
import { createDemoCourse, createDemoStudents } from './create-demo-course.ts'
import { createDemoAnticipations, createDemoBills } from './create-demo-dues.ts'
import { createDemoEntries } from './create-demo-entries.ts'
import { createDemoInvoices } from './create-demo-invoices.ts'
import { createDemoMoneyDesk } from './create-demo-money-desk.ts'
import { createDemoOffice } from './create-demo-office.ts'
import { createOperator } from './create-demo-people.ts'
import { createDemoRequests } from './create-demo-requests.ts'
import { createDemoSales, type DemoPast } from './create-demo-sales.ts'
import { createDemoTroubles } from './create-demo-troubles.ts'
import { createDemoVisits } from './create-demo-visits.ts'
import { type DemoTenant, demoTenants, livesHere } from './demo-tenants.ts'

export type DemoWishes = Omit<DemoPast, 'count'> & { salesCount: number }

const marketedForDays = 120

/**
 * Fills an empty database with two tenants and three months of sales. Each part is made only where it is missing, so an
 * interrupted start continues.
 */
export function createDemoData(app: App, wishes: DemoWishes): Promise<void> {
  return withoutWebhooks(wishes.sandbox, () => createParts(app, wishes))
}

async function createParts(app: App, { salesCount, ...past }: DemoWishes): Promise<void> {
  const { sandbox } = past
  const opening = new Date(app.clock.now().getTime() - marketedForDays * 86_400_000)
  const longAgo: App = { ...app, clock: { now: () => opening }, worldClock: { now: () => opening } }
  if (livesHere(app)({ platformId: operatorPlatformId }) && !(await platformExists(app, operatorPlatformId)))
    await createOperator(longAgo)
  for (const tenant of demoTenants.filter(livesHere(app))) {
    const { platformId, provider } = tenant
    if (!(await platformExists(app, platformId)))
      await inScope(longAgo, platformId, async (scope) => {
        const { account } = await aPlatform(scope, {
          ...tenant,
          hosts: tenant.hosts(app.config),
          acquirerUrl: sandbox.acquirerUrl(provider),
          register: (account) => sandbox.acquirer(provider).addAccount(account),
        })
        await tenant.fill(scope, { sandbox, account })
        await createDemoContents(scope)
        await createDemoCourse(scope)
      })
    const count = salesOf(tenant, salesCount) - (await countDemoSales(app, tenant))
    if (count > 0) {
      await createDemoSales(app, platformId, { ...past, count })
      await createDemoStudents(app, platformId)
      await createDemoRequests(app, platformId)
      await createDemoTroubles({ app, platformId, sandbox })
      await createDemoMoneyDesk(app, platformId)
      await createDemoAnticipations(app, platformId)
      await createDemoBills(app, platformId)
      await createDemoEntries(app, platformId)
      await createDemoInvoices(app, platformId)
      await createDemoVisits(app, platformId)
      await createDemoOffice(app, platformId)
    }
    const { enliven } = tenant
    if (enliven) await inScope(app, platformId, enliven)
  }
}

export async function isDemoComplete(app: App, salesCount: number): Promise<boolean> {
  for (const tenant of demoTenants.filter(livesHere(app)))
    if ((await countDemoSales(app, tenant)) < salesOf(tenant, salesCount)) return false
  return true
}

const salesOf = ({ part }: DemoTenant, salesCount: number) => Math.round(salesCount * part)

function countDemoSales(app: App, { platformId }: DemoTenant): Promise<number> {
  return inScope(app, platformId, ({ tx }) =>
    tx.$count(payments, and(eq(payments.platformId, platformId), eq(payments.isDemo, true))),
  )
}

async function platformExists(app: App, platformId: string): Promise<boolean> {
  return inScope(
    app,
    platformId,
    async ({ tx }) => (await tx.$count(platforms, eq(platforms.platformId, platformId))) === 1,
  )
}

/**
 * Switches webhooks off while the demo is made: an acquirer would retry for minutes, and the start would wait
 * for it. Codes expire by the acquirer's own clock at any moment, so webhooks stay off from the first sale to
 * the last.
 */
export async function withoutWebhooks(sandbox: Sandbox, work: () => Promise<void>): Promise<void> {
  const resumeWebhooks = sandbox.faults.always({ operation: 'webhook', kind: 'lose' })
  try {
    await work()
  } finally {
    await sandbox.bank.webhooksDelivered()
    resumeWebhooks()
  }
}
