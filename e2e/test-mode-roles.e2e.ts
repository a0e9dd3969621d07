import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { testFoldersRoot } from '@balcao/server/kit/postgres/test-cluster'
import { inScope } from '@balcao/server/scope'
import { aTestMode, callHost } from '@balcao/server/test/a-test-mode'
import { anApiKey } from '@balcao/server/test/an-api-key'
import { findFreePort } from '@balcao/server/test/find-free-port'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Launched, launchBalcao } from './launch-balcao.ts'

const dayMs = 86_400_000

let world: TestServer
let shop: TestServer
const started: Launched[] = []
const folders: string[] = []

/** Three starts on one database, as on three machines: web, worker and acquirers. */
beforeAll(async () => {
  world = await createTestServer()
  const port = await findFreePort()
  const common = {
    BALCAO_DEMO: 'false',
    BALCAO_MASTER_KEY: Buffer.alloc(32, 'balcao test key').toString('base64'),
    BALCAO_WEB_PROCESSES: '1',
    // The test database gives up durability for speed, which a migration by the product refuses.
    DATABASE_MIGRATIONS: 'job',
    DATABASE_URL: world.ownerUrl,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    TEST_MODE_HOST: 'teste.localhost',
    TEST_MODE_ACQUIRERS_URL: `http://127.0.0.1:${await findFreePort()}`,
  }
  for (const BALCAO_ROLE of ['acquirers', 'worker', 'web']) {
    const folder = realpathSync(mkdtempSync(join(testFoldersRoot, `balcao-${BALCAO_ROLE}-`)))
    folders.push(folder)
    const launched = launchBalcao({ ...common, BALCAO_ROLE, BALCAO_DATA_DIR: folder })
    started.push(launched)
    await launched.ready
  }
  shop = { ...world, url: `http://127.0.0.1:${port}` }
}, 240_000)
afterAll(async () => {
  for (const { launcher, ended } of started.toReversed()) {
    launcher.kill('SIGTERM')
    await ended
  }
  await world?.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

test('a test mode sells by Pix and moves its clock when web, worker and acquirers are separate starts', async () => {
  const mode = await aTestMode(shop)
  const { platformId, seller, origin, cookie } = mode
  const offerId = await inScope(world.app, platformId, async (scope) => {
    const { id: productId } = await aProduct(scope, { sellerId: seller.id })
    return (await anOffer(scope, { productId })).id
  })
  const { token } = await anApiKey(world, { userId: seller.id, platformId })
  const ask = async (method: string, path: string, body?: unknown) => {
    const headers: Record<string, string> = path.startsWith('/api/v1')
      ? { authorization: `Bearer ${token}`, 'idempotency-key': path }
      : {}
    const answer = await callHost(shop, `${origin}${path}`, { method, headers, body, cookie })
    return { status: answer.status, body: answer.body === '' ? null : JSON.parse(answer.body) }
  }
  const buyer = {
    name: 'Ana Souza',
    email: 'ana@compradora.example',
    document: '529.982.247-25',
    phone: '11987654321',
  }
  const sold = await ask('POST', '/api/v1/sales', { offerId, method: 'PIX', buyer })
  expect(sold.status).toBe(201)
  const [payment] =
    await world.owner`select id, pix_code as code from payments where platform_id = ${platformId}`
  expect(payment?.code).toMatch(/^000201/)

  const before = new Date((await ask('GET', '/api/trpc/seller.testMode.clock')).body.result.data.now)
  expect((await ask('POST', '/api/trpc/seller.testMode.advance', { to: 2 })).status).toBe(200)
  await expect
    .poll(
      async () => {
        const { now, target } = (await ask('GET', '/api/trpc/seller.testMode.clock')).body.result.data
        return target === null && Date.parse(now) - before.getTime() >= 2 * dayMs
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  // The clock of the acquirers moved as well, so the unpaid code has expired.
  await expect
    .poll(async () => (await world.owner`select status from payments where id = ${payment?.id}`)[0]?.status, {
      timeout: 60_000,
    })
    .toBe('CANCELED')
}, 180_000)
