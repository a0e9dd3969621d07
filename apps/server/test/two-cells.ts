import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '@balcao/domain/texts/app-error'
import type { FastifyInstance } from 'fastify'
import postgres from 'postgres'
import type { App } from '#app.ts'
import { runOracles } from '#cli/audit/run-oracles.ts'
import type { TenantMove } from '#cli/tenant/move-tenant.ts'
import { closeApp, composeApp } from '#compose-app.ts'
import { readConfig } from '#config.ts'
import { approvedPapers } from '#demo/a-document.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase, approvedCard } from '#demo/a-purchase.ts'
import { aBankAccount, giveMoney } from '#demo/a-withdrawal.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { routeSmallCards } from '#demo/create-demo-contracts.ts'
import { createOperator } from '#demo/create-demo-people.ts'
import { jobs } from '#jobs.ts'
import { withCell, withPlatform } from '#kit/cells/directory.ts'
import { openDirectoryStore } from '#kit/cells/directory-store.ts'
import { cellSettings } from '#kit/postgres/embedded-postgres.ts'
import { makeTestFolder, removeTestFolder } from '#kit/postgres/test-cluster.ts'
import type { PurchaseAnswer } from '#modules/checkout/answer-purchase.ts'
import { requestWithdrawal } from '#modules/payouts/withdrawals/request-withdrawal.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { inScope } from '#scope.ts'
import { buildServer } from '#web/build-server.ts'
import { callAs } from './call-as.ts'
import { drainJobs } from './drain-jobs.ts'
import { openPayouts } from './open-payouts.ts'
import { createRestartableDatabase, type RestartableDatabase } from './restartable-database.ts'
import { subscribe } from './subscribe.ts'
import { createTestApp } from './test-app.ts'
import { testMasterKey, testSecrets } from './test-secrets.ts'

export type CellName = 'a' | 'b'
type Cell = { app: App; server: FastifyInstance; database: RestartableDatabase }

/** Refusals after which a buyer's page retries by itself. */
const passing = new Set(['tenant_moving', 'wrong_cell', 'database_lost'])

export type TwoCells = Awaited<ReturnType<typeof openTwoCells>>

/**
 * Two cells, each on a PostgreSQL of its own, behind a proxy that follows their directory; a shop and the masters live in
 * the first.
 */
