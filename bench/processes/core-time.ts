import { readdir, readFile } from 'node:fs/promises'
import type postgres from 'postgres'

/** Linux counts the time of a process in hundredths of a second. */
const tickMs = 10

/** Core time of all processes of the database server, including those that have ended. */
export async function databaseMs(owner: postgres.Sql): Promise<number> {
  const [row] = await owner<{ file: string }[]>`select pg_read_file('postmaster.pid') as file`
  const postmaster = Number.parseInt(row?.file ?? '', 10)
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const parents = await Promise.all(processes.map(async (pid) => (await statOf(pid))?.[parentPlace]))
  const children = processes.filter((_, index) => parents[index] === postmaster)
  const ended = (await statOf(postmaster))?.slice(endedPlace, endedPlace + 2) ?? []
  return (await coreMs([postmaster, ...children])) + ended.reduce((sum, ticks) => sum + ticks, 0) * tickMs
}

/** Milliseconds that these processes spent on a core. */
export async function coreMs(pids: readonly number[]): Promise<number> {
  const ticks = await Promise.all(
    pids.map(async (pid) => {
      const [user = 0, system = 0] = (await statOf(pid))?.slice(ownPlace, ownPlace + 2) ?? []
      return user + system
    }),
  )
  return ticks.reduce((sum, each) => sum + each, 0) * tickMs
}

/** Places in /proc/…/stat, counted from the state, which follows the name in parentheses. */
const parentPlace = 1
const ownPlace = 11
const endedPlace = 13

async function statOf(pid: number): Promise<number[] | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  return stat
    ?.slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
}
