import { providerNames } from '@balcao/providers/provider-names'
import { providerTitle } from '@balcao/providers/registry'
import { startSandbox } from '@balcao/sandbox/start-sandbox'
import { openDatabase } from '#db/database.ts'
import { appUrl } from '#db/migrate.ts'
import { connectSandbox } from '#demo/connect-sandbox.ts'
import { createDemoData, isDemoComplete } from '#demo/create-demo-data.ts'
import { systemClock } from '#kit/clock.ts'
import { claimDataFolder } from '#kit/postgres/single-instance.ts'
import { inTimeOfKey, listSimulatedAccounts } from '#modules/acquirers/accounts/simulated-account.ts'
import { accessKeyOf } from '#modules/acquirers/acquirer-transport.ts'
import type { StartPart } from './process-kind.ts'

const demoTickMs = 97_000
/** Number of charges kept in memory for each account of a test mode; the demo keeps all of its charges. */
const keptOfTestMode = 2_000
const titles = new Map<string, string>(providerNames.map((name) => [name, providerTitle(name)]))

/**
 * The simulated acquirers of the demo and of the test modes. The demo's past is also made here, before anything else runs: it
 * needs the acquirers' clock, and sells through them.
 */
export const startAcquirers: StartPart = async (app, { ownerUrl, stops, report }) => {
  const { acquirersUrl, simulatedElsewhere, dataDir, host, port, publicUrl, demoSales, isDemo } = app.config
  if (acquirersUrl === undefined) throw new Error('The launcher gave the acquirers no address')
  const books = `${dataDir}/sandbox`
  // The former process may still be writing its last lines.
  const claim = await claimDataFolder(books)
  stops.push(() => claim.release())
  let sandboxTime: Date | null = null
  // While the demo is made, each read of the clock moves it on, so that the charges of a day are not all of one second.
  const now = () => {
    if (sandboxTime === null) return app.clock.now()
    const later = Math.min(sandboxTime.getTime() + demoTickMs, systemClock.now().getTime())
    sandboxTime = new Date(later)
    return sandboxTime
  }
  const sandbox = await startSandbox({
    port: Number(new URL(acquirersUrl).port) || 80,
    dataDir: books,
    now,
    // Shop and acquirers on separate machines call each other by host name.
    ...(simulatedElsewhere
      ? { host, accessKey: accessKeyOf(app.secrets), deliverWebhooksTo: publicUrl }
      : { deliverWebhooksTo: `http://127.0.0.1:${port}` }),
    bankUrl: '/banco-de-mentira',
    ...(!isDemo && { keptMax: keptOfTestMode }),
    titleOf: (name) => titles.get(name) ?? name,
    findAccounts: (key) => listSimulatedAccounts(app, key),
    inTimeOf: (key, work) => inTimeOfKey(app, key, work),
  })
  stops.push(() => sandbox.stop())
  if (!isDemo) return
  await connectSandbox(app, sandbox)
  if (!(await isDemoComplete(app, demoSales)))
    report(`Creating the demo: two tenants, people, products and ${demoSales} sales`)
  const wishes = {
    sandbox,
    salesCount: demoSales,
    ownerUrl,
    setSandboxTime: (instant: Date | null) => (sandboxTime = instant),
  }
  // An interrupted start continues where it stopped, so writes of the demo's past need not wait for the disk.
  const db = openDatabase({
    url: appUrl(ownerUrl, app.secrets.derive('database')),
    replicaUrls: [],
    poolSize: app.config.poolSize,
    awaitsDisk: false,
  })
  try {
    await createDemoData({ ...app, db }, wishes)
  } finally {
    await db.close()
  }
}
