import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approvedPapers } from '#demo/a-document.ts'
import { aPerson, type DemoPerson } from '#demo/a-person.ts'
import { anAccount } from '#demo/an-account.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { getProductSettings } from '#modules/catalog/settings/get-product-settings.ts'
import { saveProductSettings } from '#modules/catalog/settings/save-product-settings.ts'
import { productSettingsInput } from '#modules/catalog/settings/settings.input.ts'
import { getBalance } from '#modules/ledger/get-balance.ts'
import { addBankAccount } from '#modules/payouts/bank-accounts/add-bank-account.ts'
import { verifyBankAccount } from '#modules/payouts/bank-accounts/verify-bank-account.ts'
import { convertBalance } from '#modules/payouts/conversions/convert-balance.ts'
import { listConversionTerms } from '#modules/payouts/conversions/list-conversion-terms.ts'
import { cancelWithdrawal } from '#modules/payouts/withdrawals/deciding/cancel-withdrawal.ts'
import { getWithdrawal } from '#modules/payouts/withdrawals/get-withdrawal.ts'
import { getWithdrawalTerms } from '#modules/payouts/withdrawals/get-withdrawal-terms.ts'
import { requestWithdrawal } from '#modules/payouts/withdrawals/request-withdrawal.ts'
import { saveWithdrawalPlan } from '#modules/payouts/withdrawals/save-withdrawal-plan.ts'
import { sumWithdrawals } from '#modules/payouts/withdrawals/sum-withdrawals.ts'
import { asPayee, asStaff } from '#modules/payouts/withdrawals/withdrawal-viewer.ts'
import { listSellableCurrencies } from '#modules/platforms/prices/list-sellable-currencies.ts'
import { saveExchangeRate } from '#modules/platforms/prices/save-exchange-rate.ts'
import { platformFigures } from '#modules/reports/platform/platform-figures.ts'
import { listSellerProfit } from '#modules/reports/platform/seller-profit.ts'
import { inScope } from '#scope.ts'
import { aCashier } from '#test/a-cashier.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants, readBooks } from '#test/read-books.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { getCheckoutPage } from './get-checkout-page.ts'

let shop: Shop
let seller: DemoPerson
let inDollars = ''

beforeAll(async () => {
  shop = await createShop()
  await inScope(shop.app, shop.platformId, async (scope) => {
    await anAccount(scope, { sandbox: shop.sandbox, provider: 'ASAAS', priority: -1 })
    seller = await aPerson(scope)
    await approvedPapers(scope, seller.id)
    const product = await aProduct(scope, { sellerId: seller.id, currency: 'USD' })
    inDollars = (await anOffer(scope, { productId: product.id, priceCents: 9_900 })).id
  })
})
afterAll(() => shop.stop())
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})

const acquirersOf = async (paymentId: string) => {
  const attempts = await shop.owner`
    select a.provider from payment_attempts t join provider_accounts a on a.id = t.provider_account_id
    where t.payment_id = ${paymentId} order by t.number`
  return attempts.map(({ provider }) => provider)
}
const methodsOf = async (offerId: string) =>
  (await getCheckoutPage(shop.app, shop.platformId, offerId)).page.methods
const balance = (currency: 'BRL' | 'USD') =>
  inScope(shop.app, shop.platformId, (scope) => getBalance(scope, seller.id, currency))

test('a sale in dollars is offered by card only, and Pix and boleto are refused', async () => {
  expect(await methodsOf(inDollars)).toEqual(['CREDIT_CARD'])
  await expect(shop.buy({ offerId: inDollars })).rejects.toMatchObject({ code: 'method_unavailable' })
  await expect(shop.buy({ offerId: inDollars, method: 'BILLET' })).rejects.toMatchObject({
    code: 'method_unavailable',
  })
})

