import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { AppError } from '@balcao/domain/texts/app-error'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { type SeededRandom, seededRandom } from '#demo/seeded-random.ts'
import { decideDispute } from '#modules/refunds/disputes/decide-dispute.ts'
import { createSmallShop, type SmallShop } from './a-small-shop.ts'
import { type Books, brokenInvariants, readBooks } from './read-books.ts'

export type Simulation = { seed: number; log: string[]; books: Books; broken: unknown[] }

type Walk = { shop: SmallShop; random: SeededRandom; paid: string[]; open: string[] }
type Step = (walk: Walk) => Promise<unknown>

const stepsADay = 4

/** Steps drawn by the seed, including refused ones. Each returns the values that a replay must repeat. */
const steps: readonly (readonly [name: string, step: Step, weight: number])[] = [
  ['sell', sell, 10],
  ['refund', refund, 3],
  ['dispute', dispute, 1],
  ['win', win, 1],
  ['withdraw', withdraw, 3],
  ['anticipate', ({ shop }) => shop.anticipate().then(() => 'asked'), 1],
  ['lose the next answer', loseAnswer, 2],
]

/** Days of a shop drawn by one seed, with an audit after each day, which stops at the first violation. */
export async function simulateShop(seed: number, days: number): Promise<Simulation> {
  const shop = await createSmallShop()
  const walk: Walk = { shop, random: seededRandom(seed), paid: [], open: [] }
  const log: string[] = []
  try {
    let broken: unknown[] = []
    for (let day = 0; day < days && broken.length === 0; day++) {
      for (let step = 0; step < stepsADay; step++) log.push(await take(walk))
      shop.sandbox.faults.clear()
      await shop.until(addDays(dayInSaoPaulo(shop.clock.now()), 1))
      broken = await brokenInvariants(shop)
    }
    const { marina, caio, dora, livia, cardAccountId } = shop
    const names = { [marina.id]: 'marina', [caio.id]: 'caio', [dora.id]: 'dora', [livia.id]: 'livia' }
    const books = await readBooks(shop, { ...names, [cardAccountId]: 'pagarme' })
    return { seed, log, books, broken }
  } finally {
    await shop.stop()
  }
}

async function take(walk: Walk): Promise<string> {
  const [name, step] = walk.random.weigh(steps.map((each) => [each, each[2]] as const))
  try {
    return `${name}: ${await step(walk)}`
  } catch (error) {
    if (error instanceof AppError) return `${name}: ${error.code}`
    throw error
  }
}

async function sell({ shop, random, paid }: Walk): Promise<string> {
  const method = random.weigh<PaymentMethod>([
    ['PIX', 5],
    ['CREDIT_CARD', 4],
    ['BILLET', 2],
  ])
  const installments = method === 'CREDIT_CARD' ? random.pick([1, 1, 3, 12]) : 1
  const isByCaio = random.fraction() < 0.5
  const paymentId = await shop.sellCourse({
    method,
    installments,
    ...(isByCaio && { affiliateId: shop.caio.id }),
  })
  const [row] = await shop.owner`select status, certainty from payments where id = ${paymentId}`
  if (row?.status === 'APPROVED') paid.push(paymentId)
  return `${method} ${installments}x ${isByCaio ? 'by Caio' : 'alone'} ${row?.status} ${row?.certainty}`
}

async function refund({ shop, random, paid }: Walk): Promise<string> {
  const paymentId = paid[random.below(paid.length)]
  if (paymentId === undefined) return 'nothing was sold'
  const amountCents = random.fraction() < 0.5 ? undefined : 1 + random.below(19_700)
  if (amountCents === undefined) paid.splice(paid.indexOf(paymentId), 1)
  await shop.refund(paymentId, amountCents)
  return String(amountCents ?? 'whole')
}

async function dispute({ shop, random, paid, open }: Walk): Promise<string> {
  const paymentId = paid[random.below(paid.length)]
  if (paymentId === undefined) return 'nothing was sold'
  const [left] = await shop.owner`select booked_cents::int as cents from payments where id = ${paymentId}`
  paid.splice(paid.indexOf(paymentId), 1)
  if (left?.cents === 0) return 'nothing is left'
  open.push(await shop.dispute(paymentId))
  return `${left?.cents}`
}

async function win({ shop, random, open }: Walk): Promise<string> {
  const disputeId = open[random.below(open.length)]
  if (disputeId === undefined) return 'nothing is contested'
  open.splice(open.indexOf(disputeId), 1)
  await shop.staff.call(decideDispute, { disputeId, outcome: 'WON', reason: 'O banco devolveu o dinheiro' })
  return 'won'
}

async function withdraw({ shop, random }: Walk): Promise<string> {
  const person = random.pick([shop.marina, shop.caio, shop.dora])
  const amountCents = 1_000 + random.below(20_000)
  return shop.withdraw(person, amountCents, random.fraction() < 0.8 ? 'approve' : 'refuse')
}

/** The acquirer's next answer is lost after the call took effect. */
async function loseAnswer({ shop, random }: Walk): Promise<string> {
  const operation = random.pick(['create', 'refund', 'payout'] as const)
  shop.sandbox.faults.next({ operation, kind: 'drop-after' })
  return operation
}
