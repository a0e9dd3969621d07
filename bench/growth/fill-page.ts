import { circuitPolicy } from '@balcao/server/modules/acquirers/health/acquirer-guard'
import type { Measured } from './read-measured.ts'
import type { CellTotals, DayResult } from './simulate-day.ts'
import {
  configOf,
  connectionsOf,
  type Plan,
  purchasesAtFullLoad,
  type Sizing,
  sizing,
  usualPlan,
} from './sizing.ts'

const baseline = 10_000
const sizes = [1_000, 10_000, 100_000, 1_000_000, 10_000_000]
/** PostgreSQL's own default of `max_connections`. */
const connectionsMax = 100
const large = { webProcesses: 16, workers: 1 }
/** Storage that grows by itself, and needs no restore after a loss. */
const onGrowingStore: Plan = { ...usualPlan, restoreHours: Number.POSITIVE_INFINITY }

/** The page with all calculated values; a person's own text stays. */
export function fillPage(page: string, result: DayResult): string {
  const parts = { knobs: knobs(result), sizes: sizesOf(result), breaks: breaks(result), day: dayOf(result) }
  return Object.entries(parts).reduce((filled, [name, lines]) => {
    const place = new RegExp(`(<!-- ${name}: written by bench/growth -->\n)[^]*?(<!-- end -->)`)
    if (!place.test(filled)) throw new Error(`docs/operate/growth.md has no place for ${name}`)
    return filled.replace(place, (_, begin: string, end: string) => `${begin}\n${lines.join('\n')}\n\n${end}`)
  }, page)
}

function knobs({ measured }: DayResult): string[] {
  const { coreMs, disk } = measured
  const purchaseMs = coreMs.purchase.web + coreMs.purchase.database
  const followingMs = followingOf(measured)
  return table(
    ['Knob', 'Turn it when', 'Measured here'],
    [
      [
        'cores and web processes (`BALCAO_WEB_PROCESSES`, one for each core)',
        'the alert BalcaoEventLoopLate comes, or buyers are answered 503',
        `a purchase takes ${ms(purchaseMs)} of a core, of which PostgreSQL ${ms(coreMs.purchase.database)}; two cores took ${measured.purchasesPerSecond} purchases a second from ${measured.buyersAtOnce} buyers at once, or ${thousands(measured.pagesPerSecond)} checkout pages`,
      ],
      [
        'another worker (`BALCAO_ROLE=worker`)',
        'BalcaoQueueStuck or BalcaoWebhooksLate',
        `mails, webhook and books of a sale take ${ms(followingMs)} of a core, of which the worker ${ms(coreMs.following.worker)}: one worker keeps up with ${Math.floor(1000 / coreMs.following.worker)} sales a second; webhooks alone were applied at ${measured.webhooksAppliedPerSecond} a second and stored at ${measured.webhooksStoredPerSecond}`,
      ],
      [
        'pool (`DATABASE_POOL_SIZE`), then PgBouncer',
        'BalcaoPoolFull; BalcaoConnectionsUsedUp',
        `by its own rule, a start on two cores opens up to ${connectionsOf({ webProcesses: 2, workers: 1 })} connections, one on sixteen ${connectionsOf(large)}; PostgreSQL's default is ${connectionsMax}; a purchase needs one for ${measured.roundTrips} round trips in all`,
      ],
      [
        'replica (`DATABASE_REPLICA_URLS`)',
        'the primary is busy although few buy: lists, charts and exports',
        `a page of a seller's 100,000 sales among 1,000,000 came within ${measured.listMs} ms, 95 of 100; a sale writes ${kb(disk.journalBytes)} of journal, which every replica has to follow`,
      ],
      [
        'partitions of a table',
        'VACUUM or a new index of the largest table takes longer than the quiet hours of a night. Logs are partitioned by month ([decision 0040](../decisions/0040-partitions.md)); every other key begins with the platform, so a migration can do it ([decision 0013](../decisions/0013-keys-start-with-the-tenant.md))',
        `the largest table that stays, payments, grows by ${thousands(disk.paymentBytes)} bytes a sale with its indexes: ${Math.round((disk.paymentBytes * 1e8) / 1e9)} GB for 100,000,000 sales`,
      ],
      [
        'another cell',
        'the database has the largest machine that you want to rent, or could not be copied back in the time that you can be closed',
        `${Math.round(measured.copiedBytesPerSecond / 1e6)} MB a second were copied for a backup: ${tb(restorable(measured))} in ${usualPlan.restoreHours} hours, the sales of two years at ${thousands(Math.floor(salesRestorable(measured) / 10_000) * 10_000)} a day`,
      ],
    ],
  )
}

