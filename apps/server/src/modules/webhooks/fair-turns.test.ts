import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addJob } from '#add-job.ts'
import type { App } from '#app.ts'
import { anAccount } from '#demo/an-account.ts'
import { jobs } from '#jobs.ts'
import type { Job } from '#kit/jobs/job.ts'
import { accountWebhookUrl, type ConnectableAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { checkPaymentJob } from '#modules/payments/asking/check-payment.job.ts'
import { inScope } from '#scope.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { receiveWebhook } from './receive-webhook.ts'

const floodSize = 400
/** Tolerances: webhooks stored concurrently do not count each other, and jobs that already run are not overtaken. */
const sendersAtOnce = 8
const handsOfWorker = 4

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())
beforeEach(() => world.owner`delete from webhook_inbox`)

const receive = (paymentHint: string, account: ConnectableAccount = world.account) =>
  receiveWebhook(world.app, {
    token: accountWebhookUrl(world.app, account).split('/').at(-1) ?? '',
    paymentHint,
    sourceIp: '203.0.113.7',
    method: 'POST',
    path: '/webhooks/x',
    query: '',
    headers: {},
    rawBody: Buffer.from('{}'),
  })
const flood = async (hintOf: () => string) => {
  for (let sent = 0; sent < floodSize; sent += sendersAtOnce)
    await Promise.all(Array.from({ length: sendersAtOnce }, () => receive(hintOf())))
}
/** The worker's order of jobs, without running them. */
async function workedInOrder(): Promise<string[]> {
  const order: string[] = []
  const noted = jobs.map((job: Job<App, object>) => ({
    ...job,
    run: async (_app: App, payload: object) => {
      order.push('webhookId' in payload ? String(payload.webhookId) : job.name)
    },
  }))
  await drainJobs(world.app, world.ownerUrl, noted)
  return order
}
const webhookOf = async (paymentHint: string): Promise<string> => {
  const [row] = await world.owner`select id from webhook_inbox where payment_hint = ${paymentHint}`
  return row?.id
}

test('an honest sale is processed after at most five copies of another payment, while hundreds wait', async () => {
  const loud = randomUUID()
  const honest = randomUUID()
  await flood(() => loud)
  await receive(honest)
  const order = await workedInOrder()
  expect(order).toHaveLength(floodSize + 1)
  expect(order.indexOf(await webhookOf(honest))).toBeLessThan(5 + sendersAtOnce + handsOfWorker)
})

test('a check of ours is processed before the surplus webhooks of one account', async () => {
  await flood(randomUUID)
  await inScope(world.app, world.platformId, (scope) =>
    addJob(scope, checkPaymentJob, { paymentId: randomUUID(), round: 0 }),
  )
  const order = await workedInOrder()
  expect(order).toHaveLength(floodSize + 1)
  expect(order.indexOf(checkPaymentJob.name)).toBeLessThan(100 + sendersAtOnce + handsOfWorker)
})

test('a sale at another account waits for at most a hundred webhooks of this one', async () => {
  const other = await inScope(world.app, world.platformId, (scope) =>
    anAccount(scope, { sandbox: world.sandbox, provider: 'HAWKPAY' }),
  )
  await flood(randomUUID)
  const honest = randomUUID()
  await receive(honest, other)
  expect((await workedInOrder()).indexOf(await webhookOf(honest))).toBeLessThan(
    100 + sendersAtOnce + handsOfWorker,
  )
})
