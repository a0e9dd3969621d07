import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { closeApp, composeApp } from '#compose-app.ts'
import { readConfig } from '#config.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { createSimulatedTransport } from '#modules/acquirers/acquirer-transport.ts'
import { inScope } from '#scope.ts'
import { aTestMode } from '#test/a-test-mode.ts'
import { findFreePort } from '#test/find-free-port.ts'
import { testSecrets } from '#test/test-secrets.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'
import { startAcquirers } from './start-acquirers.ts'

let world: TestServer
let acquirersUrl: string
let elsewhere: App
let dataDir: string
const stops: (() => unknown)[] = []

/** A shop, and a separate start with the role `acquirers` and its own data folder. */
beforeAll(async () => {
  acquirersUrl = `http://127.0.0.1:${await findFreePort()}`
  world = await createTestServer()
  world.app.config = { ...world.app.config, acquirersUrl, simulatedElsewhere: true }
  world.app.simulatedTransport = createSimulatedTransport(world.app)
  dataDir = await mkdtemp(join(tmpdir(), 'balcao-acquirers-'))
  const { app, clock, ownerUrl, url } = world
  elsewhere = await composeApp({
    config: readConfig({
      BALCAO_ROLE: 'acquirers',
      BALCAO_DEMO: 'false',
      BALCAO_MASTER_KEY: Buffer.alloc(32, 'balcao test key').toString('base64'),
      BALCAO_DATA_DIR: dataDir,
      DATABASE_URL: ownerUrl,
      HOST: '127.0.0.1',
      TEST_MODE_HOST: 'teste.localhost',
      TEST_MODE_ACQUIRERS_URL: acquirersUrl,
      PUBLIC_URL: url,
      LOG_LEVEL: 'silent',
    }),
    clock,
    secrets: testSecrets,
    ownerUrl,
    renderMail: app.renderMail,
  })
  await startAcquirers(elsewhere, { ownerUrl, stops, report: () => {} })
})
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop()
  await closeApp(elsewhere)
  await world.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('a test mode sells when web, worker and acquirers are separate starts', async () => {
  const mode = await aTestMode(world)
  const offerId = await inScope(world.app, mode.platformId, async (scope) => {
    const { id: productId } = await aProduct(scope, { sellerId: mode.seller.id })
    return (await anOffer(scope, { productId })).id
  })
  const { paymentId } = await aPurchase(world.app, mode.platformId, { offerId, method: 'CREDIT_CARD' })
  expect(await world.owner`select status from payments where id = ${paymentId}`).toEqual([
    { status: 'APPROVED' },
  ])
  // The acquirer's webhook arrives at the public address of the shop.
  await expect
    .poll(() => world.owner`select distinct platform_id as "platformId" from webhook_inbox`)
    .toEqual([{ platformId: mode.platformId }])
})

test('the acquirers refuse a call without the key of the installation', async () => {
  for (const path of ['/banco-de-mentira', '/acquirers/HAWKPAY/v1/transactions', '/cep/01001000/json'])
    for (const key of ['', 'guessed'])
      expect((await fetch(`${acquirersUrl}${path}`, { headers: { 'x-shop-access': key } })).status).toBe(401)
  const transport = world.app.simulatedTransport
  const answer = await transport.send({
    method: 'GET',
    url: `${acquirersUrl}/banco-de-mentira`,
    headers: {},
    timeoutMs: 5_000,
  })
  expect(answer).toMatchObject({ arrived: true, status: 200 })
})