function sizesOf({ measured }: DayResult): string[] {
  return table(
    [
      'Sales a day',
      'A second, at the peak',
      'Cells',
      'Cores of the database, each cell',
      'Cores of the product, each cell',
      'Web processes and workers, each cell',
      'Connections, each cell',
      'Memory, each cell',
      'Disk a month, all cells',
      'Disk after two years, all cells',
      'Cells on a store that grows by itself',
    ],
    sizes.map((sales) => {
      const size = sizing(sales, measured)
      return [
        thousands(sales),
        size.peakPerSecond.toFixed(1),
        size.cells === 1 ? '1' : `${size.cells} (${size.cellsBy})`,
        size.databaseCores,
        size.productCores,
        `${size.webProcesses} and ${size.workers}`,
        size.connections,
        `${size.memoryGb} GB`,
        gb(size.diskGbPerMonth),
        gb(size.diskTbKept * 1000),
        sizing(sales, measured, onGrowingStore).cells,
      ].map(String)
    }),
  )
}

function breaks({ measured, day }: DayResult): string[] {
  const at = (times: number) => sizing(baseline * times, measured)
  const [one, ten, hundred, thousand] = [at(1), at(10), at(100), at(1_000)] as [
    Sizing,
    Sizing,
    Sizing,
    Sizing,
  ]
  const twoCores = purchasesAtFullLoad(measured, measured.cores)
  const slots = configOf().chargesPerAccountMax
  const slowSeconds = day.answers.slow.median
  const workerPerSecond = 1000 / measured.coreMs.following.worker
  const share = ({ peakPerSecond }: Sizing) => `${Math.round((peakPerSecond / twoCores) * 100)} %`
  return table(
    ['Sales a day', 'What breaks first', 'What is then done'],
    [
      [
        `${thousands(baseline)}, the baseline`,
        `nothing: ${perSecond(one)} at the peak are ${share(one)} of the ${Math.round(twoCores)} purchases a second that two cores take by their core time`,
        'one machine, a backup on another disk, and a second machine to restore to',
      ],
      [
        `10 times: ${thousands(ten.salesPerDay)}`,
        `not the machine (${share(ten)}), but a slow acquirer, where one account takes all: it has ${slots} charges under way at once, which at ${slowSeconds} seconds each make ${(slots / slowSeconds).toFixed(1)} a second, and the peak has ${perSecond(ten)}. And one machine that is lost now closes many shops`,
        'a second account in the routes of every method; a PostgreSQL of its own with a standby ([fail over](fail-over.md)); web and worker on two machines',
      ],
      [
        `100 times: ${thousands(hundred.salesPerDay)}`,
        `the worker: one keeps up with ${Math.floor(workerPerSecond)} sales a second, and the peak has ${perSecond(hundred)}; two cores (${share(hundred)}); then the time of a restore, with ${gb(hundred.diskTbKept * 1000)} after two years`,
        `${hundred.cells} cells with ${hundred.workers} workers, ${hundred.databaseCores} cores for the database and ${hundred.productCores} for the product each; PgBouncer, or a higher \`max_connections\`, from a start on sixteen cores on (${connectionsOf(large)} connections); replicas for lists`,
      ],
      [
        `1,000 times: ${thousands(thousand.salesPerDay)}`,
        `a platform that is larger than a cell: it has one database, whose ${usualPlan.databaseCoresMax} cores, half busy, take ${thousands(largestPlatform(measured))} purchases a second with all that follows`,
        `${thousand.cells} cells, or ${sizing(thousand.salesPerDay, measured, onGrowingStore).cells} on a store that grows by itself; the largest platforms alone in a cell of their own, on larger machines, before their great day`,
      ],
    ],
  )
}

