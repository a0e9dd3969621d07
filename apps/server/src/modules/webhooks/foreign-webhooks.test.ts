import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anAccount } from '#demo/an-account.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import {
  accountWebhookUrl,
  type ProviderAccount,
  webhookUrl,
} from '#modules/acquirers/accounts/provider-account.ts'
import { inScope } from '#scope.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createShop, type Shop } from '#test/shop.ts'

let shop: Shop
let neighbour: { platformId: string; account: ProviderAccount; offerId: string }

beforeAll(async () => {
  shop = await createShop()
  const { app, sandbox } = shop
  neighbour = await inScope(app, randomUUID(), async (scope) => {
    const platform = await aPlatform(scope, {
      acquirerUrl: sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => sandbox.acquirer('HAWKPAY').addAccount(account),
      name: 'Vizinha',
      hosts: ['vizinha.localhost'],
    })
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    return { ...platform, offerId: (await anOffer(scope, { productId: product.id })).id }
  })
})
afterAll(() => shop.stop())
afterEach(async () => {
  shop.sandbox.faults.clear()
  expect(await brokenInvariants(shop)).toEqual([])
})

const post = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })
const paid = (id: string, amount = 19_700) => ({
  type: 'transaction',
  data: { id: Number(id), status: 'paid', amount },
})
const buyAtNeighbour = () => aPurchase(shop.app, neighbour.platformId, { offerId: neighbour.offerId })
const bankWith = (webhookSecret: string, priority: number, platformId = shop.platformId) =>
  inScope(shop.app, platformId, (scope) =>
    anAccount(scope, {
      sandbox: shop.sandbox,
      provider: 'TRANSFEERA',
      priority,
      webhookSecret,
      credentials: { webhookSecret, pixKey: 'loja@balcao.example' },
      baseUrl: `${shop.sandbox.acquirerUrl('TRANSFEERA')}|${shop.sandbox.acquirerUrl('TRANSFEERA')}`,
    }),
  )

