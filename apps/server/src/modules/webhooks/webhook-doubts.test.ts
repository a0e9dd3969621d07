import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { anAccount } from '#demo/an-account.ts'
import { accountWebhookUrl, type ProviderAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { updateProviderAccount } from '#modules/acquirers/accounts/update-provider-account.ts'
import { theProduct } from '#modules/platforms/write-audit.ts'
import { inScope } from '#scope.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createShop, type Shop } from '#test/shop.ts'

let shop: Shop
let bank: ProviderAccount

/** A bank that signs its reports, to one address for the whole account. */
beforeAll(async () => {
  shop = await createShop()
  const webhookSecret = 'a-secret-of-this-account'
  bank = await inScope(shop.app, shop.platformId, (scope) =>
    anAccount(scope, {
      sandbox: shop.sandbox,
      provider: 'TRANSFEERA',
      priority: -1,
      webhookSecret,
      credentials: { webhookSecret, pixKey: 'loja@balcao.example' },
      baseUrl: `${shop.sandbox.acquirerUrl('TRANSFEERA')}|${shop.sandbox.acquirerUrl('TRANSFEERA')}`,
    }),
  )
})
afterAll(() => shop.stop())
afterEach(async () => {
  shop.sandbox.faults.clear()
  expect(await brokenInvariants(shop)).toEqual([])
})

const inbox = async () => [
  ...(await shop.owner`
    select state, detail from webhook_inbox where provider_account_id = ${bank.id} order by received_at, state`),
]
const stopAsking = (paymentId: string) =>
  shop.owner`delete from graphile_worker._private_jobs where key = ${`check-payment:${paymentId}`}`
const chargeOf = async (paymentId: string) => {
  const charges = await shop.sandbox.acquirer('TRANSFEERA').charges()
  return charges.find(({ externalRef }) => externalRef === paymentId)
}

test('a payment whose answer we lost is found by the reference that the bank signs', async () => {
  shop.sandbox.faults.next({ acquirer: 'TRANSFEERA', operation: 'create', kind: 'drop-after' })
  const { paymentId, payment } = await shop.buy()
  expect(payment.isConfirming).toBe(true)
  await stopAsking(paymentId)
  await shop.sandbox.bank.pay((await chargeOf(paymentId))?.pix?.code ?? '')
  await shop.settle()
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  expect((await inbox()).at(-1)).toMatchObject({ state: 'APPLIED', detail: 'proven by the provider' })
})

test('an unsigned reference is only a hint: the transaction is read, and must carry it too', async () => {
  const lostSale = async () => {
    shop.sandbox.faults.next({ acquirer: 'TRANSFEERA', operation: 'create', kind: 'drop-after' })
    const { paymentId } = await shop.buy()
    await stopAsking(paymentId)
    return paymentId
  }
  const [paid, unpaid] = [await lostSale(), await lostSale()]
  const { credentials } = bank
  await inScope(shop.app, shop.platformId, (scope) =>
    updateProviderAccount(scope, bank.id, { credentials: { webhookSecret: null } }, theProduct),
  )
  shop.sandbox.faults.next({ operation: 'webhook', kind: 'lose' })
  const charge = await chargeOf(paid)
  await shop.sandbox.bank.pay(charge?.pix?.code ?? '')
  await shop.settle()
  const sent = (await shop.sandbox.acquirer('TRANSFEERA').webhooks()).at(-1)
  const knock = (body: string) => fetch(sent?.url ?? '', { method: 'POST', body })
  await knock((sent?.body ?? '').replaceAll(paid, unpaid))
  await shop.settle()
  expect((await inbox()).at(-1)).toMatchObject({ state: 'QUARANTINED' })
  expect(await shop.statusOf(unpaid)).toBe('PENDING')

  shop.clock.advance({ minutes: 1 })
  await knock(sent?.body ?? '')
  await shop.settle()
  await shop.owner`update provider_accounts set credentials = ${credentials} where id = ${bank.id}`
  expect((await inbox()).at(-1)).toMatchObject({
    state: 'APPLIED',
    detail: 'confirmed by reading the transaction',
  })
  expect(await shop.statusOf(paid)).toBe('APPROVED')
})

test('a genuine webhook signed an hour ago is read again: neither applied directly nor judged forged', async () => {
  const { paymentId, payment } = await shop.buy()
  await stopAsking(paymentId)
  shop.sandbox.faults.next({ operation: 'webhook', kind: 'lose' })
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  await shop.settle()
  const sent = (await shop.sandbox.acquirer('TRANSFEERA').webhooks()).at(-1)
  shop.clock.advance({ hours: 1 })
  await fetch(sent?.url ?? '', { method: 'POST', body: sent?.body ?? '', headers: sent?.headers ?? {} })
  await shop.settle()
  expect((await inbox()).at(-1)).toMatchObject({
    state: 'APPLIED',
    detail: 'confirmed by reading the transaction',
  })
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
})

test('a webhook with an unknown id of the charge is found by our own reference', async () => {
  const keys = { publicKey: 'loja', secretKey: 'segredo-da-loja' }
  shop.sandbox.acquirer('SIMPAY').addAccount(keys)
  const simpay = await inScope(shop.app, shop.platformId, (scope) =>
    anAccount(scope, {
      sandbox: shop.sandbox,
      provider: 'SIMPAY',
      priority: -3,
      credentials: { ...keys, hmacKey: keys.secretKey, accountNumber: '12345' },
    }),
  )
  const { paymentId, payment } = await shop.buy()
  await stopAsking(paymentId)
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  await fetch(accountWebhookUrl(shop.app, simpay), {
    method: 'POST',
    body: JSON.stringify({
      type: 'QR_CODE_COPY_AND_PASTE_PAID',
      data: { tx_id: 'an-id-of-the-bank', tag: paymentId, amount: 197 },
    }),
  })
  await shop.settle()
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  const heard = await shop.owner`
    select state, detail from webhook_inbox where provider_account_id = ${simpay.id}`
  expect(heard).toEqual([{ state: 'APPLIED', detail: 'confirmed by reading the transaction' }])
  await shop.owner`update provider_accounts set priority = 9 where id = ${simpay.id}`
})

test('a second receipt for a paid code is a second payment, not a copy of the first', async () => {
  const { paymentId, payment } = await shop.buy()
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  await shop.settle()
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  shop.clock.advance({ minutes: 1 })
  await shop.sandbox.bank.pay(payment.pix?.code ?? '', { late: true })
  await shop.settle()
  shop.clock.advance({ minutes: 2 })
  await shop.settle()
  const heard = (await shop.webhooksOf(paymentId)).map(({ state }) => state)
  expect(heard.length).toBeGreaterThan(2)
  expect(['APPLIED', 'DUPLICATE']).toEqual(expect.arrayContaining(heard))
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  const cases = await shop.owner`select kind, detail from payment_cases where payment_id = ${paymentId}`
  expect(cases).toMatchObject([{ kind: 'DOUBLE_PAYMENT', detail: { paidCents: 39_400 } }])
  expect(await shop.owner`select state, amount_cents::int as cents from refunds`).toEqual([
    { state: 'DONE', cents: 19_700 },
  ])
})

test('a signed report of an expired code is applied and needs no person', async () => {
  const gateway = await inScope(shop.app, shop.platformId, (scope) =>
    anAccount(scope, {
      sandbox: shop.sandbox,
      provider: 'SUITPAY',
      priority: -2,
    }),
  )
  const { paymentId, payment } = await shop.buy()
  await stopAsking(paymentId)
  shop.clock.advance({ days: 2 })
  await shop.sandbox.bank.expire(payment.pix?.code ?? '')
  await shop.settle()
  await shop.owner`update provider_accounts set status = 'PAUSED' where id = ${gateway.id}`
  expect(await shop.statusOf(paymentId)).toBe('CANCELED')
  expect((await shop.webhooksOf(paymentId)).at(-1)).toMatchObject({
    state: 'APPLIED',
    detail: 'proven by the provider',
  })
})

test('a sale reported as paid again after its dispute needs a person, since the dispute may be won', async () => {
  await shop.owner`update provider_accounts set status = 'PAUSED' where id = ${bank.id}`
  const { paymentId, payment } = await shop.buy()
  await shop.owner`update provider_accounts set status = 'ACTIVE' where id = ${bank.id}`
  const tell = async (happened: 'pay' | 'dispute' | 'settleDispute') => {
    await shop.sandbox.bank[happened](payment.pix?.code ?? '')
    await shop.settle()
    shop.clock.advance({ minutes: 1 })
    await shop.settle()
  }
  await tell('pay')
  await tell('dispute')
  expect(await shop.statusOf(paymentId)).toBe('CHARGEBACK')
  await tell('settleDispute')
  expect(await shop.statusOf(paymentId)).toBe('CHARGEBACK')
  expect((await shop.webhooksOf(paymentId)).at(-1)).toMatchObject({
    state: 'QUARANTINED',
    detail: 'APPROVED after CHARGEBACK: the dispute may be won',
  })
})

test('webhooks signed with a former secret are read for a day, never applied directly, then judged forged', async () => {
  const { credentials } = bank
  const first = await shop.buy()
  const second = await shop.buy()
  await shop.sandbox.bank.pay(first.payment.pix?.code ?? '')
  await shop.sandbox.bank.webhooksDelivered()
  await inScope(shop.app, shop.platformId, (scope) =>
    updateProviderAccount(scope, bank.id, { credentials: { webhookSecret: 'a-newer-secret' } }, theProduct),
  )
  await inScope(shop.app, shop.platformId, (scope) =>
    updateProviderAccount(scope, bank.id, { label: 'Banco renomeado' }, theProduct),
  )
  await shop.settle()
  expect(await shop.statusOf(first.paymentId)).toBe('APPROVED')
  expect((await inbox()).at(-1)).toMatchObject({
    state: 'APPLIED',
    detail: 'confirmed by reading the transaction',
  })

  await stopAsking(second.paymentId)
  shop.clock.advance({ hours: 24, seconds: 1 })
  await shop.sandbox.bank.pay(second.payment.pix?.code ?? '', { late: true })
  await shop.settle()
  await shop.owner`update provider_accounts set credentials = ${credentials} where id = ${bank.id}`
  expect((await inbox()).at(-1)).toMatchObject({ state: 'FORGED' })
  expect(await shop.statusOf(second.paymentId)).toBe('PENDING')
})

test('a notice that looks like a copy with another status triggers a read of the transaction', async () => {
  const iugu = await inScope(shop.app, shop.platformId, (scope) =>
    anAccount(scope, { sandbox: shop.sandbox, provider: 'IUGU', priority: -5 }),
  )
  const { paymentId, payment } = await shop.buy()
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  await shop.settle()
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  const [row] = await shop.owner`select transaction_id as id from payments where id = ${paymentId}`
  const knock = (status: string) =>
    fetch(accountWebhookUrl(shop.app, iugu), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `event=invoice.partially_refunded&data[id]=${row?.id}&data[status]=${status}`,
    })
  shop.sandbox.faults.next({ acquirer: 'IUGU', operation: 'webhook', kind: 'lose' })
  await shop.sandbox.bank.refund(row?.id, { amount: 1_000 })
  await shop.settle()
  await stopAsking(paymentId)
  shop.clock.advance({ minutes: 1 })
  await knock('partially_refunded')
  await shop.settle()
  const refunded = async () =>
    (await shop.owner`select refunded_cents::int as cents from payments where id = ${paymentId}`)[0]?.cents
  expect(await refunded()).toBe(1_000)

  const reads = async () =>
    (await shop.sandbox.acquirer('IUGU').received()).filter(({ operation }) => operation === 'get').length
  const before = await reads()
  shop.clock.advance({ minutes: 1 })
  await knock('partially_refunded')
  await shop.settle()
  expect(await reads()).toBe(before)
  await shop.owner`update provider_accounts set priority = 9 where id = ${iugu.id}`
})
