import { randomUUID } from 'node:crypto'
import { adminPermissions } from '@balcao/domain/vocabulary'
import { eq } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { users } from '../../db/schema/accounts.ts'
import { payments } from '../../db/schema/payments.ts'
import { aPerson } from '../../demo/a-person.ts'
import { aPlatform, type DemoPlatform } from '../../demo/a-platform.ts'
import { aPurchase } from '../../demo/a-purchase.ts'
import { aReceiver } from '../../demo/a-receiver.ts'
import { aBankAccount, aWithdrawal, giveMoney } from '../../demo/a-withdrawal.ts'
import { anEndpoint } from '../../demo/an-endpoint.ts'
import { anOffer, anOrderBump, aProduct } from '../../demo/an-offer.ts'
import { demoPassword } from '../../demo/demo-identity.ts'
import { aBrowser, type Browser } from '../../modules/accounts/testing/a-browser.ts'
import { putAbandonedCart } from '../../modules/checkout/put-abandoned-cart.ts'
import type { PurseOwner } from '../../modules/ledger/lock-purses.ts'
import { writeDeliveries } from '../../modules/outgoing/announce-event.ts'
import { sampleData } from '../../modules/outgoing/sample-data.ts'
import { seenOf } from '../../modules/payouts/withdrawals/decisions.ts'
import type { Holdings, PayoutHoldings, WebhookHoldings } from '../../rpc/testing/access-facts.ts'
import { inScope, type Scope } from '../../scope.ts'

/** Somebody with one of everything, and the browser with which they call. */
export type Holder = Holdings & { browser: Browser; managerBrowser: Browser }

export type World = {
  test: TestApp
  own: Holder
  /** Another seller of the same platform. */
  other: Holder
  /** A seller of another platform. */
  neighbour: Holder
  /** Somebody of the own platform's staff who manages the others. */
  manager: Browser
  /** Somebody on the own platform's host who never signed in. */
  nobody: Browser
}

export async function aWorldOfHoldings(): Promise<World> {
  const test = await createTestApp()
  const acquirer = test.sandbox.acquirer('HAWKPAY')
  const neighbour = await inScope(test.app, randomUUID(), (scope) =>
    aPlatform(scope, {
      name: 'Vizinha',
      hosts: ['vizinha.localhost'],
      acquirerUrl: test.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => acquirer.addAccount(account),
    }),
  )
  return {
    test,
    own: await holdingsOn(test, test),
    other: await holdingsOn(test, test),
    neighbour: await holdingsOn(test, neighbour),
    manager: await aManager(test),
    nobody: aBrowser(test),
  }
}

async function aManager({ app, platformId }: TestApp): Promise<Browser> {
  const { email } = await inScope(app, platformId, (scope) =>
    aPerson(scope, { roles: ['ADMIN'], permissions: [...adminPermissions] }),
  )
  const browser = aBrowser({ app, platformId })
  await browser.account.login({ door: 'ADMIN', email, password: demoPassword, rememberDevice: false })
  return browser
}