describe('a genuine webhook of another merchant or sale', () => {
  test('sent to our address with our payment in it matches no payment of ours', async () => {
    const theirs = await buyAtNeighbour()
    await shop.sandbox.bank.pay(theirs.payment.pix?.code ?? '')
    await shop.settle()
    expect(await shop.statusOf(theirs.paymentId)).toBe('APPROVED')

    const ours = await shop.buy()
    const stolen = paid(await shop.transactionOf(theirs.paymentId))
    await post(webhookUrl(shop.app, shop.account, ours.paymentId), stolen)
    await shop.settle()
    expect(await shop.statusOf(ours.paymentId)).toBe('PENDING')
    expect(await shop.webhooksOf(ours.paymentId)).toMatchObject([
      { state: 'QUARANTINED', detail: 'no payment of this account has this transaction' },
    ])
  })

  test('is not bound to the payment whose answer we lost', async () => {
    const theirs = await buyAtNeighbour()
    await shop.sandbox.bank.pay(theirs.payment.pix?.code ?? '')
    await shop.settle()
    shop.sandbox.faults.next({ acquirer: 'HAWKPAY', operation: 'create', kind: 'drop-before' })
    const ours = await shop.buy()
    const stolen = paid(await shop.transactionOf(theirs.paymentId))
    await post(webhookUrl(shop.app, shop.account, ours.paymentId), stolen)
    await shop.settle()
    // With our own keys the acquirer never finds such a transaction.
    for (let round = 0; round < 8; round++) {
      expect(await shop.webhooksOf(ours.paymentId)).toMatchObject([{ state: 'WAITING' }])
      shop.clock.advance({ hours: 24 })
      await shop.settle()
    }
    expect(await shop.webhooksOf(ours.paymentId)).toMatchObject([{ state: 'QUARANTINED' }])
    expect(await shop.statusOf(ours.paymentId)).toBe('PENDING')
    expect(await shop.transactionOf(ours.paymentId)).toBeNull()
  })

  test('of another sale of our own is not bound to the payment whose answer we lost either', async () => {
    const other = await shop.buy()
    await shop.sandbox.bank.pay(other.payment.pix?.code ?? '')
    await shop.settle()
    const id = await shop.transactionOf(other.paymentId)
    shop.sandbox.faults.next({ acquirer: 'HAWKPAY', operation: 'create', kind: 'drop-before' })
    const lost = await shop.buy()
    await shop.owner`update payments set transaction_id = 'moved' where id = ${other.paymentId}`
    await post(webhookUrl(shop.app, shop.account, lost.paymentId), paid(id))
    await shop.settle()
    expect(await shop.statusOf(lost.paymentId)).toBe('PENDING')
    expect(await shop.webhooksOf(lost.paymentId)).toMatchObject([
      { state: 'QUARANTINED', detail: 'the transaction belongs to another sale' },
    ])
    await shop.owner`update payments set transaction_id = ${id} where id = ${other.paymentId}`
  })

  test('signed for a neighbour counts as forged for us', async () => {
    const ours = await bankWith('our-own-secret-of-webhooks', -1)
    await bankWith('the-neighbours-secret', -1, neighbour.platformId)
    const [mine, theirs] = [await shop.buy(), await buyAtNeighbour()]
    await shop.sandbox.bank.pay(theirs.payment.pix?.code ?? '')
    await shop.settle()
    expect(await shop.statusOf(theirs.paymentId)).toBe('APPROVED')
    const [sent] = await shop.sandbox.acquirer('TRANSFEERA').webhooks()

    const answer = await fetch(accountWebhookUrl(shop.app, ours), {
      method: 'POST',
      body: sent?.body ?? '',
      headers: sent?.headers ?? {},
    })
    expect(answer.status).toBe(200)
    await shop.settle()
    const [row] = await shop.owner`
      select state, detail from webhook_inbox where provider_account_id = ${ours.id}`
    expect(row).toEqual({ state: 'FORGED', detail: 'The signature does not match' })
    expect(await shop.statusOf(mine.paymentId)).toBe('PENDING')
  })
})

describe('one transaction id at two accounts', () => {
  test('is two transactions: each account reports its own', async () => {
    const second = await inScope(shop.app, shop.platformId, (scope) =>
      anAccount(scope, { sandbox: shop.sandbox, provider: 'LUMION', priority: 2 }),
    )
    await shop.owner`update provider_accounts set status = 'PAUSED' where provider = 'TRANSFEERA'`
    const first = await shop.buy()
    await shop.owner`update provider_accounts set status = 'PAUSED' where id = ${shop.account.id}`
    const other = await shop.buy()
    await shop.owner`update provider_accounts set status = 'ACTIVE' where id = ${shop.account.id}`
    const id = await shop.transactionOf(first.paymentId)
    await shop.owner`update payments set transaction_id = ${id} where id = ${other.paymentId}`

    await shop.sandbox.bank.pay(first.payment.pix?.code ?? '')
    await shop.settle()
    expect(await shop.statusOf(first.paymentId)).toBe('APPROVED')
    expect(await shop.statusOf(other.paymentId)).toBe('PENDING')

    // Sent to the other account's address it concerns the other payment, which that acquirer does not
    // confirm.
    await post(accountWebhookUrl(shop.app, second), paid(id))
    await shop.settle()
    expect(await shop.statusOf(other.paymentId)).toBe('PENDING')
    expect(await shop.webhooksOf(other.paymentId)).toMatchObject([{ state: 'WAITING' }])
  })
})