test('a product in another currency needs an exchange rate of the platform', async () => {
  const call = callAs(shop, { userId: seller.id, role: 'SELLER' })
  const other = await inScope(shop.app, shop.platformId, (scope) => aProduct(scope, { sellerId: seller.id }))
  await inScope(shop.app, shop.platformId, (scope) => anOffer(scope, { productId: other.id }))
  const {
    type: _type,
    currencyIsFixed: _fixed,
    sellableCurrencies,
    ...stored
  } = await call(getProductSettings, { productId: other.id })
  expect(sellableCurrencies).toEqual(['BRL'])
  const input = { ...stored, productId: other.id, shipping: 'OPTIONS', thankYou: 'DEFAULT', currency: 'EUR' }
  await expect(call(saveProductSettings, productSettingsInput.parse(input))).rejects.toMatchObject({
    code: 'currency_without_rate',
  })
})

test('a sale in dollars goes from the checkout to a withdrawal in reais, and the books add up in each currency', async () => {
  const cashier = await aCashier(shop)
  const call = callAs(shop, { userId: seller.id, role: 'SELLER' })
  const { paymentId } = await shop.buy({ offerId: inDollars, method: 'CREDIT_CARD' })
  expect(await acquirersOf(paymentId)).toEqual(['HAWKPAY'])
  await shop.settle()
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  const earned = (await balance('USD')).pendingCents + (await balance('USD')).reserveCents
  expect(earned).toBeGreaterThan(0)
  shop.clock.advance({ days: 120 })
  await shop.drainJobs()
  expect(await balance('USD')).toMatchObject({ availableCents: earned, pendingCents: 0 })

  const convert = (shownCents: number, requestId: string = randomUUID()) =>
    call(convertBalance, { requestId, currency: 'USD', amountCents: earned, shownCents })
  await expect(convert(0)).rejects.toMatchObject({ code: 'exchange_rate_missing' })
  await cashier.call(saveExchangeRate, { currency: 'USD', rate: '5,00', spreadBasisPoints: 200 })
  const [terms] = await call(listConversionTerms, undefined)
  expect(terms).toMatchObject({ availableCents: earned, rate: { rateMillionths: 5_000_000 } })
  const net = Math.floor((earned * 5 * 9_800) / 10_000)
  await expect(convert(net + 1)).rejects.toMatchObject({ code: 'record_changed' })
  const requestId = randomUUID()
  const [first, second] = await Promise.all([convert(net, requestId), convert(net, requestId)])
  expect(first).toEqual(second)
  await expect(convert(net)).rejects.toMatchObject({ code: 'balance_insufficient' })
  expect(await balance('USD')).toMatchObject({ availableCents: 0 })
  expect(await balance('BRL')).toMatchObject({ availableCents: net })

  const { bankAccountId } = await call(addBankAccount, {
    kind: 'PIX',
    pixKeyType: 'CNPJ',
    pixKey: seller.document ?? '',
  })
  const wish = { requestId: randomUUID(), bankAccountId, amountCents: net - 199, shownFeeCents: 199 }
  const { withdrawalId } = await call(requestWithdrawal, wish)
  await cashier.approve(withdrawalId)
  await shop.drainJobs()
  shop.clock.advance({ minutes: 2 })
  await shop.drainJobs()
  const [withdrawal] = await shop.owner`select state from withdrawals where id = ${withdrawalId}`
  expect(withdrawal?.state).toBe('PAID')
  expect(await balance('BRL')).toMatchObject({ availableCents: 0 })
  const books = await readBooks(shop, { [seller.id]: 'seller' })
  expect(books).toMatchObject({
    'platform:exchange': earned * 5 - earned,
    'platform:spread': net - earned * 5,
  })
  // The spread is revenue of the platform, in total and by this seller.
  const { earnings } = await cashier.call(platformFigures, { range: '30', currency: 'BRL' })
  expect(earnings.spreadCents).toBe(earned * 5 - net)
  expect(earnings.marginCents).toBe(earnings.feeCents + earnings.spreadCents - earnings.acquirerCostCents)
  const { rows } = await cashier.call(listSellerProfit, { currency: 'BRL', limit: 25 })
  expect(rows).toMatchObject([{ sellerId: seller.id, spreadCents: earned * 5 - net }])
  // The audit reports a conversion that its rate does not explain.
  const shiftRate = (by: number) =>
    shop.owner`update exchange_rates set spread_basis_points = spread_basis_points + ${by}`
  await shiftRate(1)
  expect(await brokenInvariants(shop)).toMatchObject([{ oracle: 'CONVERSIONS' }])
  await shiftRate(-1)
  const sums = await shop.owner`select currency, sum(amount_cents)::int as sum from ledger_entries group by 1`
  expect(sums.every(({ sum }) => sum === 0)).toBe(true)
})

