import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aPlatform } from '#demo/a-platform.ts'
import { accountWebhookUrl, type ConnectableAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { inScope } from '#scope.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aPayee, type Payee, readWithdrawal } from '#test/a-payee.ts'
import { aPayoutAccount, payOnlyBy } from '#test/payout-account.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createShop, type Shop } from '#test/shop.ts'

let shop: Shop
let cashier: Cashier
let payee: Payee
let zendry: ConnectableAccount

beforeAll(async () => {
  shop = await createShop()
  cashier = await aCashier(shop)
  payee = await aPayee(shop, { availableCents: 5_000_000 })
  zendry = await aPayoutAccount(shop, { provider: 'ZENDRY' })
})
afterAll(() => shop.stop())
afterEach(async () => {
  shop.sandbox.faults.clear()
  expect(await brokenInvariants(shop)).toEqual([])
})

const sent = async (amountCents: number) => {
  const withdrawalId = await payee.request(amountCents)
  await cashier.approve(withdrawalId)
  await shop.drainJobs()
  return withdrawalId
}
const stateOf = async (withdrawalId: string) =>
  (await readWithdrawal(shop, payee.platformId, withdrawalId)).state
const readsOf = async (acquirer: string) =>
  (await shop.sandbox.acquirer(acquirer).received()).filter(({ operation }) => operation === 'payout-get')
    .length
const tell = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

describe('a webhook about a withdrawal', () => {
  test('triggers a read at once, if it is sent to the webhook address of the payout', async () => {
    await payOnlyBy(shop, shop.account.id)
    const withdrawalId = await sent(10_001)
    // The clock stands still, so no planned read is due.
    await shop.settle()
    expect(await stateOf(withdrawalId)).toBe('PAID')
    const [webhook] = await shop.webhooksOf(withdrawalId)
    expect(webhook).toMatchObject({ state: 'APPLIED', detail: 'made us ask about a withdrawal' })
  })

  test('triggers a read by its reference if the provider has one webhook address for all payouts', async () => {
    await payOnlyBy(shop, zendry.id)
    const withdrawalId = await sent(10_002)
    await shop.settle()
    expect(await stateOf(withdrawalId)).toBe('PAID')
  })

  test('reports a return by the bank long after the payment, also with one webhook address for all payouts', async () => {
    await payOnlyBy(shop, zendry.id)
    const { availableCents } = await payee.balance()
    const withdrawalId = await sent(10_005)
    await shop.settle()
    for (let week = 0; week < 3; week++) {
      shop.clock.advance({ days: 7 })
      await shop.settle()
    }
    expect(await stateOf(withdrawalId)).toBe('PAID')
    const [payout] = (await shop.sandbox.acquirer('ZENDRY').payouts()).slice(-1)
    await shop.sandbox.bank.movePayout(payout?.id ?? '', 'returned')
    await shop.settle()
    expect(await stateOf(withdrawalId)).toBe('RETURNED')
    expect((await payee.balance()).availableCents).toBe(availableCents)
    await shop.owner`update bank_accounts set state = 'VERIFIED' where id = ${payee.bankAccountId}`
  })

  test('in twenty copies causes at most two reads, and settles once', async () => {
    await payOnlyBy(shop, shop.account.id)
    shop.sandbox.faults.always({ operation: 'webhook', kind: 'duplicate', times: 20 })
    const before = await readsOf('HAWKPAY')
    const withdrawalId = await sent(10_003)
    await shop.settle()
    shop.clock.advance({ minutes: 1 })
    await shop.settle()
    expect(await stateOf(withdrawalId)).toBe('PAID')
    expect((await readsOf('HAWKPAY')) - before).toBeLessThanOrEqual(3)
    const journals =
      await shop.owner`select rule from ledger_journals where subject_id = ${withdrawalId} order by id`
    expect(journals.map(({ rule }) => rule)).toEqual(['withdrawal.requested', 'withdrawal.paid'])
  })

  test('that was invented changes nothing: only the provider’s answer counts', async () => {
    await payOnlyBy(shop, shop.account.id)
    const withdrawalId = await sent(66_612)
    const url = `${accountWebhookUrl(shop.app, shop.account)}/${withdrawalId}`
    const before = await readsOf('HAWKPAY')
    for (let copy = 0; copy < 10; copy++)
      await tell(url, {
        type: 'withdraw',
        objectId: '1',
        data: { id: 1, status: 'COMPLETED', amount: 66_612 },
      })
    await shop.drainJobs()
    expect(await stateOf(withdrawalId)).toBe('SENT')
    expect((await readsOf('HAWKPAY')) - before).toBeLessThanOrEqual(1)
  })

  test('at the address of another account or tenant does not even cause a read', async () => {
    await payOnlyBy(shop, shop.account.id)
    const withdrawalId = await sent(66_612)
    const neighbour = await inScope(shop.app, randomUUID(), (scope) =>
      aPlatform(scope, {
        name: 'Vizinha',
        hosts: [`${scope.platformId}.localhost`],
        acquirerUrl: shop.sandbox.acquirerUrl('HAWKPAY'),
        register: (account) => shop.sandbox.acquirer('HAWKPAY').addAccount(account),
      }),
    )
    const before = await readsOf('HAWKPAY')
    for (const account of [zendry, neighbour.account]) {
      const url = new URL(accountWebhookUrl(shop.app, account)).pathname
      await tell(`${shop.url}${url}/${withdrawalId}`, {
        type: 'withdraw',
        notification_type: 'pix_payment',
        objectId: '1',
        data: { id: 1, status: 'COMPLETED', externalRef: `${withdrawalId}-1` },
      })
    }
    await shop.drainJobs()
    expect(await stateOf(withdrawalId)).toBe('SENT')
    expect(await readsOf('HAWKPAY')).toBe(before)
  })
})

test('two tenants with the same people and amounts pay from their own accounts and see nothing of each other', async () => {
  await payOnlyBy(shop, shop.account.id)
  const neighbour = await inScope(shop.app, randomUUID(), (scope) =>
    aPlatform(scope, {
      name: 'Feira',
      hosts: [`${scope.platformId}.localhost`],
      acquirerUrl: shop.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => shop.sandbox.acquirer('HAWKPAY').addAccount(account),
    }),
  )
  const { platformId } = neighbour
  const theirs = await aPayee({ ...shop, ...neighbour }, { availableCents: 50_000 })
  const theirCashier = await aCashier({ ...shop, ...neighbour })
  const withdrawalId = await theirs.request(10_004)
  await expect(cashier.look(withdrawalId)).rejects.toMatchObject({ code: 'not_found' })
  await theirCashier.approve(withdrawalId)
  await shop.drainJobs()
  shop.clock.advance({ minutes: 1 })
  await shop.settle()
  expect(await readWithdrawal(shop, platformId, withdrawalId)).toMatchObject({ state: 'PAID', platformId })
  const [attempt] =
    await shop.owner`select provider_account_id as id from withdrawal_attempts where withdrawal_id = ${withdrawalId}`
  expect(attempt?.id).toBe(neighbour.account.id)
})