describe('a webhook signed for our own account', () => {
  test('is applied without a read, once, over all copies and later replays', async () => {
    await bankWith('a-secret-for-this-account-only', -2)
    const { paymentId, payment } = await shop.buy()
    shop.sandbox.faults.next({ operation: 'webhook', kind: 'duplicate', times: 5 })
    await shop.sandbox.bank.pay(payment.pix?.code ?? '')
    await shop.settle()
    expect(await shop.statusOf(paymentId)).toBe('APPROVED')
    expect(await shop.readsOf('TRANSFEERA', await shop.transactionOf(paymentId))).toBe(0)
    const states = (await shop.webhooksOf(paymentId)).map(({ state }) => state).sort()
    expect(states).toEqual(['APPLIED', ...Array(4).fill('DUPLICATE')])

    shop.clock.advance({ minutes: 6 })
    const sent = (await shop.sandbox.acquirer('TRANSFEERA').webhooks()).at(-1)
    await fetch(sent?.url ?? '', { method: 'POST', body: sent?.body ?? '', headers: sent?.headers ?? {} })
    await shop.settle()
    const [late] = await shop.owner`select state from webhook_inbox order by received_at desc limit 1`
    expect(late).toEqual({ state: 'DUPLICATE' })
  })

  test('is worthless after one byte of it was changed', async () => {
    const account = await bankWith('another-secret-of-our-own', -3)
    const { paymentId, payment } = await shop.buy()
    shop.sandbox.faults.next({ operation: 'webhook', kind: 'lose' })
    await shop.sandbox.bank.pay(payment.pix?.code ?? '')
    await shop.sandbox.bank.webhooksDelivered()
    const sent = (await shop.sandbox.acquirer('TRANSFEERA').webhooks()).at(-1)
    await fetch(sent?.url ?? '', {
      method: 'POST',
      body: `${sent?.body ?? ''} `,
      headers: sent?.headers ?? {},
    })
    await shop.settle()
    const rows = await shop.owner`select state from webhook_inbox where provider_account_id = ${account.id}`
    expect([...rows]).toEqual([{ state: 'FORGED' }])
    expect(await shop.statusOf(paymentId)).toBe('PENDING')
  })

  test('with another amount is checked by a read before it counts', async () => {
    await bankWith('yet-another-secret-of-ours', -4)
    const { paymentId, payment } = await shop.buy()
    shop.sandbox.faults.next({ operation: 'webhook', kind: 'wrong-amount', amount: 1 })
    await shop.sandbox.bank.pay(payment.pix?.code ?? '')
    await shop.settle()
    expect(await shop.readsOf('TRANSFEERA', await shop.transactionOf(paymentId))).toBe(1)
    expect(await shop.webhooksOf(paymentId)).toMatchObject([
      { state: 'QUARANTINED', detail: 'claimed 1 cents, the payment is of 19700' },
    ])
    expect(await shop.statusOf(paymentId)).toBe('APPROVED')
    const cases = await shop.owner`select 1 from payment_cases where payment_id = ${paymentId}`
    expect(cases).toHaveLength(0)
  })
  test('with another amount counts with that amount if a read of the transaction shows none', async () => {
    const webhookSecret = 'a-secret-of-a-silent-bank'
    await inScope(shop.app, shop.platformId, (scope) =>
      anAccount(scope, {
        sandbox: shop.sandbox,
        provider: 'NOXPAY',
        priority: -5,
        webhookSecret,
        credentials: { webhookSecret, generation: 'v2' },
      }),
    )
    const { paymentId, payment } = await shop.buy()
    shop.sandbox.faults.next({ operation: 'webhook', kind: 'wrong-amount', amount: 100 })
    await shop.sandbox.bank.pay(payment.pix?.code ?? '')
    await shop.settle()
    // A read without sums does not replace the signed sum by the price.
    shop.clock.advance({ minutes: 2 })
    await shop.settle()
    expect(await shop.statusOf(paymentId)).toBe('PENDING')
    const cases = await shop.owner`select kind, detail from payment_cases where payment_id = ${paymentId}`
    expect(cases).toMatchObject([{ kind: 'AMOUNT_MISMATCH', detail: { paidCents: 100 } }])
  })
})
