import { randomUUID } from 'node:crypto'
import { adminPermissions } from '@balcao/domain/vocabulary'
import { eq } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { users } from '../../db/schema/accounts.ts'
import { providerAccounts } from '../../db/schema/acquirers.ts'
import { coProductionContracts } from '../../db/schema/partners.ts'
import { payments } from '../../db/schema/payments.ts'
import { shipments } from '../../db/schema/shipments.ts'
import { aCoProduction, aManagement } from '../../demo/a-contract.ts'
import { aPerson } from '../../demo/a-person.ts'
import { aPlatform } from '../../demo/a-platform.ts'
import { aPurchase } from '../../demo/a-purchase.ts'
import { aReceiver } from '../../demo/a-receiver.ts'
import { anAffiliateProgram, anAffiliation } from '../../demo/an-affiliation.ts'
import { anOffer, anOrderBump, aProduct } from '../../demo/an-offer.ts'
import { demoPassword } from '../../demo/demo-identity.ts'
import { aBrowser, type Browser } from '../../modules/accounts/testing/a-browser.ts'
import { putAbandonedCart } from '../../modules/carts/put-abandoned-cart.ts'
import type { Holdings } from '../../rpc/testing/access-facts.ts'
import { inScope, type Scope } from '../../scope.ts'

/** Somebody with one of everything, the browser with which they call, and that of whoever looks after them. */
export type Holder = Holdings & { browser: Browser; accountManager: Browser }

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
  const { platformId: neighbourId } = await inScope(test.app, randomUUID(), (scope) =>
    aPlatform(scope, {
      name: 'Vizinha',
      hosts: ['vizinha.localhost'],
      acquirerUrl: test.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => acquirer.addAccount(account),
    }),
  )
  return {
    test,
    own: await holdingsOn(test, test.platformId),
    other: await holdingsOn(test, test.platformId),
    neighbour: await holdingsOn(test, neighbourId),
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

async function holdingsOn({ app }: TestApp, platformId: string): Promise<Holder> {
  const buyerEmail = `${randomUUID()}@compradora.example`
  const { email, managersEmail, partnersOfferId, ...owned } = await inScope(
    app,
    platformId,
    async (scope) => {
      const { id: sellerId, email } = await aPerson(scope)
      const { id: productId } = await aProduct(scope, { sellerId })
      const { id: offerId } = await anOffer(scope, { productId })
      const extra = await aProduct(scope, { sellerId, name: 'Caderno de receitas' })
      const { id: bumpOfferId } = await anOffer(scope, { productId: extra.id, priceCents: 2_900 })
      const orderBumpId = await anOrderBump(scope, { productId, offerId: bumpOfferId })
      const { id: staffId } = await aPerson(scope, { roles: ['ADMIN'], permissions: ['isSalesAvailable'] })
      const { id: invitedStaffId } = await aPerson(scope, { roles: [] })
      await scope.tx.update(users).set({ staffInvitedAt: scope.now }).where(eq(users.id, invitedStaffId))
      const [account] = await scope.tx.select({ id: providerAccounts.id }).from(providerAccounts)
      const providerAccountId = account?.id ?? ''
      const receiverId = await aReceiver(scope, { accountId: providerAccountId, userId: sellerId })
      const accountManager = await aPerson(scope, { roles: ['MANAGER'] })
      const accountManagerId = accountManager.id
      const managementId = await aManagement(scope, { sellerId, managerId: accountManagerId })
      const managersEmail = accountManager.email
      const bumpProductId = extra.id
      return {
        ...(await partnershipsOf(scope, { sellerId, productId })),
        ...{
          email,
          sellerId,
          productId,
          offerId,
          orderBumpId,
          bumpOfferId,
          bumpProductId,
          staffId,
          invitedStaffId,
          providerAccountId,
          receiverId,
        },
        ...{ accountManagerId, managementId, managersEmail },
      }
    },
  )
  const purchaseId = randomUUID()
  const { paymentId } = await aPurchase(app, platformId, {
    offerId: owned.offerId,
    purchaseId,
    email: buyerEmail,
  })
  const partnersSale = await aPurchase(app, platformId, {
    offerId: partnersOfferId,
    affiliateId: owned.sellerId,
  })
  const shipmentId = await inScope(app, platformId, async ({ tx, now }) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId))
    const id = randomUUID()
    await tx.insert(shipments).values({
      id,
      platformId,
      orderId: payment?.orderId ?? '',
      sellerId: owned.sellerId,
      state: 'TO_SHIP',
      createdAt: now,
    })
    return id
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
  const accountManager = aBrowser({ app, platformId })
  await accountManager.account.login({ ...credentials, door: 'MANAGER', email: managersEmail })
  await aBrowser({ app, platformId }).account.login(credentials)
  const spare = (await browser.account.listSessions()).find(({ isCurrent }) => !isCurrent)
  return {
    ...owned,
    platformId,
    purchaseId,
    paymentId,
    partnersPaymentId: partnersSale.paymentId,
    shipmentId,
    cartId: cartId ?? '',
    spareSessionId: spare?.id ?? '',
    buyerEmail,
    browser,
    accountManager,
  }
}

/** Somebody else's products that the seller makes, promotes or asks to promote, and the other way round. */
async function partnershipsOf(scope: Scope, own: { sellerId: string; productId: string }) {
  const partner = await aPerson(scope, { document: '11144477735' })
  const aProgram = async (name: string) => {
    const { id: productId } = await aProduct(scope, { sellerId: partner.id, name })
    await anAffiliateProgram(scope, { productId })
    return productId
  }
  const promoted = await aProgram('Kit de fermentos')
  const asked = await aProgram('Forno de pedra')
  const coProductionOfferedId = await aCoProduction(scope, {
    productId: asked,
    coProducerId: own.sellerId,
    basisPoints: 1_000,
  })
  await scope.tx
    .update(coProductionContracts)
    .set({ state: 'INVITED', proposedById: partner.id, answerBy: new Date(scope.now.getTime() + 86_400_000) })
    .where(eq(coProductionContracts.id, coProductionOfferedId))
  await aCoProduction(scope, { productId: promoted, coProducerId: own.sellerId })
  return {
    partnersEmail: partner.email,
    partnersProductId: promoted,
    partnersOfferId: (await anOffer(scope, { productId: promoted })).id,
    ownAffiliationId: await anAffiliation(scope, { productId: promoted, affiliateId: own.sellerId }),
    ownRequestId: await anAffiliation(scope, {
      productId: asked,
      affiliateId: own.sellerId,
      status: 'REQUESTED',
    }),
    openProductId: await aProgram('Pá de madeira'),
    requestedAffiliationId: await anAffiliation(scope, {
      productId: own.productId,
      affiliateId: partner.id,
      status: 'REQUESTED',
    }),
    coProductionId: await aCoProduction(scope, {
      productId: own.productId,
      coProducerId: partner.id,
      basisPoints: 1_000,
    }),
    coProductionOfferedId,
  }
}
