import { dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { Sandbox } from '@balcao/sandbox/start-sandbox'
import { eq } from 'drizzle-orm'
import type { App } from '../app.ts'
import { payments } from '../db/schema/payments.ts'
import { invariant } from '../kit/invariant.ts'
import { checkPayment } from '../modules/payments/check-payment.ts'
import { inScope } from '../scope.ts'
import { aPurchase, approvedCard, refusedCard } from './a-purchase.ts'
import { demoBuyers, demoStreets } from './demo-buyers.ts'
import { listSoldOffers, type SoldOffer } from './list-sold-offers.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

const dayMs = 86_400_000
const buyersAtOnce = 16

type PlannedSale = {
  at: Date
  sold: SoldOffer
  method: PaymentMethod
  /** What becomes of it: left open, paid, or paid and given back. */
  fate: 'open' | 'paid' | 'refunded' | 'disputed' | 'declined'
  buyer: (typeof demoBuyers)[number]
  buyerNumber: number
  takesBump: boolean
  affiliateId: string | undefined
  installments: number
  source: string
}

/**
 * Believable sales of the last ninety days, made by the very use cases of a real sale: the purchase call, the adapter, the acquirer
 * (whose clock and ours are set to the day), and the reading that proves the payment.
 */
export async function createDemoSales(
  app: App,
  platformId: string,
  {
    sandbox,
    setSandboxTime,
    count,
  }: { sandbox: Sandbox; setSandboxTime(instant: Date | null): void; count: number },
): Promise<void> {
  const { chargesPerAccountMax, chargesSharedBy } = app.config
  // No more than the account has seats for in this process, or a sale would be turned away.
  const atOnce = Math.min(buyersAtOnce, Math.ceil(chargesPerAccountMax / chargesSharedBy))
  const offers = await inScope(app, platformId, listSoldOffers)
  const resumeWebhooks = sandbox.faults.always({ operation: 'webhook', kind: 'lose' })
  const planned = planSales(app.clock.now(), offers, count)
  try {
    // Days in order, and within a day a few buyers at once: the acquirer has one clock.
    for (const day of Map.groupBy(planned, ({ at }) => Math.floor(at.getTime() / dayMs)).values()) {
      setSandboxTime(day[0]?.at ?? null)
      for (let start = 0; start < day.length; start += atOnce)
        await Promise.all(
          day.slice(start, start + atOnce).map((sale) => makeSale(app, platformId, sandbox, sale)),
        )
    }
  } finally {
    setSandboxTime(null)
    await sandbox.bank.webhooksDelivered()
    resumeWebhooks()
  }
}

async function makeSale(app: App, platformId: string, sandbox: Sandbox, sale: PlannedSale): Promise<void> {
  const at = (minutesLater: number): App => ({
    ...app,
    clock: {
      now: () => new Date(Math.min(sale.at.getTime() + minutesLater * 60_000, app.clock.now().getTime())),
    },
  })
  const answer = await aPurchase(
    at(0),
    platformId,
    {
      offerId: sale.sold.offerId,
      method: sale.method,
      name: sale.buyer.name,
      email: `${sale.buyer.mailbox}.${sale.buyerNumber}@comprador.example`,
      orderBumpsIds: sale.takesBump ? sale.sold.bumps : [],
      installments: sale.installments,
      cardNumber: sale.fate === 'declined' ? refusedCard : approvedCard,
      utmQuery: `utm_source=${sale.source}`,
      ...(sale.affiliateId === undefined ? {} : { affiliateId: sale.affiliateId }),
      ...(sale.sold.isPhysical ? { address: demoStreets[sale.buyerNumber % demoStreets.length] } : {}),
    },
    { ip: '127.0.0.1', isDemo: true },
  )
  const code = answer.payment.pix?.code ?? answer.payment.billet?.code
  const check = (minutesLater: number) =>
    checkPayment(at(minutesLater), { platformId, paymentId: answer.paymentId, source: 'RECONCILER' })
  if (code !== undefined && sale.fate !== 'open') {
    await sandbox.bank.pay(code)
    await check(sale.method === 'PIX' ? 3 : 1_500)
  }
  if (sale.fate === 'refunded' || sale.fate === 'disputed') {
    const charge = await chargeOf(app, platformId, answer.paymentId)
    await (sale.fate === 'refunded' ? sandbox.bank.refund(charge) : sandbox.bank.dispute(charge))
    await check(4_000)
  }
}

async function chargeOf(
  app: App,
  platformId: string,
  paymentId: string,
): Promise<{ acquirer: string; id: string }> {
  const [charge] = await inScope(app, platformId, ({ tx }) =>
    tx
      .select({ acquirer: payments.provider, id: payments.transactionId })
      .from(payments)
      .where(eq(payments.id, paymentId)),
  )
  invariant(charge?.id, `payment ${paymentId} has no transaction`)
  return { acquirer: charge.acquirer, id: charge.id }
}

function planSales(now: Date, offers: SoldOffer[], count: number): PlannedSale[] {
  const random = seededRandom(20_261_115)
  return Array.from({ length: count }, () => planSale(random, now, offers)).sort(
    (a, b) => a.at.getTime() - b.at.getTime(),
  )
}

function planSale(random: SeededRandom, now: Date, offers: SoldOffer[]): PlannedSale {
  const sold = random.weigh(offers.map((offer) => [offer, offer.weight] as const))
  const method = random.weigh([
    ['PIX', 56],
    ['CREDIT_CARD', 37],
    ['BILLET', 7],
  ] as const)
  const at = momentOf(random, now)
  const isRecent = now.getTime() - at.getTime() < 3 * dayMs
  const affiliateId =
    sold.affiliateIds.length > 0 && random.fraction() < 0.3 ? random.pick(sold.affiliateIds) : undefined
  return {
    at,
    sold,
    method,
    fate: fateOf(random, method, isRecent),
    buyer: random.pick(demoBuyers),
    buyerNumber: random.below(900),
    takesBump: random.fraction() < 0.28,
    affiliateId,
    installments: method === 'CREDIT_CARD' && !sold.isSubscription ? random.pick([1, 1, 2, 3, 6, 10, 12]) : 1,
    source: random.weigh([
      ['instagram', 40],
      ['google', 25],
      ['whatsapp', 20],
      ['email', 15],
    ] as const),
  }
}

const soldForDays = 90

/** Half as many sales again lately as three months ago, fewer on Sundays, more in the evening than before dawn. Nothing lies in the future. */
function momentOf(random: SeededRandom, now: Date): Date {
  const moment = anyMoment(random, now)
  return moment.getTime() < now.getTime() ? moment : momentOf(random, now)
}

function anyMoment(random: SeededRandom, now: Date): Date {
  const today = startOfDayInSaoPaulo(dayInSaoPaulo(now)).getTime()
  const midnight = random.weigh(
    Array.from({ length: soldForDays }, (_, daysAgo) => {
      const start = new Date(today - daysAgo * dayMs)
      const growth = 1 + (0.5 * (soldForDays - daysAgo)) / soldForDays
      return [start.getTime(), Math.round(100 * growth * (start.getUTCDay() === 0 ? 0.75 : 1))] as const
    }),
  )
  const hour = random.weigh([
    [2, 2],
    [8, 8],
    [10, 14],
    [12, 16],
    [15, 14],
    [18, 16],
    [20, 22],
    [22, 12],
  ] as const)
  return new Date(midnight + hour * 3_600_000 + random.below(7_200) * 1000)
}

function fateOf(random: SeededRandom, method: PaymentMethod, isRecent: boolean): PlannedSale['fate'] {
  const chance = random.fraction()
  if (method === 'CREDIT_CARD') {
    if (chance < 0.13) return 'declined'
    if (!isRecent && chance < 0.15) return 'refunded'
    return !isRecent && chance < 0.154 ? 'disputed' : 'paid'
  }
  const unpaid = method === 'PIX' ? 0.24 : 0.46
  if (chance < unpaid) return 'open'
  return !isRecent && chance < unpaid + 0.012 ? 'refunded' : 'paid'
}
