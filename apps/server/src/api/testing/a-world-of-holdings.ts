import { randomUUID } from 'node:crypto'
import { type ApiKeyRole, apiScopesOf } from '@balcao/domain/people/api-scopes'
import type { SellerPaper } from '@balcao/domain/people/seller-profile'
import { adminPermissions } from '@balcao/domain/vocabulary'
import { eq } from 'drizzle-orm'
import { accessGrants, productContents } from '#db/schema/access.ts'
import { passkeys, users } from '#db/schema/accounts.ts'
import { apiCalls } from '#db/schema/api.ts'
import { coProductionContracts } from '#db/schema/partners.ts'
import { payments } from '#db/schema/payments.ts'
import { withdrawalPlans } from '#db/schema/payouts.ts'
import { deletionRequests } from '#db/schema/sellers.ts'
import { shipments } from '#db/schema/shipments.ts'
import { subscriptions } from '#db/schema/subscriptions.ts'
import { aCharge } from '#demo/a-charge.ts'
import { aCoProduction } from '#demo/a-contract.ts'
import { aCoupon } from '#demo/a-coupon.ts'
import { aDocument } from '#demo/a-document.ts'
import { aFunnel } from '#demo/a-funnel.ts'
import { aLink } from '#demo/a-link.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform, type DemoPlatform } from '#demo/a-platform.ts'
import { aPurchase, sealCard } from '#demo/a-purchase.ts'
import { aReceiver } from '#demo/a-receiver.ts'
import { aReportView } from '#demo/a-report-view.ts'
import { aReadyDraft, aReview } from '#demo/a-review.ts'
import { aBankAccount, aWithdrawal, giveMoney } from '#demo/a-withdrawal.ts'
import { anAffiliateProgram, anAffiliation } from '#demo/an-affiliation.ts'
import { anEndpoint } from '#demo/an-endpoint.ts'
import { anImport } from '#demo/an-import.ts'
import { anOffer, anOrderBump, aProduct } from '#demo/an-offer.ts'
import { asPerson } from '#demo/as-person.ts'
import { createOperator } from '#demo/create-demo-people.ts'
import { demoMasterLogin, demoPassword } from '#demo/demo-identity.ts'
import { grantAccess } from '#modules/access/grant-access.ts'
import { createApiKey } from '#modules/accounts/api-keys/create-api-key.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { aBrowser, type Browser } from '#modules/accounts/testing/a-browser.ts'
import { putAbandonedCart } from '#modules/carts/put-abandoned-cart.ts'
import { tokenCreditCard } from '#modules/checkout/token-credit-card.ts'
import type { PurseOwner } from '#modules/ledger/lock-purses.ts'
import { writeDeliveries } from '#modules/outgoing/announce-event.ts'
import { nobody, sampleData } from '#modules/outgoing/sample-data.ts'
import { findOfferedTerms } from '#modules/partners/affiliates/find-offered-terms.ts'
import { proofSeenOf, seenOf } from '#modules/payouts/withdrawals/deciding/decisions.ts'
import { returnWithdrawal } from '#modules/payouts/withdrawals/sending/return-withdrawal.ts'
import { beginFileUpload } from '#modules/uploads/files/begin-file-upload.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import type {
  DocumentHoldings,
  Holdings,
  PayoutHoldings,
  WebhookHoldings,
} from '#rpc/testing/access-facts.ts'
import { inScope, type Scope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { aDeskOfRefunds } from './a-desk-of-refunds.ts'
import { anticipationHoldings } from './anticipation-holdings.ts'
import { careHoldings } from './care-holdings.ts'
import { courseHoldings } from './course-holdings.ts'
import { invoicesOf } from './invoices-of.ts'

/** A person with one record of everything, and their browser. */
export type Holder = Holdings & { browser: Browser; managerBrowser: Browser }

export type World = {
  test: TestApp
  own: Holder
  /** Another seller of the same platform. */
  other: Holder
  /** A seller of another platform. */
  neighbour: Holder
  /** A staff member of the own platform who manages the others. */
  manager: Browser
  /** A master of the operator. */
  master: Browser
  /** A buyer of the own seller's products. */
  customer: Browser
  /** A visitor on the own platform's host without a session. */
  nobody: Browser
}

/** Making three sets of all records takes a while on a busy machine. */
export const worldTimeoutMs = 180_000

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
  const own = await aHolder(test, test)
  return {
    test,
    own,
    other: await aHolder(test, test),
    neighbour: await aHolder(test, neighbour),
    manager: await aManager(test),
    master: await aMaster(test),
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

async function aMaster(test: TestApp): Promise<Browser> {
  await createOperator(test.app)
  const browser = aBrowser(test)
  const { email } = demoMasterLogin
  await browser.account.login({ door: 'MASTER', email, password: demoPassword, rememberDevice: false })
  return browser
}

async function aCustomer(test: TestApp, email: string): Promise<Browser> {
  await inScope(test.app, test.platformId, (scope) => ensureCustomer(scope, { email, name: 'Ana' }))
  const browser = aBrowser(test)
  await browser.account.requestCustomerCode({ email })
  await test.drainJobs()
  const mail = (await test.inbox()).find(({ key, recipient }) => recipient === email && /code/.test(key))
  await browser.account.enterWithCustomerCode({ email, code: /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '' })
  return browser
}

/** A seller of a platform with one record of each kind. */
export async function aHolder({ app }: TestApp, { platformId, account }: DemoPlatform): Promise<Holder> {
  const buyerEmail = `${randomUUID()}@compradora.example`
  const { email, managerEmail, subscriptionOfferId, partnersOfferId, ...owned } = await inScope(
    app,
    platformId,
    async (scope) => {
      const { id: sellerId, email } = await aPerson(scope)
      const manager = await aPerson(scope, { roles: ['MANAGER'] })
      const { id: productId } = await aProduct(scope, { sellerId })
      const { id: offerId } = await anOffer(scope, { productId })
      const extra = await aProduct(scope, { sellerId, name: 'Caderno de receitas' })
      const { id: bumpOfferId } = await anOffer(scope, { productId: extra.id, priceCents: 2_900 })
      const terms = { type: 'SUBSCRIPTION', recurrencePriceCents: 4_990, frequencyInDays: 30 } as const
      const { id: subscriptionOfferId } = await anOffer(scope, { productId, ...terms })
      const orderBumpId = await anOrderBump(scope, { productId, offerId: bumpOfferId })
      const { id: staffId } = await aPerson(scope, { roles: ['ADMIN'], permissions: ['isSalesAvailable'] })
      const { id: invitedStaffId } = await aPerson(scope, { roles: [] })
      await scope.tx.update(users).set({ staffInvitedAt: scope.now }).where(eq(users.id, invitedStaffId))
      const webhooks = await webhookHoldings(scope, sellerId)
      const platformWebhooks = await webhookHoldings(scope, null)
      const providerAccountId = account.id
      const receiverId = await aReceiver(scope, { accountId: providerAccountId, userId: sellerId })
      await scope.tx.insert(withdrawalPlans).values(plainPlan(scope))
      const payouts = await payoutHoldings(scope, { userId: sellerId, purse: 'user' }, account.id)
      const anticipations = await anticipationHoldings(scope, { userId: sellerId, providerAccountId })
      const managerPayouts = await payoutHoldings(scope, { userId: manager.id, purse: 'manager' }, account.id)
      return {
        ...(await partnershipsOf(scope, { sellerId, productId })),
        ...(await careHoldings(scope, { sellerId, managerId: manager.id })),
        bumpProductId: extra.id,
        draftProductId: (await aReadyDraft(scope, sellerId)).id,
        reviewed: await aReview(scope, { sellerId }),
        email,
        managerEmail: manager.email,
        sellerId,
        productId,
        offerId,
        orderBumpId,
        bumpOfferId,
        webhooks,
        platformWebhooks,
        documents: await documentHoldings(scope, sellerId),
        deletionRequestId: await aDeletionRequest(scope, sellerId),
        subscriptionOfferId,
        staffId,
        invitedStaffId,
        providerAccountId,
        receiverId,
        payouts,
        managerPayouts,
        anticipations,
        chargeId: await aCharge(scope),
        cancelableChargeId: await aCharge(scope),
      }
    },
  )
  const purchaseId = randomUUID()
  const { paymentId } = await aPurchase(app, platformId, {
    offerId: owned.offerId,
    purchaseId,
    email: buyerEmail,
  })
  const card = await sealCard(app, platformId)
  const { id: creditCardId } = await inScope(app, platformId, (scope) =>
    tokenCreditCard(scope, { offerId: subscriptionOfferId, card }, '203.0.113.7'),
  )
  const subscribed = await aPurchase(app, platformId, {
    offerId: subscriptionOfferId,
    email: buyerEmail,
    method: 'CREDIT_CARD',
    creditCardId,
  })
  const subscriptionId = await inScope(app, platformId, async ({ tx }) => {
    const [row] = await tx
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .innerJoin(payments, eq(payments.orderId, subscriptions.orderId))
      .where(eq(payments.id, subscribed.paymentId))
    return row?.id ?? ''
  })
  const partnersSale = await aPurchase(app, platformId, {
    offerId: partnersOfferId,
    affiliateId: owned.sellerId,
  })
  const { orderId, shipmentId } = await inScope(app, platformId, async ({ tx, now }) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId))
    const orderId = payment?.orderId ?? ''
    const id = randomUUID()
    await tx.insert(shipments).values({
      id,
      platformId,
      orderId,
      sellerId: owned.sellerId,
      state: 'TO_SHIP',
      createdAt: now,
    })
    return { orderId, shipmentId: id }
  })
  const opened = await inScope(app, platformId, (scope) =>
    anAccess(scope, { productId: owned.productId, orderId, email: buyerEmail }),
  )
  const course = await inScope(app, platformId, (scope) =>
    courseHoldings(scope, { productId: owned.productId, sellerId: owned.sellerId, email: buyerEmail }),
  )
  const desk = await aDeskOfRefunds(app, platformId, { offerId: owned.offerId, buyerEmail })
  // The cart of a visitor without purchases, since a paid purchase ends the carts of its buyer.
  const { cartId } = await inScope(app, platformId, (scope) =>
    putAbandonedCart(scope, {
      offerId: owned.offerId,
      name: 'Ana',
      document: '',
      email: visitorEmail(buyerEmail),
      phone: '',
      cartAmt: 0,
      utmQuery: {},
    }),
  )
  const links = await inScope(app, platformId, async (scope) => ({
    linkId: await aLink(scope, { sellerId: owned.sellerId, offerId: owned.offerId }),
    funnelId: await aFunnel(scope, {
      sellerId: owned.sellerId,
      offerId: owned.offerId,
      stepOfferIds: [owned.bumpOfferId],
    }),
    reportViewIds: {
      kept: await aReportView(scope, { userId: owned.sellerId, name: 'Por origem' }),
      removable: await aReportView(scope, { userId: owned.sellerId, name: 'Por produto' }),
    },
    couponId: await aCoupon(scope, {
      sellerId: owned.sellerId,
      code: 'PRIMEIRA10',
      productId: owned.productId,
    }),
    importId: await anImport(scope, { sellerId: owned.sellerId }),
    closableLinkId: await aLink(scope, { sellerId: owned.sellerId, offerId: owned.offerId }),
  }))
  const passkeyIds = await inScope(app, platformId, async (scope) => ({
    passkeyId: await aPasskey(scope, owned.sellerId),
    removablePasskeyId: await aPasskey(scope, owned.sellerId),
  }))
  const apiKeyIds = await inScope(app, platformId, async (scope) => ({
    replaceable: await aKey(scope, owned.sellerId, 'SELLER'),
    revocable: await aKey(scope, owned.sellerId, 'SELLER'),
    ofPlatform: await aKey(scope, owned.staffId, 'ADMIN'),
  }))
  const browser = aBrowser({ app, platformId })
  const credentials = { door: 'SELLER', email, password: demoPassword, rememberDevice: true } as const
  await browser.account.login(credentials)
  const beginFile = async (fileName: string) => {
    const session = { userId: owned.sellerId, platformId, role: 'SELLER' } as SessionUser
    const head = Buffer.from('%PDF-1.7\n').toString('base64')
    const contentType = 'application/pdf'
    const wish = { fileName, fingerprint: fileName, contentType, sizeBytes: 1_000, head } as const
    return (await beginFileUpload(app, session, wish)).uploadId
  }
  const managerBrowser = aBrowser({ app, platformId })
  await managerBrowser.account.login({ ...credentials, door: 'MANAGER', email: managerEmail })
  await aBrowser({ app, platformId }).account.login(credentials)
  const spare = (await browser.account.listSessions()).find(({ isCurrent }) => !isCurrent)
  const invoiceIds = await inScope(app, platformId, (scope) => invoicesOf(scope, owned.sellerId))
  return {
    ...owned,
    ...desk,
    ...opened,
    course,
    uploadIds: { arriving: await beginFile('apostila.pdf'), cancelable: await beginFile('rascunho.pdf') },
    platformId,
    purchaseId,
    orderId,
    paymentId,
    subscriptionId,
    partnersPaymentId: partnersSale.paymentId,
    shipmentId,
    invoiceIds,
    cartId: cartId ?? '',
    ...links,
    spareSessionId: spare?.id ?? '',
    ...passkeyIds,
    apiKeyIds,
    buyerEmail,
    providerAccountId: account.id,
    browser,
    managerBrowser,
  }
}

