import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCharge } from '#demo/a-charge.ts'
import { aPerson } from '#demo/a-person.ts'
import { aBankAccount, aWithdrawal } from '#demo/a-withdrawal.ts'
import { anAccount } from '#demo/an-account.ts'
import { moveStanding } from '#modules/accounts/sellers/move-standing.ts'
import { askForReceiver } from '#modules/acquirers/receivers/ask-for-receiver.ts'
import { linkReceiver } from '#modules/acquirers/receivers/link-receiver.ts'
import { listReceivers, receiverListInput } from '#modules/acquirers/receivers/list-receivers.ts'
import { billMonths } from '#modules/billing/bill-months.job.ts'
import { contestCharge } from '#modules/billing/contest-charge.ts'
import { theProduct } from '#modules/platforms/write-audit.ts'
import { countSellers, listSellers } from '#modules/reports/sellers/list-sellers.ts'
import { discardWebhook } from '#modules/webhooks/discard-webhook.ts'
import { listQuarantine } from '#modules/webhooks/list-quarantine.ts'
import { inScope, type Scope } from '#scope.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aMaster } from '#test/a-master.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { platformState } from './platform-state.ts'
import { type QueueName, readQueues } from './read-queues.ts'

let shop: Shop
let ana: Cashier
let bruno: Cashier

beforeAll(async () => {
  shop = await createShop()
  ;[ana, bruno] = [await aCashier(shop), await aCashier(shop)]
})
afterAll(() => shop.stop())

const reason = 'Conferido com o vendedor'
const within = <T>(work: (scope: Scope) => Promise<T>) => inScope(shop.app, shop.platformId, work)
const queue = async (name: QueueName) => {
  const { count, oldestAt } = (await within(readQueues)).find((found) => found.name === name) ?? {}
  return { count, oldestAt }
}
const waiting = (count: number, since: Date | null) => ({ count, oldestAt: since?.toISOString() ?? null })
const alerts = async () =>
  (await ana.call((caller) => platformState(caller, { currency: 'BRL' }), undefined)).alerts

test('a request to unblock a seller waits for another person for a day, also in the list of sellers', async () => {
  const { id: userId } = await within((scope) => aPerson(scope, { passwordHash: 'nobody' }))
  const move = ({ call }: Cashier, to: 'BLOCKED' | 'ACTIVE') => call(moveStanding, { userId, to, reason })
  const listed = async () =>
    (await bruno.call(listSellers, { unblock: 'ASKED', limit: 25 })).rows.map(({ id, unblockAskedAt }) => ({
      id,
      unblockAskedAt,
    }))
  await move(ana, 'BLOCKED')
  expect(await queue('unblocks')).toEqual(waiting(0, null))
  const askedAt = shop.clock.now()
  await move(ana, 'ACTIVE')
  shop.clock.advance({ hours: 3 })
  expect(await queue('unblocks')).toEqual(waiting(1, askedAt))
  expect(await listed()).toEqual([{ id: userId, unblockAskedAt: askedAt.toISOString() }])
  expect(await bruno.call(countSellers, { unblock: 'ASKED' })).toEqual({ count: 1 })
  shop.clock.advance({ days: 1 })
  expect(await queue('unblocks')).toEqual(waiting(0, null))
  expect(await listed()).toEqual([])
  await move(ana, 'ACTIVE')
  await move(bruno, 'ACTIVE')
  expect(await queue('unblocks')).toEqual(waiting(0, null))
})

test('a quarantined webhook waits in a queue, and raises an alert at once', async () => {
  const { paymentId } = await shop.buy()
  const receivedAt = shop.clock.now()
  await shop.sandbox
    .acquirer('HAWKPAY')
    .forgeWebhook({ id: await shop.transactionOf(paymentId), state: 'paid' })
  await shop.settle()
  expect(await queue('quarantine')).toEqual(waiting(1, receivedAt))
  expect(await alerts()).toContainEqual({ kind: 'QUARANTINED_WEBHOOKS', queue: 'quarantine', count: 1 })
  const { rows } = await ana.call(listQuarantine, { limit: 25 })
  for (const { id: webhookId } of rows) await ana.call(discardWebhook, { webhookId, reason })
  expect(await queue('quarantine')).toEqual(waiting(0, null))
})

test.each([
  ['user', 'stuckWithdrawals'],
  ['manager', 'stuckManagerWithdrawals'],
] as const)(
  'a withdrawal of a %s that no rule can decide waits in a queue of its own',
  async (purse, name) => {
    const since = shop.clock.now()
    const { id } = await within(async (scope) => {
      const person = await aPerson(scope, { passwordHash: 'nobody' })
      const owner = { userId: person.id, purse }
      const bankAccount = await aBankAccount(scope, owner)
      return aWithdrawal(scope, { owner, bankAccount, state: 'SENT', providerAccountId: shop.account.id })
    })
    expect(await queue(name)).toEqual(waiting(1, since))
    expect(await alerts()).toContainEqual({ kind: 'STUCK_WITHDRAWALS', queue: name, count: 1 })
    await shop.owner`update withdrawals set person_needed = null where id = ${id}`
    expect(await queue(name)).toEqual(waiting(0, null))
  },
)

test('a receiver with an unknown outcome of its creation waits for a person', async () => {
  const account = await within((scope) => anAccount(scope, { sandbox: shop.sandbox, provider: 'PAGARME' }))
  const { id: userId } = await within((scope) => aPerson(scope, { document: '52998224725' }))
  const askedAt = shop.clock.now()
  await within((scope) => askForReceiver(scope, { accountId: account.id, userId }, theProduct))
  const lost = async () =>
    (await within((scope) => listReceivers(scope, receiverListInput.parse({ answer: 'LOST' })))).rows.map(
      (receiver) => receiver.userId,
    )
  expect(await queue('receivers')).toEqual(waiting(1, askedAt))
  expect(await lost()).toEqual([userId])
  await ana.call(linkReceiver, { accountId: account.id, userId, providerReference: 're_found' })
  expect(await queue('receivers')).toEqual(waiting(0, null))
  expect(await lost()).toEqual([])
})

test('an overdue bill waits for the platform, and a contested one for the operator', async () => {
  const dueAt = shop.clock.now()
  const chargeId = await within(aCharge)
  expect(await queue('charges')).toEqual(waiting(0, null))
  shop.clock.advance({ days: 1 })
  await billMonths(shop.app, shop.platformId)
  expect(await queue('charges')).toEqual(waiting(1, dueAt))
  await ana.call(contestCharge, { chargeId, reason })
  expect(await queue('charges')).toEqual(waiting(0, null))
  const master = aMaster(shop, shop.platformId)
  await master.uphold(chargeId)
  expect(await queue('charges')).toEqual(waiting(1, dueAt))
  await master.pay(chargeId, 49_900)
  expect(await queue('charges')).toEqual(waiting(0, null))
})

test('the queues of another platform contain nothing of ours', async () => {
  const queues = await inScope(shop.app, randomUUID(), readQueues)
  expect(queues.every(({ count }) => count === 0)).toBe(true)
})
