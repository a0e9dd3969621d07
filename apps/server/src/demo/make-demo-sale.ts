import type { Sandbox } from '@balcao/sandbox/start-sandbox'
import { and, desc, eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { disputes } from '#db/schema/refunds.ts'
import { invariant } from '#kit/invariant.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { tokenCreditCard } from '#modules/checkout/token-credit-card.ts'
import { checkPayment } from '#modules/payments/asking/check-payment.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { asSeller } from '#modules/payments/views/sale-viewer.ts'
import { decideDispute } from '#modules/refunds/disputes/decide-dispute.ts'
import { defendDispute } from '#modules/refunds/disputes/defend-dispute.ts'
import { refundSale } from '#modules/refunds/refund-sale.ts'
import { openRequest } from '#modules/refunds/requests/open-request.ts'
import { inScope } from '#scope.ts'
import { aPurchase, approvedCard, refusedCard, sealCard } from './a-purchase.ts'
import { asPerson } from './as-person.ts'
import { atInstant } from './at-instant.ts'
import { aCpf, demoBrowsers, demoBuyers, demoStreets } from './demo-buyers.ts'
import type { PlannedSale } from './plan-demo-sales.ts'

const hourMs = 3_600_000
export const pixPaidAfterMs = 180_000
const billetPaidAfterMs = 25 * hourMs
const dayMs = 24 * hourMs

/** A later event of a sale. */
export type LaterEvent = { at: Date; happen(app: App): Promise<unknown> }

type Shop = { app: App; platformId: string; sandbox: Sandbox }

/** Makes a sale at its instant by the use cases of a real one, and returns its later events. */
export async function makeDemoSale(shop: Shop, sale: PlannedSale): Promise<LaterEvent[]> {
  const { platformId, sandbox } = shop
  const app = atInstant(shop.app, sale.at)
  const cardNumber = sale.fate === 'declined' ? refusedCard : approvedCard
  const keepsCard = sale.sold.isSubscription && sale.method === 'CREDIT_CARD'
  const { paymentId, payment } = await aPurchase(
    app,
    platformId,
    {
      offerId: sale.sold.offerId,
      method: sale.method,
      name: sale.buyer.name,
      email: `${sale.buyer.mailbox}.${sale.buyerNumber}@comprador.example`,
      cpf: aCpf(demoBuyers.indexOf(sale.buyer) * 1_000 + sale.buyerNumber),
      orderBumpsIds: sale.takesBump ? sale.sold.bumps : [],
      coupon: sale.coupon,
      installments: sale.installments,
      cardNumber,
      utmQuery: `utm_source=${sale.source}`,
      ...(keepsCard && { creditCardId: await keepCard({ ...shop, app }, sale, cardNumber) }),
      ...(sale.affiliateId === undefined ? {} : { affiliateId: sale.affiliateId }),
      ...(sale.sold.isPhysical ? { address: demoStreets[sale.buyerNumber % demoStreets.length] } : {}),
    },
    {
      ip: '127.0.0.1',
      userAgent: demoBrowsers[sale.buyerNumber % demoBrowsers.length] ?? '',
      isDemo: true,
    },
  )
  const code = payment.pix?.code ?? payment.billet?.code
  const later = (ms: number, happen: LaterEvent['happen']) => ({
    at: new Date(sale.at.getTime() + ms),
    happen,
  })
  const paid = async (paying: App) => {
    await sandbox.bank.pay(code ?? '')
    await check(paying, platformId, paymentId)
  }
  const expired = async (asking: App) => {
    // The acquirer may have expired it already by its own clock.
    const charge = await sandbox.bank.find(code ?? '')
    if (charge?.state !== 'expired') await sandbox.bank.expire(code ?? '')
    await check(asking, platformId, paymentId)
  }
  if (sale.fate === 'declined') return []
  if (sale.fate === 'open') return sale.sold.isSubscription ? [later(3 * dayMs, expired)] : []
  const isBillet = sale.method === 'BILLET'
  return [
    ...(sale.method === 'PIX' ? [later(pixPaidAfterMs, paid)] : []),
    ...(isBillet ? [later(billetPaidAfterMs, paid)] : []),
    ...reversalsOf({
      ...shop,
      paymentId,
      fate: sale.fate,
      // A refund follows the payment.
      later: (ms, happen) => later(ms + (isBillet ? billetPaidAfterMs : 0), happen),
    }),
  ]
}

function reversalsOf({
  platformId,
  sandbox,
  paymentId,
  fate,
  later,
}: Shop & {
  paymentId: string
  fate: PlannedSale['fate']
  later(ms: number, happen: LaterEvent['happen']): LaterEvent
}): LaterEvent[] {
  if (fate === 'refunded' || fate === 'refunded in part')
    return [later(3 * dayMs, (app) => giveBack(app, { platformId, paymentId, isWhole: fate === 'refunded' }))]
  if (fate === 'asked back') return [later(2 * hourMs, (app) => askBack(app, { platformId, paymentId }))]
  if (fate !== 'disputed' && fate !== 'defended') return []
  const contest = async (app: App) => {
    const { provider, transactionId } = await read(app, { platformId, paymentId })
    invariant(transactionId, `payment ${paymentId} has no transaction`)
    await sandbox.bank.dispute({ acquirer: provider, id: transactionId })
    await check(app, platformId, paymentId)
  }
  const win = (app: App) => winDispute(app, { platformId, paymentId })
  return [later(6 * dayMs, contest), ...(fate === 'defended' ? [later(9 * dayMs, win)] : [])]
}

/** A card stored from a network of its own: many cards from one network count as card testing. */
function keepCard({ app, platformId }: Shop, sale: PlannedSale, cardNumber: string): Promise<string> {
  const { sold, buyerNumber, at } = sale
  return inScope(app, platformId, async (scope) => {
    const card = await sealCard(app, platformId, { cardNumber, name: sale.buyer.name })
    const ip = `10.${buyerNumber % 250}.${at.getUTCMinutes()}.${at.getUTCSeconds()}`
    return (await tokenCreditCard(scope, { offerId: sold.offerId, card }, ip)).id
  })
}

/** Checks a payment at the acquirer, which must know it. */
export async function check(app: App, platformId: string, paymentId: string): Promise<void> {
  const { kind } = await checkPayment(app, { platformId, paymentId, source: 'RECONCILER' })
  invariant(kind === 'read', `the acquirer was asked about payment ${paymentId} in vain: ${kind}`)
}

type SaleOf = { platformId: string; paymentId: string }

async function giveBack(app: App, { platformId, paymentId, isWhole }: SaleOf & { isWhole: boolean }) {
  const { sellerId, bookedCents } = await read(app, { platformId, paymentId })
  if (bookedCents === 0) return
  await inScope(app, platformId, (scope) => {
    const caller = asPerson(scope, { userId: sellerId, role: 'SELLER' })
    const wish = { paymentId, key: `demo:${paymentId}`, reason: 'Combinado com quem comprou' }
    const amountCents = Math.ceil(bookedCents * 0.3)
    return refundSale(
      caller,
      asSeller(caller),
      isWhole ? { ...wish, kind: 'WHOLE' } : { ...wish, kind: 'PART', amountCents },
    )
  })
}

async function askBack(app: App, { platformId, paymentId }: SaleOf): Promise<void> {
  await inScope(app, platformId, async (scope) => {
    const [order] = await scope.tx
      .select({ email: orders.buyerEmail, name: orders.buyerName })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(payments.id, paymentId))
    invariant(order, `payment ${paymentId} has no order`)
    const { userId } = await ensureCustomer(scope, order)
    const buyer = asPerson(scope, { userId, role: 'CUSTOMER' })
    await openRequest(buyer, { paymentId, orderItemIds: [], reason: 'Comprei por engano' })
  })
}

async function winDispute(app: App, { platformId, paymentId }: SaleOf): Promise<void> {
  await inScope(app, platformId, async (scope) => {
    const [open] = await scope.tx
      .select()
      .from(disputes)
      .where(and(eq(disputes.paymentId, paymentId), eq(disputes.state, 'OPEN')))
      .orderBy(desc(disputes.round))
    if (!open) return
    const { id: disputeId, sellerId } = open
    await defendDispute(asPerson(scope, { userId: sellerId, role: 'SELLER' }), {
      disputeId,
      defence: 'O acesso foi usado nos dias seguintes à compra, pelo próprio comprador.',
      fileKeys: [],
    })
    await decideDispute(asPerson(scope, { userId: sellerId, role: 'ADMIN' }), {
      disputeId,
      outcome: 'WON',
      reason: 'O banco devolveu o dinheiro',
    })
  })
}

function read(app: App, { platformId, paymentId }: SaleOf): Promise<Payment> {
  return inScope(app, platformId, async ({ tx }) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId))
    invariant(payment, `there is no payment ${paymentId}`)
    return payment
  })
}