/** A key that was used once. */
async function aKey(scope: Scope, userId: string, role: ApiKeyRole): Promise<string> {
  const { tx, platformId, now: calledAt } = scope
  const scopes = apiScopesOf(role)
  const terms = { name: 'ERP', scopes, networks: [], lifetimeDays: null }
  const { apiKeyId } = await createApiKey(asPerson(scope, { userId, role }), terms)
  const answered = { requestId: 'req_1', method: 'GET', path: '/api/v1/sales', status: 200, tookMs: 9 }
  await tx
    .insert(apiCalls)
    .values({ ...answered, platformId, apiKeyId, userId, role, ip: '203.0.113.7', calledAt })
  return apiKeyId
}

/** A passkey made at the buyers' login, so that it does not count as a second factor of the person. */
async function aPasskey({ tx, platformId, now }: Scope, userId: string): Promise<string> {
  const id = randomUUID()
  await tx.insert(passkeys).values({
    id,
    platformId,
    userId,
    credentialId: id,
    publicKey: '',
    signatureCount: 0,
    transports: [],
    host: 'localhost',
    madeBehind: 'CUSTOMER',
    label: 'Celular',
    createdAt: now,
  })
  return id
}

/** The right to open the only content of a product. */
async function anAccess(
  scope: Scope,
  { productId, orderId, email }: { productId: string; orderId: string; email: string },
): Promise<{ contentId: string; grantId: string }> {
  const { tx, platformId } = scope
  const { userId: customerId } = await ensureCustomer(scope, { email, name: 'Carolina Nogueira' })
  const contentId = randomUUID()
  await tx.insert(productContents).values({
    id: contentId,
    platformId,
    productId,
    kind: 'LINK',
    title: 'Grupo de alunos',
    url: 'https://comunidade.example/grupo',
    position: 0,
  })
  await grantAccess(scope, { orderId, customerId })
  const [grant] = await tx.select().from(accessGrants).where(eq(accessGrants.orderId, orderId))
  return { contentId, grantId: grant?.id ?? '' }
}