export async function openTwoCells() {
  const [place, first, second] = await Promise.all([
    createRestartableDatabase(),
    createRestartableDatabase(cellSettings),
    createRestartableDatabase(cellSettings),
  ])
  const key = randomBytes(32)
  const directory = openDirectoryStore(place.ownerUrl, key)
  const cells = new Map<CellName, Cell>()
  const proxy = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming
    const payload = await buffer(incoming)
    const { server } = await cell()
    const answer = await server.inject({ method: method as 'GET', url, headers: headers as never, payload })
    outgoing.writeHead(answer.statusCode).end(answer.body)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const environmentOf = (name: CellName) => ({
    BALCAO_CELL: name,
    BALCAO_DIRECTORY_URL: place.ownerUrl,
    BALCAO_DIRECTORY_KEY: key.toString('base64'),
    PUBLIC_URL: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
  })
  const world = await createTestApp({ environment: environmentOf('a'), database: first, hosts: [] })
  const { platformId, sandbox, clock } = world
  const dataDir = makeTestFolder()
  const other = await composeApp({
    config: readConfig({
      BALCAO_DATA_DIR: dataDir,
      BALCAO_DEMO: 'true',
      BALCAO_MASTER_KEY: testMasterKey.toString('base64'),
      LOG_LEVEL: 'silent',
      MAX_LOOP_DELAY_MS: '600000',
      ...environmentOf('b'),
    }),
    clock,
    secrets: testSecrets,
    ownerUrl: second.ownerUrl,
    renderMail: world.app.renderMail,
  })
  cells.set('a', { app: world.app, server: await buildServer(world.app), database: first })
  cells.set('b', { app: other, server: await buildServer(other), database: second })
  for (const [name, { app, server }] of cells) {
    const url = await server.listen({ host: '127.0.0.1', port: 0 })
    const { publicUrl } = app.config
    await directory.change((known) => withCell(known, name, { url, publicUrl, hosts: [], capacity: 10 }))
  }
  await directory.change((known) =>
    withPlatform(known, { platformId: operatorPlatformId, cell: 'a', hosts: [], now: clock.now() }),
  )
  for (const { app } of cells.values()) await app.cells.catchUp()
  await createOperator(world.app)
  const shop = await inScope(world.app, platformId, async (scope) => {
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    await routeSmallCards(scope, sandbox, world.account)
    const weekly = await anOffer(scope, {
      productId: product.id,
      type: 'SUBSCRIPTION',
      priceCents: 4_990,
      recurrencePriceCents: 4_990,
      frequencyInDays: 7,
    })
    return {
      offerId: (await anOffer(scope, { productId: product.id })).id,
      weeklyOfferId: weekly.id,
      payoutAccountId: await openPayouts(scope, sandbox, { automaticMaxCents: 1_000_000 }),
    }
  })
  const { offerId } = shop

  async function nameOfHome(): Promise<CellName> {
    return ((await directory.read()).platforms[platformId]?.cell ?? 'a') as CellName
  }
  /** The named cell, or the one that the shop lives in by the directory. */
  async function cell(name?: CellName): Promise<Cell> {
    const found = cells.get(name ?? (await nameOfHome()))
    if (!found) throw new Error('There are two cells')
    return found
  }
  /** As a page does: repeats the same request while the shop cannot answer. */
  async function untilTaken<T>(ask: (app: App) => Promise<T>): Promise<T> {
    for (;;)
      try {
        return await ask((await cell()).app)
      } catch (error) {
        if (!(error instanceof AppError && passing.has(error.code))) throw error
        await pause(50)
      }
  }
  function buy(): Promise<PurchaseAnswer> {
    const purchaseId = randomUUID()
    return untilTaken((app) => aPurchase(app, platformId, { offerId, purchaseId }))
  }
  /** A person with money, who withdraws a part of it at each call. */
  async function aPayee(): Promise<() => Promise<string>> {
    const { userId, bankAccountId } = await untilTaken((app) =>
      inScope(app, platformId, async (scope) => {
        const { id: userId } = await aPerson(scope, { passwordHash: 'nobody logs in' })
        await approvedPapers(scope, userId)
        const { id: bankAccountId } = await aBankAccount(scope, { userId })
        const fortune = { amountCents: 100_000_000, providerAccountId: shop.payoutAccountId }
        await giveMoney(scope, { userId, purse: 'user', ...fortune })
        return { userId, bankAccountId }
      }),
    )
    return async () => {
      const input = { requestId: randomUUID(), bankAccountId, amountCents: 5_000, shownFeeCents: 199 }
      const { withdrawalId } = await untilTaken((app) =>
        callAs({ app, platformId }, { userId, role: 'SELLER' })(requestWithdrawal, input),
      )
      return withdrawalId
    }
  }
  async function work(): Promise<void> {
    const { app, database } = await cell()
    await drainJobs(app, database.ownerUrl, jobs)
  }
  /** Lets an hour pass, in which every payment and withdrawal without a report is checked. */
  async function settle(): Promise<void> {
    for (let step = 0; step < 12; step += 1) {
      await sandbox.bank.webhooksDelivered()
      await work()
      clock.advance({ minutes: 5 })
    }
  }
  const charges = () => sandbox.acquirer('HAWKPAY').charges()
  const cardCharges = () => sandbox.acquirer('PAGARME').charges()
  const payouts = () => sandbox.acquirer('ZENDRY').payouts()
  return {
    platformId,
    offerId,
    sandbox,
    clock,
    key,
    directory,
    cell,
    buy,
    environmentOf,
    nameOfHome,
    charges,
    cardCharges,
    payouts,
    /** Subscribers by card whose first renewal is due. */
    subscribe: async (count: number) => {
      const subscribers = Array.from({ length: count }, (_, place) => ({
        place,
        address: `203.0.113.${place + 1}`,
        cardNumber: approvedCard,
      }))
      await subscribe({ app: (await cell()).app, platformId, offerId: shop.weeklyOfferId }, subscribers)
    },
    /**
     * Buyers who buy and pay and people who withdraw, beside a worker, until they are stopped; then all jobs are
     * finished.
     */
    trade(buyersAtOnce: number) {
      const bought: PurchaseAnswer[] = []
      const withdrawn: string[] = []
      let isOpen = true
      const payees = Array.from({ length: 2 }, async () => {
        const withdraw = await aPayee()
        while (isOpen) {
          withdrawn.push(await withdraw())
          await pause(200)
        }
      })
      const buyers = Array.from({ length: buyersAtOnce }, async () => {
        while (isOpen) {
          const answer = await buy()
          bought.push(answer)
          const code = answer.payment.pix?.code
          if (code) await sandbox.bank.pay(code)
          await pause(100)
        }
      })
      const worker = (async () => {
        while (isOpen) {
          // The cell may disappear during the work, as under a killed worker.
          await work().catch(() => {})
          await pause(20)
        }
      })()
      return {
        bought,
        withdrawn,
        async stop() {
          isOpen = false
          await Promise.all([...buyers, ...payees, worker])
          await settle()
          // Purchases with a lost answer got their code later.
          for (const { acquirer, id, payments } of await charges())
            if (payments.length === 0) await sandbox.bank.pay({ acquirer, id })
          await settle()
        },
      }
    },
    moveOf: async (from: CellName, to: CellName): Promise<TenantMove> => ({
      platformId,
      from: { cell: from, url: (await cell(from)).database.ownerUrl },
      to: { cell: to, url: (await cell(to)).database.ownerUrl },
      directory,
      say: () => {},
    }),
    async booksOf(name: CellName) {
      const owner = postgres((await cell(name)).database.ownerUrl, { max: 1, onnotice: () => {} })
      try {
        const all = await owner<{ status: string; method: string; transaction: string }[]>`
          select status, method, transaction_id as transaction from payments where platform_id = ${platformId}`
        const withdrawals = await owner<{ id: string; state: string }[]>`
          select id, state from withdrawals where platform_id = ${platformId}`
        return {
          payments: all.filter(({ method }) => method === 'PIX'),
          cardPayments: all.filter(({ method }) => method === 'CREDIT_CARD'),
          withdrawals,
          findings: await runOracles(owner),
        }
      } finally {
        await owner.end()
      }
    },
    async stop() {
      proxy.close()
      for (const { server } of cells.values()) await server.close()
      await closeApp(other)
      await world.stop()
      await second.drop()
      await directory.close()
      await place.drop()
      removeTestFolder(dataDir)
    },
  }
}