function dayOf({ day, cells, waits, worst, measured, all }: DayResult): string[] {
  const sum = (count: (cell: CellTotals) => number) => cells.reduce((total, cell) => total + count(cell), 0)
  const ofWorst = cells[worst.number] as CellTotals
  const lost = (group: keyof CellTotals['trouble']) =>
    percent(
      sum(({ trouble }) => trouble[group].lost),
      sum(({ trouble }) => trouble[group].offered),
    )
  const cleared = worst.course.jobs.findLastIndex((jobs) => jobs > 0) + 1
  const clock = `${Math.floor((cleared * 5) / 60)}:${String((cleared * 5) % 60).padStart(2, '0')}`
  const busy = cells.filter(({ busiestShare }) => busiestShare > usualPlan.busyShare).length
  return table(
    ['', `All ${day.cells} cells`, 'The worst cell'],
    [
      ['buyers who came', thousands(sum(({ offered }) => offered)), thousands(ofWorst.offered)],
      ['were sold to', thousands(sum(({ sold }) => sold)), thousands(ofWorst.sold)],
      [
        'of them after they had been turned away',
        thousands(sum(({ soldLater }) => soldLater)),
        thousands(ofWorst.soldLater),
      ],
      ['gave up', thousands(sum(({ gaveUp }) => gaveUp)), thousands(ofWorst.gaveUp)],
      ['still wait at midnight', thousands(sum(({ waiting }) => waiting)), thousands(ofWorst.waiting)],
      ['answers 503', thousands(sum(({ turnedAway }) => turnedAway)), thousands(ofWorst.turnedAway)],
      [
        'most buyers a second, in five minutes',
        thousands(Math.round(Math.max(...all.offered) / 300)),
        thousands(Math.round(Math.max(...worst.course.offered) / 300)),
      ],
      [
        'cores in use by purchases, busiest minute',
        `${busy} of ${day.cells} cells above half`,
        percent(ofWorst.busiestShare, 1),
      ],
      [
        'wait for the code: half, 99 of 100 within',
        `${waits.medianSeconds} s, ${waits.p99Seconds} s`,
        `${worst.waits.medianSeconds} s, ${worst.waits.p99Seconds} s`,
      ],
      [
        'most sales whose mails and books waited',
        thousands(Math.max(...all.jobs)),
        `${thousands(ofWorst.jobsMax)}, until ${clock}`,
      ],
      [
        'lost while their first acquirer was slow or down: platforms with a second account',
        lost('withFallback'),
        '',
      ],
      ['the same, platforms with one account', lost('alone'), ''],
    ],
  ).concat([
    '',
    `From the bench: ${ms(measured.coreMs.purchase.web + measured.coreMs.purchase.database)} of a core for a purchase, spread as its answers were (half within ${measured.answerMs.median} ms, 99 of 100 within ${measured.answerMs.p99} ms), and ${ms(followingOf(measured))} for what follows. From the product: its guard of acquirers itself (${configOf().chargesPerAccountMax} charges at once for an account, a rest of ${circuitPolicy.restSeconds} seconds after ${circuitPolicy.sickInARowMax} failures in a row), its limits (503 from ${configOf().maxLoopDelayMs} ms of delay on), the page that asks again four times with the same purchase id.`,
  ])
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)]
}

function followingOf({ coreMs: { following } }: Measured): number {
  return following.web + following.worker + following.database
}

function restorable({ copiedBytesPerSecond }: Measured): number {
  return copiedBytesPerSecond * usualPlan.restoreHours * 3600
}

/** Sales a day whose two years can be copied back in time. */
function salesRestorable(measured: Measured): number {
  return restorable(measured) / (sizing(1, measured).diskTbKept * 1e12)
}

function largestPlatform({ coreMs }: Measured): number {
  const { databaseCoresMax, busyShare, followingFactor, peakFactor } = usualPlan
  const msOfSale = coreMs.purchase.database + (coreMs.following.database * followingFactor) / peakFactor
  return Math.floor((databaseCoresMax * busyShare * 1000) / msOfSale / 10) * 10
}

const perSecond = ({ peakPerSecond }: Sizing) => `${peakPerSecond.toFixed(1)} a second`
const ms = (value: number) => `${value.toFixed(1)} ms`
const kb = (bytes: number) => `${Math.round(bytes / 1000)} kB`
const tb = (bytes: number) => `${(bytes / 1e12).toFixed(1)} TB`
const gb = (value: number) =>
  value >= 1000 ? `${(value / 1000).toFixed(1)} TB` : `${value.toFixed(value < 10 ? 1 : 0)} GB`
const thousands = (value: number) => value.toLocaleString('en-US')
const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`