test('a sale in dollars is paid out in dollars by hand if the platform has a plan for them', async () => {
  const [ana, bia, eva, verifier] = await Promise.all([
    aCashier(shop),
    aCashier(shop),
    aCashier(shop),
    aCashier(shop),
  ])
  const call = callAs(shop, { userId: seller.id, role: 'SELLER' })
  const { paymentId } = await shop.buy({ offerId: inDollars, method: 'CREDIT_CARD' })
  await shop.settle()
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  shop.clock.advance({ days: 120 })
  await shop.drainJobs()
  const { availableCents } = await balance('USD')
  const account = {
    kind: 'ABROAD',
    currency: 'USD',
    bankName: 'Chase',
    bic: 'CHASUS33',
    account: '000123456789',
    routingNumber: '021000021',
  } as const
  await expect(call(addBankAccount, account)).rejects.toMatchObject({ code: 'withdrawals_unavailable' })
  const plan = {
    userId: null,
    currency: 'USD',
    minCents: 1_000,
    feeCents: 500,
    smallFeeCents: 500,
    smallBelowCents: 0,
    dailyMaxCents: 500_000,
    dailyMaxCount: 2,
    automaticMaxCents: 0,
    secondPersonFromCents: 0,
    requiresInvoice: false,
    requiresDocuments: true,
  } as const
  await ana.call(saveWithdrawalPlan, plan)
  const { bankAccountId } = await call(addBankAccount, account)
  const amountCents = availableCents - 500
  const wish = { requestId: randomUUID(), bankAccountId, amountCents, shownFeeCents: 500 }
  const ask = (change: object = {}) => call(requestWithdrawal, { ...wish, currency: 'USD', ...change })
  await expect(ask()).rejects.toMatchObject({ code: 'bank_account_unusable' })
  await verifier.call(verifyBankAccount, { bankAccountId })
  shop.clock.advance({ hours: 49 })
  // Reais cannot go to an account for dollars, and dollars cannot go to a Pix key.
  await expect(ask({ currency: 'BRL' })).rejects.toMatchObject({ code: 'bank_account_unusable' })
  const [pix] = await shop.owner`select id from bank_accounts where destination ->> 'kind' = 'PIX'`
  await expect(ask({ bankAccountId: pix?.id })).rejects.toMatchObject({ code: 'bank_account_unusable' })
  await expect(ask({ shownFeeCents: 199 })).rejects.toMatchObject({ code: 'record_changed' })
  expect(await call(getWithdrawalTerms, { currency: 'USD' })).toMatchObject({
    currency: 'USD',
    availableCents,
    feeCents: 500,
    isByHand: true,
  })
  const [{ withdrawalId }, repeated] = await Promise.all([ask(), ask()])
  expect(repeated).toEqual({ withdrawalId })
  expect(await balance('USD')).toMatchObject({ availableCents: 0, withdrawingCents: availableCents })
  // Limits of the staff are in reais and say nothing about dollars.
  await shop.owner`update users set staff_approves_max_cents = 10000000 where id = ${eva.id}`
  await expect(eva.approve(withdrawalId)).rejects.toMatchObject({ code: 'withdrawal_above_own_limit' })
  await ana.approve(withdrawalId)
  await bia.approve(withdrawalId)
  await shop.drainJobs()
  expect((await ana.look(withdrawalId)).staff).toMatchObject({
    personNeeded: 'PAY_BY_HAND',
    attempts: [{ accountLabel: null, state: 'ACCEPTED' }],
  })
  // From now on the withdrawal may have been paid: it cannot be canceled, and checks leave it unchanged.
  await expect(call(cancelWithdrawal, { withdrawalId })).rejects.toMatchObject({ code: 'record_changed' })
  await ana.retry(withdrawalId)
  await shop.drainJobs()
  await expect(verifier.prove(withdrawalId, 'PAID')).rejects.toMatchObject({ code: 'other_person_needed' })
  await ana.prove(withdrawalId, 'PAID')
  expect(await ana.look(withdrawalId)).toMatchObject({ state: 'SENT' })
  await bia.prove(withdrawalId, 'PAID')
  expect(await call((caller) => getWithdrawal(asPayee(caller), { withdrawalId }), undefined)).toMatchObject({
    state: 'PAID',
    currency: 'USD',
    amountCents,
    feeCents: 500,
  })
  expect(await balance('USD')).toMatchObject({ availableCents: 0, withdrawingCents: 0 })
  const [outside] = await shop.owner`
    select sum(e.amount_cents)::int as cents from ledger_entries e
    join ledger_accounts a on a.id = e.account_id and a.platform_id = e.platform_id
    where a.code = 'platform:paid_outside' and a.currency = 'USD'`
  expect(outside?.cents).toBe(-amountCents)
  // The queue counts the withdrawal, without adding dollars to a sum of reais.
  expect(await ana.call((caller) => sumWithdrawals(asStaff(caller, 'user')), undefined)).toMatchObject({
    paidToday: { amountCents: 0, count: 1, others: [{ currency: 'USD', cents: amountCents }] },
  })
  // The bank returned the money: the seller gets back amount and fee.
  await ana.prove(withdrawalId, 'UNPAID')
  await bia.prove(withdrawalId, 'UNPAID')
  expect(await balance('USD')).toMatchObject({ availableCents, withdrawingCents: 0 })
})

