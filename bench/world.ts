import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { App } from '@balcao/server/app'
import { closeApp, composeApp } from '@balcao/server/compose-app'
import { readConfig } from '@balcao/server/config'
import { migrate } from '@balcao/server/db/migrate'
import { aPerson, type DemoPerson } from '@balcao/server/demo/a-person'
import { aPlatform } from '@balcao/server/demo/a-platform'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { systemClock } from '@balcao/server/kit/clock'
import { createSecretBox } from '@balcao/server/kit/crypto/secret-box'
import { startTestCluster } from '@balcao/server/kit/postgres/test-cluster'
import { loadMailRenderer } from '@balcao/server/load-mail-renderer'
import { inScope } from '@balcao/server/scope'
import type { AcquirerAddresses } from './processes/acquirer-server.ts'
import { startProcess } from './processes/start-process.ts'

/** A shop with one offer, on its own PostgreSQL, and a simulated acquirer in another process. */
export type World = {
  app: App
  platformId: string
  seller: DemoPerson
  offerId: string
  ownerUrl: string
  /** Address where payments of the simulated acquirer are paid. */
  bankUrl: string
  acquirerPid: number
  /** For a second process on the same database. */
  environment: Record<string, string>
  /** For temporary files. */
  folder: string
  stop(): Promise<void>
}

const poolSize = 16

/** On the given PostgreSQL, or on one of its own. `prepare` is called when it is migrated and nothing uses it yet. */
export async function startWorld(
  databaseUrl?: string,
  prepare: (url: string) => Promise<unknown> = async () => {},
): Promise<World> {
  const cluster = databaseUrl === undefined ? await startTestCluster() : null
  const folder = await mkdtemp(join(tmpdir(), 'balcao-bench-'))
  const masterKey = randomBytes(32)
  const secrets = createSecretBox([masterKey])
  const ownerUrl = databaseUrl ?? cluster?.adminUrl ?? ''
  await migrate(ownerUrl, secrets.derive('database'), { allowUnsafeServer: true })
  await prepare(ownerUrl)
  const acquirer = await startProcess<AcquirerAddresses>('acquirer-server.ts', {})
  const environment = {
    BALCAO_DATA_DIR: folder,
    BALCAO_MASTER_KEY: masterKey.toString('base64'),
    // The simulated acquirer listens on the loopback, which only a demo may call.
    BALCAO_DEMO: 'true',
    LOG_LEVEL: 'silent',
    DATABASE_URL: ownerUrl,
    DATABASE_POOL_SIZE: String(poolSize),
    CEP_BASE_URL: acquirer.told.postalCodeUrl,
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
  const { seller, offer } = await inScope(app, platformId, async (scope) => {
    await aPlatform(scope, {
      acquirerUrl: acquirer.told.acquirerUrl,
      register: (account) => acquirer.send(account),
    })
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    return { seller, offer: await anOffer(scope, { productId: product.id }) }
  })
  return {
    app,
    platformId,
    seller,
    offerId: offer.id,
    ownerUrl,
    bankUrl: acquirer.told.bankUrl,
    acquirerPid: acquirer.pid,
    environment,
    folder,
    async stop() {
      await closeApp(app)
      await acquirer.stop()
      await cluster?.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
