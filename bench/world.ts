import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '@balcao/sandbox/start-sandbox'
import type { App } from '@balcao/server/app'
import { closeApp, composeApp } from '@balcao/server/compose-app'
import { readConfig } from '@balcao/server/config'
import { migrate } from '@balcao/server/db/migrate'
import { aPerson } from '@balcao/server/demo/a-person'
import { aPlatform } from '@balcao/server/demo/a-platform'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { systemClock } from '@balcao/server/kit/clock'
import { createSecretBox } from '@balcao/server/kit/crypto/secret-box'
import { startTestCluster } from '@balcao/server/kit/postgres/test-cluster'
import { loadMailRenderer } from '@balcao/server/load-mail-renderer'
import { inScope } from '@balcao/server/scope'

/** A shop with one offer, on a PostgreSQL of its own and with a simulated acquirer. */
export type World = {
  app: App
  platformId: string
  offerId: string
  ownerUrl: string
  /** For a second process on the same database. */
  environment: Record<string, string>
  /** For files that are gone afterwards. */
  folder: string
  stop(): Promise<void>
}

export const poolSize = 16

export async function startWorld(): Promise<World> {
  const cluster = await startTestCluster()
  const folder = await mkdtemp(join(tmpdir(), 'balcao-bench-'))
  const masterKey = randomBytes(32)
  const secrets = createSecretBox([masterKey])
  const ownerUrl = cluster.adminUrl
  await migrate(ownerUrl, secrets.derive('database'), { allowUnsafeServer: true })
  const sandbox = await startSandbox({ port: 0, dataDir: null, now: systemClock.now, timers: false })
  const environment = {
    BALCAO_DATA_DIR: folder,
    BALCAO_MASTER_KEY: masterKey.toString('base64'),
    // The simulated acquirer lives on the loopback, where nothing but a demo may call.
    BALCAO_DEMO: 'true',
    LOG_LEVEL: 'silent',
    DATABASE_URL: ownerUrl,
    DATABASE_POOL_SIZE: String(poolSize),
    CEP_BASE_URL: sandbox.postalCodeUrl,
  }
  const config = readConfig(environment)
  const app = await composeApp({
    config,
    clock: systemClock,
    secrets,
    ownerUrl,
    renderMail: await loadMailRenderer(),
  })
  const platformId = randomUUID()
  const offer = await inScope(app, platformId, async (scope) => {
    await aPlatform(scope, {
      acquirerUrl: sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => sandbox.acquirer('HAWKPAY').addAccount(account),
    })
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    return anOffer(scope, { productId: product.id })
  })
  return {
    app,
    platformId,
    offerId: offer.id,
    ownerUrl,
    environment,
    folder,
    async stop() {
      await closeApp(app)
      await sandbox.stop()
      await cluster.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
