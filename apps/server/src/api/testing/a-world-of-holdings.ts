import { randomUUID } from 'node:crypto'
import { adminPermissions } from '@balcao/domain/vocabulary'
import { eq } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { users } from '../../db/schema/accounts.ts'
import { aPerson } from '../../demo/a-person.ts'
import { aPlatform } from '../../demo/a-platform.ts'
import { aPurchase } from '../../demo/a-purchase.ts'
import { anOffer, anOrderBump, aProduct } from '../../demo/an-offer.ts'
import { demoPassword } from '../../demo/demo-identity.ts'
import { aBrowser, type Browser } from '../../modules/accounts/testing/a-browser.ts'
import { putAbandonedCart } from '../../modules/checkout/put-abandoned-cart.ts'
import type { Holdings } from '../../rpc/testing/access-facts.ts'
import { inScope } from '../../scope.ts'
import { aDeskOfRefunds } from './a-desk-of-refunds.ts'

/** Somebody with one of everything, and the browser with which they call. */
export type Holder = Holdings & { browser: Browser }

export type World = {
  test: TestApp
  own: Holder
  /** Another seller of the same platform. */
  other: Holder
  /** A seller of another platform. */
  neighbour: Holder
  /** Somebody of the own platform's staff who manages the others. */
  manager: Browser
  /** Who bought what the own seller sold. */
  customer: Browser
  /** Somebody on the own platform's host who never signed in. */
  nobody: Browser
}

export async function aWorldOfHoldings(): Promise<World> {
  const test = await createTestApp()
  const acquirer = test.sandbox.acquirer('HAWKPAY')
  const { platformId: neighbourId } = await inScope(test.app, randomUUID(), (scope) =>
    aPlatform(scope, {
      name: 'Vizinha',
      hosts: ['vizinha.localhost'],
      acquirerUrl: test.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => acquirer.addAccount(account),
    }),
  )
  const own = await holdingsOn(test, test.platformId)
  return {
    test,
    own,
    other: await holdingsOn(test, test.platformId),
    neighbour: await holdingsOn(test, neighbourId),
    manager: await aManager(test),
    customer: await aCustomer(test, own.buyerEmail),
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

/** Enters by the code that was sent to the mailbox. */
async function aCustomer(test: TestApp, email: string): Promise<Browser> {
  const browser = aBrowser(test)
  await browser.account.requestCustomerCode({ email })
  await test.drainJobs()
  const mail = (await test.inbox()).find(
    ({ recipient, key }) => recipient === email && key.startsWith('customer-access-code:'),
  )
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
  await browser.account.enterWithCustomerCode({ email, code })
  return browser
}

async function holdingsOn({ app }: TestApp, platformId: string): Promise<Holder> {
  const buyerEmail = `${randomUUID()}@compradora.example`
  const { email, ...owned } = await inScope(app, platformId, async (scope) => {
    const { id: sellerId, email } = await aPerson(scope)
    const { id: productId } = await aProduct(scope, { sellerId })
    const { id: offerId } = await anOffer(scope, { productId })
    const extra = await aProduct(scope, { sellerId, name: 'Caderno de receitas' })
    const { id: bumpOfferId } = await anOffer(scope, { productId: extra.id, priceCents: 2_900 })
    const orderBumpId = await anOrderBump(scope, { productId, offerId: bumpOfferId })
    const { id: staffId } = await aPerson(scope, { roles: ['ADMIN'], permissions: ['isSalesAvailable'] })
    const { id: invitedStaffId } = await aPerson(scope, { roles: [] })
    await scope.tx.update(users).set({ staffInvitedAt: scope.now }).where(eq(users.id, invitedStaffId))
    return { email, sellerId, productId, offerId, orderBumpId, bumpOfferId, staffId, invitedStaffId }
  })
  const purchaseId = randomUUID()
  const { paymentId } = await aPurchase(app, platformId, {
    offerId: owned.offerId,
    purchaseId,
    email: buyerEmail,
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
  await aBrowser({ app, platformId }).account.login(credentials)
  const spare = (await browser.account.listSessions()).find(({ isCurrent }) => !isCurrent)
  return {
    ...owned,
    ...(await aDeskOfRefunds(app, platformId, { offerId: owned.offerId, buyerEmail })),
    platformId,
    purchaseId,
    paymentId,
    cartId: cartId ?? '',
    spareSessionId: spare?.id ?? '',
    buyerEmail,
    browser,
  }
}
