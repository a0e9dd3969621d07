import { setTimeout as pause } from 'node:timers/promises'
import type { Charge } from '@balcao/sandbox/core/records'
import type { Sandbox } from '@balcao/sandbox/start-sandbox'
import { runOracles } from '@balcao/server/cli/audit/run-oracles'
import { type SeededRandom, seededRandom } from '@balcao/server/demo/seeded-random'
import postgres from 'postgres'
import { aBuyer, type Buyer } from './a-buyer.ts'
import { type Bought, buy } from './buy.ts'
import { compareCharges } from './oracle/compare-charges.ts'
import { comparePayouts } from './oracle/compare-payouts.ts'
import { compareRefunds } from './oracle/compare-refunds.ts'
import { compareRenewals } from './oracle/compare-renewals.ts'
import { compareTwoCards, referencesOfTwoCards } from './oracle/compare-two-cards.ts'
import type { Plan } from './plan.ts'
import { refund } from './refund.ts'
import { settle } from './settle.ts'
import { type ChaosDatabase, startDatabase } from './start-database.ts'
import { strike } from './strike.ts'
import { withdraw } from './withdraw.ts'
import { startWorld, type World } from './world.ts'

export type ChaosReport = {
  purchases: number
  /** Purchases delayed by an open circuit breaker. */
  putOff: number
  charges: number
  paid: number
  refunds: number
  renewals: number
  /** Purchases by two cards, and the cards among them that got money back. */
  twoCards: number
  cardsReturned: number
  withdrawals: number
  paidOut: number
  kills: number
  restarts: number
  trafficSeconds: number
  /** Longest time between two purchases that were answered. */
  longestPauseSeconds: number
  settledSeconds: number
  /** Differences; must be empty. */
  wrong: unknown[]
}

/** Most buyers pay their code after some seconds. */
const payingShare = 0.75
const longestThoughtMs = 3_000

type Stage = { say?: (line: string) => void; openDatabase?: () => Promise<ChaosDatabase> }

/** Buys, kills, crashes, lets everything settle, and runs the oracles. */
export async function runChaos(
  plan: Plan,
  { say = () => {}, openDatabase = startDatabase }: Stage = {},
): Promise<ChaosReport> {
  const database = await openDatabase()
  const world = await startWorld(plan, database).catch(async (error) => {
    await database.stop()
    throw error
  })
  try {
    const startedAt = performance.now()
    setFaults(world.sandbox, plan)
    const strikes = strike(world, plan, seededRandom(plan.seed + 1))
    let lastSoldAt = startedAt
    let longestPauseSeconds = 0
    const isOver = (begun: number) =>
      strikes.hasFailed || (begun >= plan.purchases && strikes.restarts >= plan.leastRestarts)
    const selling = sell(world, plan, isOver, (count) => {
      longestPauseSeconds = Math.max(longestPauseSeconds, (performance.now() - lastSoldAt) / 1_000)
      lastSoldAt = performance.now()
      strikes.sold(count)
      if (count % 500 === 0) say(`${count} purchases`)
    })
    const withdrawing = withdraw(world, plan, seededRandom(plan.seed + 2))
    const [bought, asked] = await Promise.all([selling, withdrawing]).finally(() => strikes.stop())
    const trafficSeconds = (performance.now() - startedAt) / 1_000
    say(
      `Sold ${bought.length} and withdrew ${asked.length} in ${trafficSeconds.toFixed(0)} s; waiting for everything to come to rest`,
    )
    const { seconds } = await settle(world)
    const [sales, renewals] = await Promise.all(
      ['HAWKPAY', 'PAGARME'].map((name) => world.sandbox.acquirer(name).charges()),
    )
    const payouts = await world.sandbox.acquirer('ZENDRY').payouts()
    const owner = postgres(world.database.url, { max: 1 })
    try {
      const references = await referencesOfTwoCards(owner)
      const all = [...(sales ?? []), ...(renewals ?? [])]
      const isOfTwo = ({ externalRef }: Charge) => references.has(externalRef ?? '')
      const [ofTwo, charges] = [all.filter(isOfTwo), all.filter((charge) => !isOfTwo(charge))]
      return {
        purchases: bought.length,
        putOff: bought.filter(({ turnedAway }) => turnedAway > 0).length,
        charges: all.length,
        paid: all.filter(({ payments }) => payments.length > 0).length,
        refunds: all.filter(({ refundedAmount }) => refundedAmount > 0).length,
        // The first charge of each subscription was made before the storm.
        renewals:
          (renewals ?? []).filter((charge) => charge.payments.length > 0 && !isOfTwo(charge)).length -
          plan.renewals,
        twoCards: references.size / 2,
        cardsReturned: ofTwo.filter(({ refundedAmount }) => refundedAmount > 0).length,
        kills: strikes.kills,
        restarts: strikes.restarts,
        trafficSeconds,
        longestPauseSeconds,
        settledSeconds: seconds,
        withdrawals: asked.length,
        paidOut: payouts.filter(({ state }) => state === 'paid').length,
        wrong: [
          ...(await runOracles(owner)),
          ...(await compareCharges(owner, charges, bought)),
          ...(await compareRefunds(owner, charges)),
          ...(await compareTwoCards(owner, ofTwo)),
          ...(await compareRenewals(owner, charges)),
          ...(await comparePayouts(owner, payouts, asked)),
        ],
      }
    } finally {
      await owner.end()
    }
  } finally {
    await world.stop()
  }
}