async function documentHoldings(scope: Scope, sellerId: string): Promise<DocumentHoldings> {
  const sent = (paper: SellerPaper) => aDocument(scope, { userId: sellerId, paper })
  return {
    readableId: await sent('photoDocument'),
    approvableId: await sent('addressProof'),
    refusableId: await sent('photoPersonWithDocument'),
  }
}

async function aDeletionRequest({ tx, platformId, now }: Scope, userId: string): Promise<string> {
  const id = randomUUID()
  await tx.insert(deletionRequests).values({ id, platformId, userId, state: 'OPEN', createdAt: now })
  return id
}

async function webhookHoldings(scope: Scope, sellerId: string | null): Promise<WebhookHoldings> {
  const [endpoint, changeable, removable] = [
    await anEndpoint(scope, { sellerId }),
    await anEndpoint(scope, { sellerId }),
    await anEndpoint(scope, { sellerId }),
  ]
  const [delivery] = await writeDeliveries(scope, [endpoint], {
    key: 'held',
    type: 'sale.approved',
    sellerId: sellerId ?? nobody,
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

/** The address of the cart's visitor, derived from a buyer's. */
export function visitorEmail(buyerEmail: string): string {
  return `visita-${buyerEmail}`
}

/** A plan that requires no documents, since this seller's documents are in every state. */
function plainPlan({ platformId, now }: Scope): typeof withdrawalPlans.$inferInsert {
  return {
    platformId,
    minCents: 1_000,
    feeCents: 199,
    smallFeeCents: 199,
    smallBelowCents: 0,
    dailyMaxCents: 5_000_000,
    dailyMaxCount: 10,
    automaticMaxCents: 0,
    secondPersonFromCents: 1_000_000,
    requiresDocuments: false,
    effectiveFrom: now,
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
  const [inReview, cancelable, refused, ended, holdable, sent] = [
    await withdrawal('IN_REVIEW'),
    await withdrawal('IN_REVIEW'),
    await withdrawal('IN_REVIEW'),
    await withdrawal('IN_REVIEW'),
    await withdrawal('IN_REVIEW'),
    await withdrawal('SENT'),
  ]
  await returnWithdrawal(scope, ended, 'CANCELED', { source: 'PERSON', actorUserId: owner.userId })
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
    holdableWithdrawalId: holdable.id,
    endedWithdrawalId: ended.id,
    sentWithdrawalId: sent.id,
    sentSeen: proofSeenOf(sent, { number: 1 }),
  }
}

/** Products of another seller that this seller co-produces, promotes or asks to promote, and the same in reverse. */
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
  const terms = await findOfferedTerms(scope, { productId: promoted, affiliationId: null })
  return {
    partnersEmail: partner.email,
    partnersProductId: promoted,
    partnersOfferId: (await anOffer(scope, { productId: promoted })).id,
    ownAffiliationId: await anAffiliation(scope, { productId: promoted, affiliateId: own.sellerId }),
    acceptedTermsId: terms?.id ?? '',
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
