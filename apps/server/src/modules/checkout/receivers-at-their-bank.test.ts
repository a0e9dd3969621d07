import { sellerPapers } from '@balcao/domain/people/seller-profile'
import type { ProviderName } from '@balcao/providers/provider-names'
import { loadProvider } from '@balcao/providers/registry'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { aDocument } from '#demo/a-document.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { aReceiver } from '#demo/a-receiver.ts'
import { anAccount } from '#demo/an-account.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { createReceiver } from '#modules/acquirers/receivers/create-receiver.ts'
import type { NewReceiverInput } from '#modules/acquirers/receivers/receivers.input.ts'
import { getBalance } from '#modules/ledger/get-balance.ts'
import { checkPayment } from '#modules/payments/asking/check-payment.ts'
import { inScope, type Scope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { getCheckoutPage } from './get-checkout-page.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())
afterEach(() => vi.restoreAllMocks())

const within = <T>(work: (scope: Scope) => Promise<T>) => inScope(world.app, world.platformId, work)
const typed: Omit<NewReceiverInput, 'accountId' | 'userId'> = {
  bankAccount: {
    bankCode: '341',
    branchNumber: '1234',
    accountNumber: '56789',
    accountDigit: '0',
    accountType: 'CHECKING',
  },
  address: {
    street: 'Rua das Acácias',
    number: '120',
    district: 'Centro',
    city: 'Curitiba',
    state: 'PR',
    zipcode: '80010-000',
  },
  monthlyRevenueCents: 1_000_000,
}

/** A seller with approved documents, at an acquirer that is first in the platform's order. */
async function aSellerAt(provider: ProviderName) {
  await world.owner`update provider_accounts set priority = 50`
  return within(async (scope) => {
    const account = await anAccount(scope, { sandbox: world.sandbox, provider, priority: -1 })
    if (provider.startsWith('PAGARME'))
      await aReceiver(scope, { accountId: account.id, userId: null, receiverId: 'rp_plataforma' })
    const seller = await aPerson(scope)
    for (const paper of sellerPapers) await aDocument(scope, { userId: seller.id, paper, state: 'APPROVED' })
    const { id: productId } = await aProduct(scope, { sellerId: seller.id })
    const { id: offerId } = await anOffer(scope, { productId, priceCents: 10_000 })
    return { accountId: account.id, userId: seller.id, offerId }
  })
}
type SellerAt = Awaited<ReturnType<typeof aSellerAt>>

const register = ({ accountId, userId }: SellerAt) =>
  createReceiver(world.app, world.platformId, { accountId, userId, ...typed }, { userId, ip: '203.0.113.9' })
const receiverOf = async ({ accountId, userId }: SellerAt) => {
  const [row] = await world.owner`select receiver_id as "receiverId", status, automatic_transfer as "isOn",
    balance_cents::int as "balanceCents" from receivers
    where provider_account_id = ${accountId} and user_id = ${userId}`
  return row
}
/** A Pix sale, paid at the acquirer. */
async function sell({ offerId }: SellerAt) {
  const { paymentId } = await aPurchase(world.app, world.platformId, { offerId, method: 'PIX' })
  const [row] = await world.owner`select pix_code as code from payments where id = ${paymentId}`
  await world.sandbox.bank.pay(row?.code)
  await checkPayment(world.app, { platformId: world.platformId, paymentId, source: 'RECONCILER' })
  await world.drainJobs()
}
const readAgain = async (seller: SellerAt) => {
  world.clock.advance({ days: 1 })
  await world.drainJobs()
  return receiverOf(seller)
}
const atTheBank = async (provider: ProviderName, receiverId: string) =>
  (await world.sandbox.acquirer(provider).payouts())
    .filter((payout) => payout.receiverId === receiverId)
    .map(({ amount, state, bankAccount }) => ({ amount, state, account: bankAccount?.account }))

describe.each(['PAGARME', 'PAGARMEBAAS', 'IUGU', 'IUGUBAAS'] as const)(
  'a share that %s splits',
  (provider) => {
    test('goes on to its receiver’s bank without a withdrawal', async () => {
      const seller = await aSellerAt(provider)
      await register(seller)
      await world.drainJobs()
      const receiver = await receiverOf(seller)
      expect(receiver).toMatchObject({ status: 'ACTIVE', isOn: true, balanceCents: 0 })

      await sell(seller)
      const [charge] = (await world.sandbox.acquirer(provider).charges()).slice(-1)
      const share =
        charge?.splits.find(({ recipientId }) => recipientId === receiver?.receiverId)?.amount ?? 0
      expect(share).toBeGreaterThan(5_000)
      expect(await readAgain(seller)).toMatchObject({ balanceCents: share })

      await world.sandbox.bank.runDueEvents()
      expect(await atTheBank(provider, receiver?.receiverId)).toEqual([
        { amount: share, state: 'paid', account: '56789' },
      ])
      expect(await readAgain(seller)).toMatchObject({ balanceCents: 0, isOn: true })
    })
  },
)

describe('a share stays here, in its owner’s balance', () => {
  const stays = async (seller: SellerAt, provider: ProviderName) => {
    await sell(seller)
    const [charge] = (await world.sandbox.acquirer(provider).charges()).slice(-1)
    expect(charge?.amount).toBe(10_000)
    expect(charge?.splits ?? []).toEqual([])
    const { pendingCents, availableCents } = await within((scope) => getBalance(scope, seller.userId))
    expect(pendingCents + availableCents).toBeGreaterThan(5_000)
  }

  test('when the acquirer reports that the transfer to the bank is off', async () => {
    const seller = await aSellerAt('PAGARME')
    await register(seller)
    await world.drainJobs()
    await world.owner`update receivers set automatic_transfer = false where user_id = ${seller.userId}`
    await stays(seller, 'PAGARME')
  })

  test('at an acquirer that splits sales but holds receivers’ money', async () => {
    const seller = await aSellerAt('ASAAS')
    await within((scope) => aReceiver(scope, { ...seller, receiverId: 'carteira-da-marina' }))
    await stays(seller, 'ASAAS')
  })
})

test('iugu gets no request for a receiver whose documents the staff has not approved', async () => {
  const seller = await aSellerAt('IUGU')
  await world.owner`update seller_documents set state = 'IN_REVIEW'
    where user_id = ${seller.userId} and paper = 'balanceSheet'`
  expect(await register(seller)).toMatchObject({
    status: 'REJECTED',
    failure: 'Balanço patrimonial é obrigatório.',
  })
})

test('an acquirer identifies the sale’s seller by the seller’s own document', async () => {
  const seller = await aSellerAt('AXISBANK')
  const asked = vi.spyOn(await loadProvider('AXISBANK'), 'createTransaction')
  await aPurchase(world.app, world.platformId, { offerId: seller.offerId, method: 'PIX' })
  const [person] = await world.owner`select document from users where id = ${seller.userId}`
  expect(asked.mock.lastCall?.[0]).toMatchObject({ userId: seller.userId, userDocument: person?.document })
})

test('a card is offered in no more installments than an acquirer charges', async () => {
  const { offerId, accountId } = await aSellerAt('WITETEC')
  await world.owner`update provider_accounts set methods = '{}' where id <> ${accountId}`
  await world.owner`update provider_accounts set methods = '{CREDIT_CARD}' where id = ${accountId}`
  await world.owner`update offers set number_of_installments = 12 where id = ${offerId}`
  const { page } = await getCheckoutPage(world.app, world.platformId, offerId)
  expect(page.methods).toContain('CREDIT_CARD')
  expect(page.installments.numberOfInstallments).toBe(1)
})
