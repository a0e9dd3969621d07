import { appUrl } from '@balcao/server/db/migrate'
import type { Figure } from '#figure.ts'
import { forManyBuyers } from '#load/buy.ts'
import { buyOverHttp } from '#load/buy-over-http.ts'
import { ratePerSecond } from '#measure.ts'
import { startProduct } from '#processes/start-product.ts'
import { scaled } from '#scaled.ts'
import { analyze } from '#sql/analyze.ts'
import { openBareClient } from '#sql/open-bare-client.ts'
import { recordFollowers } from '#sql/record-followers.ts'
import { recordPurchase } from '#sql/record-purchase.ts'
import type { Recording } from '#sql/record-statements.ts'
import { replay } from '#sql/replay.ts'
import { statementsOf } from '#sql/statements-of.ts'
import type { World } from '#world.ts'

const buyersAtOnce = [8, 32]
const rushMs = scaled(120_000)
const bareMs = scaled(10_000)
const goal = 0.6
const wantedPerSecond = 300
const statementsMax = 25
const roundTripsMax = 12
const followingMax = 10
/** The job queue takes a job with one statement and completes it with another. */
const statementsOfQueue = 2
/** The payment cancels the status read that was scheduled for a missing webhook. */
const statementsOfQuestion = 1

/**
 * A rush of two minutes, during which the worker must mail the codes of the earlier sales and read their status.
 */
export async function purchasesSustained(world: World): Promise<Figure[]> {
  const url = appUrl(world.ownerUrl, world.app.secrets.derive('database'))
  const recording = await recordPurchase(world, url)
  const followers = await recordFollowers(world, url)
  const figures = [...costOfRequest(recording), costOfFollowers(followers)]
  const product = await startProduct({ ...world.environment, ...forManyBuyers })
  try {
    for (const concurrency of buyersAtOnce) {
      const load = { concurrency, milliseconds: bareMs }
      await buyOverHttp(product.url, world.offerId, load)
      await analyze(world.ownerUrl)
      const sql = openBareClient(url, concurrency)
      const bare = () => product.withoutWorker(() => ratePerSecond(() => replay(sql, recording), load))
      try {
        const before = await bare()
        const ours = await buyOverHttp(product.url, world.offerId, { concurrency, milliseconds: rushMs })
        const after = await bare()
        figures.push(rushFigure({ concurrency, ours, before, after }))
      } finally {
        await sql.end()
      }
    }
  } finally {
    await product.stop()
  }
  return figures
}

type Rush = { concurrency: number; ours: number; before: number; after: number }

function rushFigure({ concurrency, ours, before, after }: Rush): Figure {
  const bare = (before + after) / 2
  return {
    name: `Pix purchases a second for ${rushMs / 1000} s, ${concurrency} buyers at once`,
    ours: 'POST of a purchase to the web processes, the acquirer in a process of its own, while the worker mails the codes of the earlier sales and asks about them',
    bare: 'a bare postgres.js loop with the SQL of the request, before the rush and after it, with neither acquirer nor worker',
    kind: 'speed',
    ratio: ours / bare,
    range: [ours / Math.max(before, after), ours / Math.min(before, after)],
    goal,
    rate: { here: ours, wanted: wantedPerSecond },
    measured: `${Math.round(ours)} to ${Math.round(before)} before and ${Math.round(after)} after purchases/s`,
  }
}

function costOfRequest(recording: Recording): Figure[] {
  const statements = statementsOf(recording)
  const { roundTrips } = recording
  const ours = 'what the request of a Pix purchase sends, beginnings and ends of transactions counted'
  return [
    {
      name: 'Statements of a Pix purchase',
      ours,
      bare: `the most that is allowed: ${statementsMax}`,
      kind: 'cost',
      ratio: statements / statementsMax,
      goal: 1,
      measured: `${statements} statements`,
    },
    {
      name: 'Round trips of a Pix purchase',
      ours,
      bare: `the most that is allowed: ${roundTripsMax}`,
      kind: 'cost',
      ratio: roundTrips / roundTripsMax,
      goal: 1,
      measured: `${roundTrips} round trips`,
    },
  ]
}

function costOfFollowers(followers: ReadonlyMap<string, Recording>): Figure {
  const costs = [...followers].map(([name, recording]) => ({
    name,
    statements: statementsOf(recording) + statementsOfQueue,
    roundTrips: recording.roundTrips + statementsOfQueue,
  }))
  const statements = costs.reduce((sum, cost) => sum + cost.statements, statementsOfQuestion)
  const inWords = [
    ...costs.map((cost) => `${cost.name} ${cost.statements} in ${cost.roundTrips} round trips`),
    `the planned question ${statementsOfQuestion}`,
  ]
  return {
    name: 'Statements of all that follows from a Pix purchase',
    ours: 'what the jobs send that the purchase adds, each run once, with what the queue needs to take and end them, and the end of the planned question once it is paid; a code unpaid after a quarter of an hour is asked about then and after its end',
    bare: `the most that is allowed: ${followingMax}`,
    kind: 'cost',
    ratio: statements / followingMax,
    goal: 1,
    measured: `${statements} statements: ${inWords.join(', ')}`,
  }
}