async function sell(
  world: World,
  plan: Plan,
  isOver: (begun: number) => boolean,
  sold: (count: number) => void,
): Promise<Bought[]> {
  const random = seededRandom(plan.seed)
  const bought: Bought[] = []
  const paying: Promise<void>[] = []
  let begun = 0
  const buyers = Array.from({ length: plan.buyersAtOnce }, async () => {
    while (!isOver(begun)) {
      begun += 1
      const buyer = aBuyer(random, begun)
      const purchase = await buy(world, buyer)
      bought.push(purchase)
      paying.push(payAndRegret(world, plan, { ...purchase, ...buyer }, random))
      sold(bought.length)
    }
  })
  await Promise.all(buyers)
  await Promise.all(paying)
  return bought
}

/** A paid sale may be refunded during the storm. */
async function payAndRegret(
  world: World,
  plan: Plan,
  purchase: Bought & Buyer,
  random: SeededRandom,
): Promise<void> {
  const isGivenBack = random.fraction() < plan.refunded
  const isPaid = await pay(world, purchase, random)
  if (isPaid && isGivenBack) await refund(world, purchase.paymentId, random)
}

/** A buyer with a code waits a while and pays, or does not. A card pays by itself. */
async function pay(
  { sandbox }: World,
  { method, payment }: Bought & Buyer,
  random: SeededRandom,
): Promise<boolean> {
  if (method === 'CREDIT_CARD') return true
  const code = payment.pix?.code ?? payment.billet?.code
  if (code === undefined || random.fraction() > payingShare) return false
  await pause(random.below(longestThoughtMs))
  await sandbox.bank.pay(code)
  return true
}

/** From now on the acquirer executes calls without answering, and its webhooks get lost. */
function setFaults({ faults }: Sandbox, plan: Plan): void {
  for (const operation of ['create', 'refund', 'payout'] as const) {
    faults.always({ operation, kind: 'drop-after', hold: true, chance: plan.silence })
    faults.always({ operation, kind: 'reset', chance: plan.reset })
    faults.always({ operation, kind: 'error-after', chance: plan.errorAfter })
  }
  faults.always({ operation: 'webhook', kind: 'duplicate', chance: plan.duplicated })
  faults.always({ operation: 'webhook', kind: 'reorder', chance: plan.reordered })
  faults.always({ operation: 'webhook', kind: 'lose', chance: plan.lost })
}
