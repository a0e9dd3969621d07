import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import type { Caller } from '#rpc/caller.ts'
import { inScope } from '#scope.ts'
import { aCaller } from '#test/a-caller.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { discardWebhook } from './discard-webhook.ts'
import { listPaymentWebhooks } from './list-payment-webhooks.ts'
import { listQuarantine, sumQuarantine } from './list-quarantine.ts'
import { replayByStaff } from './replay-by-staff.ts'

let shop: Shop
let staffId: string

beforeAll(async () => {
  shop = await createShop()
  staffId = (await inScope(shop.app, shop.platformId, (scope) => aPerson(scope))).id
})
afterAll(() => shop.stop())

const asStaff = <T>(work: (caller: Caller) => Promise<T>, platformId = shop.platformId) =>
  inScope(shop.app, platformId, (scope) => work(aCaller(scope, staffId, 'ADMIN')))

test('a quarantined webhook is listed with its sale, is replayed once, and the reason is stored', async () => {
  const { paymentId } = await shop.buy()
  const id = await shop.transactionOf(paymentId)
  await shop.sandbox.acquirer('HAWKPAY').forgeWebhook({ id, state: 'paid' })
  await shop.settle()
  const [quarantined] = await asStaff((caller) => listPaymentWebhooks(caller, { paymentId }))
  expect(quarantined).toMatchObject({ state: 'QUARANTINED', canBeReplayed: true })
  if (!quarantined) return
  const wish = { webhookId: quarantined.id, reason: 'Conferido no painel da adquirente' }

  expect(await asStaff((caller) => replayByStaff(caller, wish))).toEqual({ outcome: 'replayed' })
  expect(await asStaff((caller) => replayByStaff(caller, wish))).toEqual({ outcome: 'nothing_to_replay' })
  const audit = await shop.owner`select reason from audit_log where action = 'acquirer_webhook.replayed'`
  expect(audit.map(({ reason }) => reason)).toEqual([wish.reason, wish.reason])
})

test('a webhook of another platform is neither seen nor replayed', async () => {
  const { paymentId } = await shop.buy()
  const id = await shop.transactionOf(paymentId)
  await shop.sandbox.acquirer('HAWKPAY').forgeWebhook({ id, state: 'paid' })
  await shop.settle()
  const [own] = await asStaff((caller) => listPaymentWebhooks(caller, { paymentId }))
  const neighbour = randomUUID()
  expect(await asStaff((caller) => listPaymentWebhooks(caller, { paymentId }), neighbour)).toEqual([])
  const wish = { webhookId: own?.id ?? '', reason: 'Não é nosso' }
  await expect(asStaff((caller) => replayByStaff(caller, wish), neighbour)).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('the quarantine shows account and cause, and each webhook is replayed or discarded with a reason', async () => {
  const quarantine = (platformId?: string) =>
    asStaff((caller) => listQuarantine(caller, { limit: 25 }), platformId)
  const { paymentId } = await shop.buy()
  const id = await shop.transactionOf(paymentId)
  await shop.sandbox.acquirer('HAWKPAY').forgeWebhook({ id, state: 'paid' })
  await shop.settle()
  const row = (await quarantine()).rows.find((one) => one.paymentId === paymentId)
  expect(row).toMatchObject({
    provider: 'HAWKPAY',
    why: { code: 'OTHER_STATUS', claimed: 'APPROVED', told: 'PENDING' },
  })
  expect((await quarantine(randomUUID())).rows).toEqual([])
  const { count } = await asStaff(sumQuarantine)

  const wish = { webhookId: row?.id ?? '', reason: 'Teste da adquirente' }
  await expect(asStaff((caller) => discardWebhook(caller, wish), randomUUID())).rejects.toMatchObject({
    code: 'not_found',
  })
  await asStaff((caller) => discardWebhook(caller, wish))
  await expect(asStaff((caller) => discardWebhook(caller, wish))).rejects.toMatchObject({
    code: 'record_changed',
  })
  expect((await quarantine()).rows.map((one) => one.id)).not.toContain(wish.webhookId)
  expect(await asStaff(sumQuarantine)).toMatchObject({ count: count - 1 })
  const audit = await shop.owner`select reason from audit_log where action = 'acquirer_webhook.discarded'`
  expect(audit).toEqual([{ reason: wish.reason }])
  expect(await asStaff((caller) => replayByStaff(caller, wish))).toEqual({ outcome: 'replayed' })
})
