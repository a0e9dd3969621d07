import { dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { demoBuyers } from './demo-buyers.ts'
import type { SoldOffer } from './list-sold-offers.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

const dayMs = 86_400_000

export type PlannedSale = {
  at: Date
  sold: SoldOffer
  method: PaymentMethod
  /** Outcome of the sale: left open, declined or paid, and later events. */
  fate:
    | 'open'
    | 'declined'
    | 'paid'
    | 'refunded'
    | 'refunded in part'
    | 'disputed'
    | 'defended'
    | 'asked back'
  buyer: (typeof demoBuyers)[number]
  buyerNumber: number
  takesBump: boolean
  affiliateId: string | undefined
  coupon: string | undefined
  installments: number
  source: string
}

type Past = { now: Date; days: number }

export function planSales({ count, ...past }: Past & { count: number }, offers: SoldOffer[]): PlannedSale[] {
  const random = seededRandom(20_261_115)
  return Array.from({ length: count }, () => planSale(random, past, offers)).sort(
    (a, b) => a.at.getTime() - b.at.getTime(),
  )
}

function planSale(random: SeededRandom, past: Past, offers: SoldOffer[]): PlannedSale {
  const sold = random.weigh(offers.map((offer) => [offer, offer.weight] as const))
  const method = random.weigh([
    ['PIX', 56],
    ['CREDIT_CARD', 37],
    ['BILLET', 7],
  ] as const)
  const at = momentOf(random, past)
  const isRecent = past.now.getTime() - at.getTime() < 3 * dayMs
  const affiliateId =
    sold.affiliateIds.length > 0 && random.fraction() < 0.3 ? random.pick(sold.affiliateIds) : undefined
  const fate = fateOf(random, method, isRecent)
  const buyer = random.pick(demoBuyers)
  const buyerNumber = random.below(900)
  return {
    at,
    sold,
    method,
    fate,
    buyer,
    buyerNumber,
    coupon: buyerNumber % 7 === 3 ? sold.coupons[buyerNumber % sold.coupons.length] : undefined,
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

/**
 * A random instant of the past. Sales grow by half over the days of the demo, with fewer on Sundays and more in
 * the evening than at night.
 */
function momentOf(random: SeededRandom, past: Past): Date {
  const moment = anyMoment(random, past)
  return moment.getTime() < past.now.getTime() ? moment : momentOf(random, past)
}

function anyMoment(random: SeededRandom, { now, days }: Past): Date {
  const today = startOfDayInSaoPaulo(dayInSaoPaulo(now)).getTime()
  const midnight = random.weigh(
    Array.from({ length: days }, (_, daysAgo) => {
      const start = new Date(today - daysAgo * dayMs)
      const growth = 1 + (0.5 * (days - daysAgo)) / days
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
    if (isRecent || chance >= 0.17) return 'paid'
    if (chance < 0.145) return 'refunded'
    if (chance < 0.155) return 'refunded in part'
    return chance < 0.163 ? 'disputed' : 'defended'
  }
  const unpaid = method === 'PIX' ? 0.24 : 0.46
  if (chance < unpaid) return 'open'
  if (isRecent && method === 'PIX' && chance < unpaid + 0.08) return 'asked back'
  if (isRecent || chance >= unpaid + 0.02) return 'paid'
  return chance < unpaid + 0.013 ? 'refunded' : 'refunded in part'
}
