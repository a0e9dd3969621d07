import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PostgresBinaries } from './postgres-binaries.ts'
import type { PostgresHome } from './postgres-home.ts'
import { endOf, isReady, signal, stopPostmasterGently } from './postmaster.ts'
import { waitUntil } from './wait-until.ts'

export type ClusterProcess = {
  /** Resolves when PostgreSQL ends, by `stop` or by itself. */
  ended: Promise<void>
  stop(): Promise<void>
  kill9(): void
}

export type ClusterOptions = {
  home: PostgresHome
  binaries: PostgresBinaries
  settings: Record<string, string>
}

/**
 * An environment without our variables: PGPORT or PGOPTIONS in a person's shell must not change the cluster.
 */
export const postgresEnvironment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

const largestLog = 10 * 1024 * 1024

export async function runCluster({ home, binaries, settings }: ClusterOptions): Promise<ClusterProcess> {
  const clusterDir = join(home.path, 'data')
  const logFile = join(home.path, 'postgres.log')
  if (existsSync(logFile) && statSync(logFile).size > largestLog) renameSync(logFile, `${logFile}.old`)
  const log = openSync(logFile, 'a', 0o600)
  const logStart = statSync(logFile).size
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // A process group of its own keeps the terminal's Ctrl-C away: the server first finishes its requests, then
  // stops PostgreSQL.
  const child = spawn(binaries.postgres, ['-D', clusterDir, ...flags], {
    ...home.owner,
    cwd: home.path,
    env: postgresEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const ended = endOfChild(child)
  child.unref()

  const pid = child.pid
  if (pid === undefined) throw new Error(`PostgreSQL could not be run: ${binaries.postgres}`)
  await waitUntil(() => (hasEnded(child) || isReady(clusterDir, pid) ? true : undefined), {
    seconds: 120,
    otherwise: () => {
      signal(pid, 'SIGQUIT')
      return new Error(`PostgreSQL is not ready after two minutes; its log is ${logFile}`)
    },
  })
  if (hasEnded(child)) throw new Error(`PostgreSQL ended while starting: ${complaint(logFile, logStart)}`)

  let stopping: Promise<void> | undefined
  return {
    ended,
    stop: () => {
      stopping ??= hasEnded(child) ? endOf(clusterDir, 30) : stopPostmasterGently(clusterDir, pid)
      return stopping
    },
    kill9: () => {
      if (!hasEnded(child)) signal(pid, 'SIGKILL')
    },
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

function endOfChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
}

function complaint(logFile: string, from: number): string {
  const lines = readFileSync(logFile).subarray(from).toString().trim().split('\n')
  const fatal = lines.find((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1)
  return `${fatal || 'no word of it in its log'} (${logFile})`
}
