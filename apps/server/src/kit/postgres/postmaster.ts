import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { waitUntil } from './wait-until.ts'

/**
 * The first process of a running cluster, recognised by its working directory: a pid alone may have been
 * reused.
 */
export function runningPostmaster(clusterDir: string): number | undefined {
  const pid = Number(postmasterFile(clusterDir)?.[0])
  return postgresProcessesIn(clusterDir).includes(pid) ? pid : undefined
}

/** Whether the pid file says that PostgreSQL accepts connections; pg_ctl waits for the same line. */
export function isReady(clusterDir: string, pid: number): boolean {
  const file = postmasterFile(clusterDir)
  return Number(file?.[0]) === pid && ['ready', 'standby'].includes(file?.[7]?.trim() ?? '')
}

/**
 * Cleans up after a killed server. A running postmaster is shut down in the fast mode, which keeps every committed row;
 * processes whose postmaster was itself killed end by themselves, or are ended, before a new one starts.
 */
export async function stopLeftovers(clusterDir: string): Promise<void> {
  const postmaster = runningPostmaster(clusterDir)
  if (postmaster !== undefined) await stopPostmaster(clusterDir, postmaster)
  await endOf(clusterDir, 1).catch(() => {
    for (const pid of postgresProcessesIn(clusterDir)) signal(pid, 'SIGKILL')
    return endOf(clusterDir, 30)
  })
}

/** SIGINT is PostgreSQL's fast shutdown: open transactions roll back, the rest is on disk when it ends. */
async function stopPostmaster(clusterDir: string, pid: number): Promise<void> {
  signal(pid, 'SIGINT')
  await endOf(clusterDir, 30).catch(() => {
    // Immediate shutdown loses nothing either: the next start replays the write-ahead log.
    signal(pid, 'SIGQUIT')
    return endOf(clusterDir, 30)
  })
}

/**
 * SIGTERM lets connected clients finish: a closing pool needs a moment and would report a cut connection as a failure.
 * Clients that stay longer are not ours.
 */
export async function stopPostmasterGently(clusterDir: string, pid: number): Promise<void> {
  signal(pid, 'SIGTERM')
  await endOf(clusterDir, 5).catch(() => stopPostmaster(clusterDir, pid))
}

export async function endOf(clusterDir: string, seconds: number): Promise<void> {
  await waitUntil(() => (postgresProcessesIn(clusterDir).length === 0 ? true : undefined), {
    seconds,
    otherwise: () => new Error(`PostgreSQL in ${clusterDir} did not end within ${seconds} seconds`),
  })
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function postmasterFile(clusterDir: string): string[] | undefined {
  try {
    return readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
}

/** Every process of a cluster has the cluster's folder as its working directory. */
function postgresProcessesIn(clusterDir: string): number[] {
  const folder = realpathSync(clusterDir)
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && workingDirectory(pid) === folder && isPostgres(pid))
}

function workingDirectory(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
  } catch {
    return false
  }
}