test('a currency is paid out as long as its plan allows any withdrawal, and is accepted in sales meanwhile', async () => {
  const cashier = await aCashier(shop)
  const currencies = () => cashier.call(listSellableCurrencies, undefined)
  expect(await currencies()).toEqual(['BRL', 'USD'])
  const plan = {
    userId: null,
    currency: 'EUR',
    minCents: 0,
    feeCents: 0,
    smallFeeCents: 0,
    smallBelowCents: 0,
    dailyMaxCents: 100_000,
    dailyMaxCount: 1,
    automaticMaxCents: 0,
    secondPersonFromCents: 0,
    requiresInvoice: false,
    requiresDocuments: true,
  } as const
  await cashier.call(saveWithdrawalPlan, plan)
  expect(await currencies()).toContain('EUR')
  shop.clock.advance({ minutes: 1 })
  await cashier.call(saveWithdrawalPlan, { ...plan, dailyMaxCount: 0 })
  expect(await currencies()).not.toContain('EUR')
  const call = callAs(shop, { userId: seller.id, role: 'SELLER' })
  await expect(call(getWithdrawalTerms, { currency: 'EUR' })).rejects.toMatchObject({
    code: 'withdrawals_unavailable',
  })
  // The plan for reais is untouched by those for other currencies.
  expect(await call(getWithdrawalTerms, {})).toMatchObject({
    currency: 'BRL',
    feeCents: 199,
    isByHand: false,
  })
})

test('a balance in dollars cannot be converted at an outdated rate', async () => {
  shop.clock.advance({ days: 8 })
  const call = callAs(shop, { userId: seller.id, role: 'SELLER' })
  expect(await call(listConversionTerms, undefined)).toMatchObject([{ currency: 'USD', rate: null }, {}, {}])
})

test('a sale in dollars is not offered if every acquirer would charge it as reais', async () => {
  await shop.owner`update provider_accounts set status = 'PAUSED' where provider = 'HAWKPAY'`
  await expect(methodsOf(inDollars)).rejects.toMatchObject({ code: 'method_unavailable' })
  await expect(shop.buy({ offerId: inDollars, method: 'CREDIT_CARD' })).rejects.toMatchObject({
    code: 'errorPaymentNotConfigured',
  })
})