async function holdingsOn({ app }: TestApp, { platformId, account }: DemoPlatform): Promise<Holder> {
  const buyerEmail = `${randomUUID()}@compradora.example`
  const { email, managerEmail, ...owned } = await inScope(app, platformId, async (scope) => {
    const { id: sellerId, email } = await aPerson(scope)
    const manager = await aPerson(scope, { roles: ['MANAGER'] })
    const { id: productId } = await aProduct(scope, { sellerId })
    const { id: offerId } = await anOffer(scope, { productId })
    const extra = await aProduct(scope, { sellerId, name: 'Caderno de receitas' })
    const { id: bumpOfferId } = await anOffer(scope, { productId: extra.id, priceCents: 2_900 })
    const orderBumpId = await anOrderBump(scope, { productId, offerId: bumpOfferId })
    const { id: staffId } = await aPerson(scope, { roles: ['ADMIN'], permissions: ['isSalesAvailable'] })
    const { id: invitedStaffId } = await aPerson(scope, { roles: [] })
    await scope.tx.update(users).set({ staffInvitedAt: scope.now }).where(eq(users.id, invitedStaffId))
    const webhooks = await webhookHoldings(scope, sellerId)
    const providerAccountId = account.id
    const receiverId = await aReceiver(scope, { accountId: providerAccountId, userId: sellerId })
    const payouts = await payoutHoldings(scope, { userId: sellerId, purse: 'user' }, account.id)
    const managerPayouts = await payoutHoldings(scope, { userId: manager.id, purse: 'manager' }, account.id)
    return {
      email,
      managerEmail: manager.email,
      sellerId,
      productId,
      offerId,
      orderBumpId,
      bumpOfferId,
      pixelProductId: extra.id,
      webhooks,
      staffId,
      invitedStaffId,
      providerAccountId,
      receiverId,
      payouts,
      managerPayouts,
    }
  })
  const purchaseId = randomUUID()
  const { paymentId } = await aPurchase(app, platformId, {
    offerId: owned.offerId,
    purchaseId,
    email: buyerEmail,
  })
  const orderId = await inScope(app, platformId, async ({ tx }) => {
    const [payment] = await tx
      .select({ orderId: payments.orderId })
      .from(payments)
      .where(eq(payments.id, paymentId))
    return payment?.orderId ?? ''
  })
  const { cartId } = await inScope(app, platformId, (scope) =>
    putAbandonedCart(scope, {
      offerId: owned.offerId,
      name: 'Ana',
      document: '',
      email: buyerEmail,
      phone: '',
      cartAmt: 0,
      utmQuery: {},
    }),
  )
  const browser = aBrowser({ app, platformId })
  const credentials = { door: 'SELLER', email, password: demoPassword, rememberDevice: true } as const
  await browser.account.login(credentials)
  const managerBrowser = aBrowser({ app, platformId })
  await managerBrowser.account.login({ ...credentials, door: 'MANAGER', email: managerEmail })
  await aBrowser({ app, platformId }).account.login(credentials)
  const spare = (await browser.account.listSessions()).find(({ isCurrent }) => !isCurrent)
  return {
    ...owned,
    platformId,
    purchaseId,
    orderId,
    paymentId,
    cartId: cartId ?? '',
    spareSessionId: spare?.id ?? '',
    buyerEmail,
    providerAccountId: account.id,
    browser,
    managerBrowser,
  }
}

async function webhookHoldings(scope: Scope, sellerId: string): Promise<WebhookHoldings> {
  const [endpoint, changeable, removable] = [
    await anEndpoint(scope, { sellerId }),
    await anEndpoint(scope, { sellerId }),
    await anEndpoint(scope, { sellerId }),
  ]
  const [delivery] = await writeDeliveries(scope, [endpoint], {
    key: 'held',
    type: 'sale.approved',
    sellerId,
    productIds: [],
    at: scope.now,
    data: sampleData('sale.approved', scope.now),
  })
  return {
    endpointId: endpoint.id,
    changeableEndpointId: changeable.id,
    removableEndpointId: removable.id,
    deliveryId: delivery?.id ?? '',
  }
}

async function payoutHoldings(
  scope: Scope,
  owner: PurseOwner,
  providerAccountId: string,
): Promise<PayoutHoldings> {
  const [bank, removable, unverified, refusable] = [
    await aBankAccount(scope, owner),
    await aBankAccount(scope, owner),
    await aBankAccount(scope, owner, 'IN_REVIEW'),
    await aBankAccount(scope, owner, 'IN_REVIEW'),
  ]
  const withdrawal = (state: 'IN_REVIEW' | 'SENT') =>
    aWithdrawal(scope, { owner, bankAccount: bank, state, providerAccountId })
  const [inReview, cancelable, refused, sent] = [
    await withdrawal('IN_REVIEW'),
    await withdrawal('IN_REVIEW'),
    await withdrawal('IN_REVIEW'),
    await withdrawal('SENT'),
  ]
  await giveMoney(scope, { ...owner, amountCents: 100_000, providerAccountId })
  return {
    bankAccountId: bank.id,
    removableBankAccountId: removable.id,
    unverifiedBankAccountId: unverified.id,
    refusableBankAccountId: refusable.id,
    withdrawalId: inReview.id,
    seen: seenOf(inReview),
    cancelableWithdrawalId: cancelable.id,
    refusableWithdrawalId: refused.id,
    sentWithdrawalId: sent.id,
    sentSeen: seenOf(sent),
  }
}
