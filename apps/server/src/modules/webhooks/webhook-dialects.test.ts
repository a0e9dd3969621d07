import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anAccount } from '#demo/an-account.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { createLog } from '#kit/log.ts'
import {
  accountWebhookUrl,
  type ConnectableAccount,
  webhookUrl,
} from '#modules/acquirers/accounts/provider-account.ts'
import { inScope } from '#scope.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createShop, type Shop } from '#test/shop.ts'

let shop: Shop
let priority = 0

beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.stop())
afterEach(async () => {
  shop.sandbox.faults.clear()
  expect(await brokenInvariants(shop)).toEqual([])
})

const chosenToken = 'a-token-of-thirty-two-characters'

/** Makes the newest account the one that charges the next sale. */
const charging = (
  provider: 'IUGU' | 'MERCADOPAGO' | 'ASAAS',
  { webhookSecret, secretField }: { webhookSecret?: string; secretField?: string } = {},
): Promise<ConnectableAccount> =>
  inScope(shop.app, shop.platformId, (scope) =>
    anAccount(scope, {
      sandbox: shop.sandbox,
      provider,
      priority: --priority,
      ...(webhookSecret && { webhookSecret }),
      ...(secretField &&
        webhookSecret && {
          credentials: { [secretField]: webhookSecret, notificationEmail: 'loja@balcao.example' },
        }),
    }),
  )
const inboxOf = async (account: ConnectableAccount) => [
  ...(await shop.owner`
    select state, method, query, convert_from(raw_body, 'utf8') as body, detail from webhook_inbox
    where provider_account_id = ${account.id} order by received_at, state`),
]
const readsOf = async (acquirer: string) =>
  (await shop.sandbox.acquirer(acquirer).received()).filter(({ operation }) => operation === 'get').length

test('a form is stored as received and read as its event', async () => {
  const account = await charging('IUGU', { webhookSecret: 'a-value-we-chose', secretField: 'webhookToken' })
  const { paymentId, payment } = await shop.buy()
  await shop.settle()
  shop.clock.advance({ seconds: 1 })
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  await shop.settle()
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  const applied = (await inboxOf(account)).find(({ state }) => state === 'APPLIED')
  expect(applied?.body).toContain('event=invoice.status_changed')
  // A value that we chose proves that the caller knows it, but not that the claim is true: the invoice was
  // read.
  expect(applied?.detail).toBe('confirmed by reading the transaction')
})

test('a form without the value that we chose counts as forged', async () => {
  const account = await charging('IUGU', { webhookSecret: 'a-value-we-chose', secretField: 'webhookToken' })
  const { paymentId } = await shop.buy()
  await shop.settle()
  shop.clock.advance({ seconds: 1 })
  const reads = await readsOf('IUGU')
  await fetch(webhookUrl(shop.app, account, paymentId), {
    method: 'POST',
    body: new URLSearchParams({
      event: 'invoice.status_changed',
      'data[id]': await shop.transactionOf(paymentId),
      'data[status]': 'paid',
    }),
  })
  await shop.settle()
  expect((await inboxOf(account)).at(-1)).toMatchObject({ state: 'FORGED' })
  expect(await shop.statusOf(paymentId)).toBe('PENDING')
  expect(await readsOf('IUGU')).toBe(reads)
})

test('a provider with one webhook address per account is configured with that address, and its reports are confirmed by a read', async () => {
  const account = await charging('ASAAS', { webhookSecret: chosenToken, secretField: 'webhookToken' })
  const { paymentId, payment } = await shop.buy()
  const calls = await shop.sandbox.acquirer('ASAAS').received()
  expect(calls.some(({ operation, method }) => operation === 'configure' && method === 'POST')).toBe(true)
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  await shop.settle()
  shop.clock.advance({ seconds: 30 })
  await shop.settle()
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  expect((await inboxOf(account)).map(({ state }) => state)).toContain('APPLIED')
})

test('a notice about a Pix Automático that the buyer ended at the bank triggers a read of it, and nothing else', async () => {
  await charging('ASAAS', { webhookSecret: chosenToken, secretField: 'webhookToken' })
  const { id: offerId } = await inScope(shop.app, shop.platformId, async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    const { id: productId } = await aProduct(scope, { sellerId })
    return anOffer(scope, {
      productId,
      type: 'SUBSCRIPTION',
      recurrencePriceCents: 4_990,
      frequencyInDays: 30,
    })
  })
  const { paymentId, payment } = await aPurchase(shop.app, shop.platformId, { offerId, automaticPix: true })
  const stateOf = async () =>
    (await shop.owner`select state, ended_by from pix_authorizations where payment_id = ${paymentId}`)[0]
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  await shop.settle()
  shop.clock.advance({ minutes: 2 })
  await shop.settle()
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  expect(await stateOf()).toEqual({ state: 'ACTIVE', ended_by: null })
  await shop.sandbox.bank.cancelAuthorization(payment.pix?.code ?? '')
  await shop.settle()
  expect(await stateOf()).toEqual({ state: 'CANCELED', ended_by: 'BANK' })
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
})

