import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { addDailyJobs } from '#kit/jobs/daily-jobs.ts'
import { aBrowser } from '#modules/accounts/testing/a-browser.ts'
import { webhookUrl } from '#modules/acquirers/accounts/provider-account.ts'
import { replayWebhook } from '#modules/webhooks/replay-webhook.ts'
import { openBody } from '#modules/webhooks/sealed-body.ts'
import { inScope } from '#scope.ts'
import { brokenInvariants, readBooks } from '#test/read-books.ts'
import { createShop, type Shop } from '#test/shop.ts'

let shop: Shop

beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.stop())

/** Advances the clock and runs the clean-up of that day. */
async function daysLater(days: number): Promise<void> {
  shop.clock.advance({ days })
  await shop.owner`select graphile_worker.add_job(${addDailyJobs})`
  await shop.settle()
}

test('a webhook repeated after its first copy, or even the record of its effect, was deleted has no effect', async () => {
  const { paymentId, payment } = await shop.buy()
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  await shop.settle()
  const [first] = await shop.webhooksOf(paymentId)
  if (!first) throw new Error('The acquirer sent no webhook')
  expect(first.state).toBe('APPLIED')
  const tellAgain = async () => {
    const body = Buffer.from(openBody(shop.app, first))
    await fetch(webhookUrl(shop.app, shop.account, paymentId), {
      method: 'POST',
      headers: first.headers,
      body,
    })
    await shop.settle()
    return (await shop.webhooksOf(paymentId)).map(({ state }) => state)
  }
  const traces = async () => [
    await readBooks(shop),
    await shop.owner`select rule from ledger_journals where subject_id = ${paymentId} order by id`,
    await shop.owner`select source, status, outcome from payment_events where payment_id = ${paymentId} order by id`,
  ]
  const effects = () => shop.owner`select 1 from webhook_effects where webhook_id = ${first?.id ?? ''}`

  await daysLater(91)
  const settled = await traces()
  expect(await shop.webhooksOf(paymentId)).toEqual([])
  expect(await effects()).toHaveLength(1)
  const replay = inScope(shop.app, shop.platformId, (scope) => replayWebhook(scope, first?.id ?? ''))
  await expect(replay).rejects.toMatchObject({ code: 'not_found' })
  expect(await tellAgain()).toEqual(['DUPLICATE'])
  expect(await traces()).toEqual(settled)

  await daysLater(400)
  expect(await effects()).toHaveLength(0)
  expect(await tellAgain()).toEqual(['DUPLICATE'])
  expect(await traces()).toEqual(settled)
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  expect(await brokenInvariants(shop)).toEqual([])
})

test('a seller whose old sessions were deleted still gets the mail about a new browser', async () => {
  const password = 'cavalo bateria grampo'
  const { email, id } = await inScope(shop.app, shop.platformId, (scope) => aPerson(scope, { password }))
  const enter = () => aBrowser(shop).account.login({ door: 'SELLER', email, password, rememberDevice: true })
  const mailsToSeller = async () => (await shop.inbox()).filter(({ recipient }) => recipient === email)
  await enter()
  await daysLater(60)
  expect(await shop.owner`select 1 from sessions where user_id = ${id}`).toHaveLength(0)
  expect(await mailsToSeller()).toEqual([])
  await enter()
  expect(await mailsToSeller()).toMatchObject([{ subject: 'Novo acesso à sua conta' }])
})
