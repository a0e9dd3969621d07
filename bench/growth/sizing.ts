import { readConfig } from '@balcao/server/config'
import type { Measured } from './read-measured.ts'

/** Assumptions without a measurement: choices of the planner, each with its reason. */
export const usualPlan = {
  /** Sales of the busiest minutes of a day, as a multiple of its mean. */
  peakFactor: 10,
  /** Up to this multiple of the mean, mails and books keep up with the sales; beyond it they are delayed. */
  followingFactor: 4,
  /** Share of the cores in use at the peak: the rest is for a lost machine, and for the unexpected. */
  busyShare: 0.5,
  /** Cores of the largest database before a second cell is used. */
  databaseCoresMax: 16,
  /** Time for restoring a lost database, which limits its size. */
  restoreHours: 4,
  keptMonths: 24,
  /** Days of recent sales that people look at, and that should fit into memory. */
  hotDays: 7,
}

export type Plan = typeof usualPlan

export type Sizing = {
  salesPerDay: number
  peakPerSecond: number
  cells: number
  /** The reason for this number of cells. */
  cellsBy: 'one is enough' | 'cores' | 'disk'
  /** From here on, values for each cell. */
  databaseCores: number
  productCores: number
  webProcesses: number
  workers: number
  connections: number
  memoryGb: number
  /** Disk of all cells together. */
  diskGbPerMonth: number
  diskTbKept: number
}

const passingDays = 90
/** Each web process listens for announcements beside its pool. */
const listeningConnections = 1
/** `run-queue.ts`: one for each of eight jobs, one that listens, one for the timetable; `take-over-jobs.ts` has another. */
const queueConnections = 11
const processesPerStart = 16
/** The operating system, and PostgreSQL without rows. */
const idleGb = 1

/**
 * Machines for this number of sales a day, all of them paid. Linear in the cost of one sale, which is measured on two cores and
 * assumed beyond them.
 */
export function sizing(salesPerDay: number, measured: Measured, plan: Plan = usualPlan): Sizing {
  const { purchase, following } = measured.coreMs
  const peakPerSecond = (salesPerDay / 86_400) * plan.peakFactor
  const followedPerSecond = (salesPerDay / 86_400) * plan.followingFactor
  const coresFor = (atPeak: number, afterwards: number) =>
    (peakPerSecond * atPeak + followedPerSecond * afterwards) / 1000 / plan.busyShare
  const databaseCores = coresFor(purchase.database, following.database)
  const webCores = coresFor(purchase.web, following.web)
  const workerCores = coresFor(0, following.worker)
  const { keptBytes, passingBytes } = measured.disk
  const bytesKept = salesPerDay * (plan.keptMonths * 30 * keptBytes + passingDays * passingBytes)
  const byCores = Math.ceil(databaseCores / plan.databaseCoresMax)
  const byDisk = Math.ceil(bytesKept / (plan.restoreHours * 3600 * measured.copiedBytesPerSecond))
  const cells = Math.max(1, byCores, byDisk)
  // A start has a web process for each core, and two cores are the least.
  const webProcesses = Math.max(2, Math.ceil(webCores / cells))
  const workers = Math.max(1, Math.ceil(workerCores / cells))
  const hotBytes = (salesPerDay / cells) * plan.hotDays * keptBytes
  return {
    salesPerDay,
    peakPerSecond,
    cells,
    cellsBy: cells === 1 ? 'one is enough' : byDisk >= byCores ? 'disk' : 'cores',
    databaseCores: Math.ceil(databaseCores / cells),
    productCores: Math.ceil((webCores + workerCores) / cells),
    webProcesses,
    workers,
    connections: connectionsOf({ webProcesses, workers }),
    memoryGb: Math.ceil(idleGb + ((webProcesses + workers) * measured.processMb) / 1000 + hotBytes / 1e9),
    diskGbPerMonth: (salesPerDay * 30 * (keptBytes + passingBytes)) / 1e9,
    diskTbKept: bytesKept / 1e12,
  }
}

/** Connections to the primary that these processes open at most, without a pooler. */
export function connectionsOf({ webProcesses, workers }: { webProcesses: number; workers: number }): number {
  return (
    webProcesses * (poolOf(webProcesses) + listeningConnections) + workers * (poolOf(1) + queueConnections)
  )
}

/** The product's own rule for the pool size of one of this many processes. */
function poolOf(processes: number): number {
  return configOf({ BALCAO_LIMITS_SHARED_BY: String(Math.min(processes, processesPerStart)) }).poolSize
}

/** The default settings of an installation. */
export function configOf(environment: Record<string, string> = {}) {
  return readConfig({ BALCAO_DATA_DIR: '/var/lib/balcao', BALCAO_DEMO: 'true', ...environment })
}

/** Purchases a second at full load of this number of cores, without mails and books. */
export function purchasesAtFullLoad({ coreMs }: Measured, cores: number): number {
  return (cores * 1000) / (coreMs.purchase.web + coreMs.purchase.database)
}