test('a provider that refuses our address still sells, and the staff sees the reason', async () => {
  await charging('ASAAS')
  const lines: string[] = []
  const app = { ...shop.app, log: createLog('error', { write: (line) => lines.push(line) }) }
  const { payment } = await aPurchase(app, shop.platformId, { offerId: shop.offerId })
  expect(payment.pix).not.toBeNull()
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      provider: 'ASAAS',
      trouble: 'Asaas takes no webhook address of ours: it wants an e-mail for notices',
      msg: 'An acquirer account needs a person',
    },
  ])
})

test('the right token proves the caller, not the claim: a receipt that Asaas does not confirm changes nothing', async () => {
  const account = await charging('ASAAS', { webhookSecret: chosenToken, secretField: 'webhookToken' })
  const { paymentId } = await shop.buy()
  await shop.owner`delete from graphile_worker._private_jobs where key = ${`check-payment:${paymentId}`}`
  await shop.settle()
  const id = await shop.transactionOf(paymentId)
  const reads = await shop.readsOf('ASAAS', id)
  shop.clock.advance({ seconds: 1 })
  await shop.sandbox.acquirer('ASAAS').forgeWebhook({ id, state: 'paid' })
  await shop.settle()
  const claim = (await inboxOf(account)).at(-1)
  expect(claim?.body).toContain('PAYMENT_RECEIVED')
  expect(claim).toMatchObject({
    state: 'QUARANTINED',
    detail: 'claimed APPROVED, the provider says PENDING',
  })
  expect((await shop.readsOf('ASAAS', id)) - reads).toBe(1)
  expect(await shop.statusOf(paymentId)).toBe('PENDING')
})

test('a notification that only names its payment is proven first and then read, every time it arrives', async () => {
  const account = await charging('MERCADOPAGO', {
    webhookSecret: 'a-long-secret-signature',
    secretField: 'webhookSecret',
  })
  const { paymentId, payment } = await shop.buy()
  await shop.settle()
  shop.clock.advance({ seconds: 1 })
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  await shop.settle()
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  const stored = await inboxOf(account)
  expect(stored.every(({ query }) => query.includes('type=payment'))).toBe(true)
  expect(stored.at(-1)).toMatchObject({ state: 'APPLIED', detail: 'proven by the provider' })

  const reads = await readsOf('MERCADOPAGO')
  const id = await shop.transactionOf(paymentId)
  await fetch(`${webhookUrl(shop.app, account, paymentId)}?data.id=${id}&type=payment`, {
    method: 'POST',
    body: '{}',
    headers: { 'x-signature': 'ts=1,v1=00' },
  })
  await shop.settle()
  expect((await inboxOf(account)).map(({ state }) => state)).toContain('FORGED')
  expect(await readsOf('MERCADOPAGO')).toBe(reads)
})

test('copies of a notification signed an hour ago cause one read in half a minute, like any unproven one', async () => {
  await charging('MERCADOPAGO', { webhookSecret: 'a-long-secret-signature', secretField: 'webhookSecret' })
  const { paymentId, payment } = await shop.buy()
  await shop.settle()
  await shop.owner`delete from graphile_worker._private_jobs where key = ${`check-payment:${paymentId}`}`
  shop.sandbox.faults.next({ operation: 'webhook', kind: 'lose' })
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  const sent = (await shop.sandbox.acquirer('MERCADOPAGO').webhooks()).at(-1)
  shop.clock.advance({ hours: 1 })
  const before = await readsOf('MERCADOPAGO')
  for (let copy = 0; copy < 10; copy++)
    await fetch(sent?.url ?? '', { method: 'POST', body: sent?.body ?? '', headers: sent?.headers ?? {} })
  await shop.drainJobs()
  expect((await readsOf('MERCADOPAGO')) - before).toBeLessThanOrEqual(2)
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
})

