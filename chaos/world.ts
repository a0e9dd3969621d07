import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Sandbox, startSandbox } from '@balcao/sandbox/start-sandbox'
import type { App } from '@balcao/server/app'
import { closeApp, composeApp } from '@balcao/server/compose-app'
import { readConfig } from '@balcao/server/config'
import { migrate } from '@balcao/server/db/migrate'
import { paymentRoutes } from '@balcao/server/db/schema/acquirers'
import { aPerson } from '@balcao/server/demo/a-person'
import { aPlatform } from '@balcao/server/demo/a-platform'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { routeSmallCards } from '@balcao/server/demo/create-demo-contracts'
import { seededRandom } from '@balcao/server/demo/seeded-random'
import { createSecretBox } from '@balcao/server/kit/crypto/secret-box'
import { loadMailRenderer } from '@balcao/server/load-mail-renderer'
import { inScope, type Scope } from '@balcao/server/scope'
import { findFreePort } from '@balcao/server/test/find-free-port'
import { openPayouts } from '@balcao/server/test/open-payouts'
import { subscribe } from '@balcao/server/test/subscribe'
import { aBuyer, twoCardPrice } from './a-buyer.ts'
import type { Plan } from './plan.ts'
import type { ChaosDatabase } from './start-database.ts'
import { type Product, startProduct } from './start-product.ts'

/**
 * A shop with one offer, sold by the product's own processes, and the acquirer whose books are the reference.
 */
export type World = {
  /** For a buyer's steps outside HTTP, such as sealing a card. */
  app: App
  url: string
  platformId: string
  offerId: string
  /** Divided between two cards by its buyers. */
  twoCardOfferId: string
  sellerId: string
  /** Account that pays withdrawals, and finds them again by reference. */
  payoutAccountId: string
  database: ChaosDatabase
  sandbox: Sandbox
  product: Product
  /** Settings of the product's processes. */
  environment: Record<string, string>
  /**
   * Lead of the clock of the acquirer and of `app` over the wall clock: zero while the product's processes
   * run.
   */
  ahead: { minutes: number }
  stop(): Promise<void>
}

/** Fast retries of a webhook that reached no process: seconds instead of a provider's hours. */
const webhookRetryDelaysMilliseconds = [500, 1_000, 2_000, 4_000, 8_000, 8_000]

export async function startWorld(
  { renewals, seed }: Pick<Plan, 'renewals' | 'seed'>,
  database: ChaosDatabase,
): Promise<World> {
  const ahead = { minutes: 0 }
  const now = () => new Date(Date.now() + ahead.minutes * 60_000)
  const folder = await mkdtemp(join(tmpdir(), 'balcao-chaos-'))
  const masterKey = randomBytes(32)
  const secrets = createSecretBox([masterKey])
  await migrate(database.url, secrets.derive('database'))
  await database.prepare?.()
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const sandbox = await startSandbox({
    port: 0,
    dataDir: null,
    now,
    webhookRetryDelaysMilliseconds,
    deliverWebhooksTo: url,
  })
  const acquirer = sandbox.acquirer('HAWKPAY')
  const environment = {
    BALCAO_DATA_DIR: folder,
    BALCAO_MASTER_KEY: masterKey.toString('base64'),
    // The simulated acquirer listens on the loopback, which only a demo may call.
    BALCAO_DEMO: 'true',
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    // Each buyer has a separate address, set by a trusted proxy.
    TRUSTED_PROXIES: '1',
    DATABASE_URL: database.url,
    CEP_BASE_URL: sandbox.postalCodeUrl,
  }
  const app = await composeApp({
    config: readConfig(environment),
    clock: { now },
    secrets,
    ownerUrl: database.url,
    renderMail: await loadMailRenderer(),
  })
  const platformId = randomUUID()
  const { offer, divided, weekly, seller, payoutAccountId } = await inScope(
    app,
    platformId,
    async (scope) => {
      const { account } = await aPlatform(scope, {
        acquirerUrl: acquirer.url,
        register: (account) => acquirer.addAccount(account),
      })
      const seller = await aPerson(scope)
      const product = await aProduct(scope, { sellerId: seller.id })
      await routeTwoCards(scope, await routeSmallCards(scope, sandbox, account))
      return {
        seller,
        weekly: await anOffer(scope, {
          productId: product.id,
          type: 'SUBSCRIPTION',
          priceCents: 4_990,
          recurrencePriceCents: 4_990,
          frequencyInDays: 7,
        }),
        offer: await anOffer(scope, { productId: product.id }),
        divided: await anOffer(scope, {
          productId: product.id,
          priceCents: twoCardPrice,
          takesTwoCards: true,
        }),
        payoutAccountId: await openPayouts(scope, sandbox),
      }
    },
  )
  const random = seededRandom(seed + 3)
  const subscribers = Array.from({ length: renewals }, (_, place) => aBuyer(random, place))
  await subscribe({ app, platformId, offerId: weekly.id }, subscribers)
  const product = await startProduct(environment)
  return {
    app,
    url,
    platformId,
    offerId: offer.id,
    twoCardOfferId: divided.id,
    sellerId: seller.id,
    payoutAccountId,
    database,
    sandbox,
    product,
    environment,
    ahead,
    async stop() {
      await product.stop()
      await closeApp(app)
      await sandbox.stop()
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Sends the amounts that are divided between two cards to the acquirer that can return one card at once. */
async function routeTwoCards(
  { tx, platformId, now }: Scope,
  { id: providerAccountId }: { id: string },
): Promise<void> {
  await tx.insert(paymentRoutes).values({
    platformId,
    method: 'CREDIT_CARD',
    place: 2,
    step: 1,
    weight: 1,
    providerAccountId,
    rules: { minCents: twoCardPrice },
    savedAt: now,
  })
}