test('a notification without a secret that only names its payment is read within the rate limit', async () => {
  const account = await charging('MERCADOPAGO')
  const { paymentId, payment } = await shop.buy()
  await shop.settle()
  shop.clock.advance({ seconds: 30 })
  await shop.owner`delete from graphile_worker._private_jobs where key = ${`check-payment:${paymentId}`}`
  await shop.settle()
  const before = await readsOf('MERCADOPAGO')
  const id = await shop.transactionOf(paymentId)
  const knock = () =>
    fetch(`${accountWebhookUrl(shop.app, account)}?data.id=${id}&type=payment`, {
      method: 'POST',
      body: JSON.stringify({ type: 'payment', data: { id } }),
    })
  for (let copy = 0; copy < 10; copy++) await knock()
  await shop.settle()
  expect((await readsOf('MERCADOPAGO')) - before).toBeLessThanOrEqual(1)
  expect(await shop.statusOf(paymentId)).toBe('PENDING')

  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  await shop.sandbox.bank.webhooksDelivered()
  for (let pause = 0; pause < 3; pause++) {
    shop.clock.advance({ seconds: 30 })
    await shop.settle()
  }
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
})

test.each(['GET', 'POST'])(
  'a notification by %s that is only a query string is stored, handed on and followed',
  async (method) => {
    const account = await charging('MERCADOPAGO')
    const { paymentId, payment } = await shop.buy()
    await shop.settle()
    shop.sandbox.faults.next({ operation: 'webhook', kind: 'lose' })
    await shop.sandbox.bank.pay(payment.pix?.code ?? '')
    shop.clock.advance({ seconds: 31 })
    await shop.owner`delete from graphile_worker._private_jobs where key = ${`check-payment:${paymentId}`}`
    const id = await shop.transactionOf(paymentId)
    const answer = await fetch(`${webhookUrl(shop.app, account, paymentId)}?topic=payment&id=${id}`, {
      method,
    })
    expect(answer.status).toBe(200)
    await shop.settle()
    expect((await inboxOf(account)).at(-1)).toMatchObject({
      method,
      query: `topic=payment&id=${id}`,
      body: '',
      state: 'APPLIED',
    })
    expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  },
)

test('a flood that names one payment reserves one more read, and its other webhooks are not retried for ever', async () => {
  const account = await charging('MERCADOPAGO')
  const { paymentId, payment } = await shop.buy()
  await shop.settle()
  await shop.owner`delete from graphile_worker._private_jobs where key = ${`check-payment:${paymentId}`}`
  shop.clock.advance({ minutes: 1 })
  await shop.settle()
  const id = await shop.transactionOf(paymentId)
  const url = `${accountWebhookUrl(shop.app, account)}?data.id=${id}&type=payment`
  const before = await readsOf('MERCADOPAGO')
  for (let copy = 0; copy < 20; copy++) await fetch(url, { method: 'POST', body: '{}' })
  await shop.drainJobs()
  const waiting = await shop.owner`
    select 1 from webhook_inbox where provider_account_id = ${account.id} and state = 'RECEIVED'`
  expect(waiting).toHaveLength(1)
  expect((await readsOf('MERCADOPAGO')) - before).toBe(1)

  // Paid after the first read: the kept read finds it.
  shop.sandbox.faults.next({ operation: 'webhook', kind: 'lose' })
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  await fetch(url, { method: 'POST', body: '{}' })
  await shop.settle()
  expect(await shop.statusOf(paymentId)).toBe('PENDING')
  shop.clock.advance({ seconds: 30 })
  await shop.settle()
  shop.clock.advance({ seconds: 30 })
  await shop.settle()
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
})

test('notifications about two payments do not wait for each other, even at a bank that needs a login first', async () => {
  const account = await inScope(shop.app, shop.platformId, (scope) =>
    anAccount(scope, {
      sandbox: shop.sandbox,
      provider: 'TRANSFEERA',
      priority: --priority,
      credentials: { pixKey: 'loja@balcao.example' },
      baseUrl: `${shop.sandbox.acquirerUrl('TRANSFEERA')}|${shop.sandbox.acquirerUrl('TRANSFEERA')}`,
    }),
  )
  const sales = [await shop.buy(), await shop.buy()]
  for (const { payment } of sales) await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  await shop.settle()
  shop.clock.advance({ minutes: 1 })
  await shop.settle()
  for (const { paymentId } of sales) {
    const [{ receipt } = {}] = await shop.owner`
      select end_to_end_id as receipt from payments where id = ${paymentId}`
    const data = { original_end2end_id: receipt, value: 197, status: 'DEVOLVIDO' }
    await fetch(accountWebhookUrl(shop.app, account), {
      method: 'POST',
      body: JSON.stringify({ object: 'CashInRefund', version: 'v1', data }),
    })
  }
  await shop.settle()
  const details = (await inboxOf(account)).map(({ detail }) => detail)
  expect(details.filter((detail) => detail === 'claimed REFUNDED, the provider says APPROVED')).toHaveLength(
    2,
  )
})
