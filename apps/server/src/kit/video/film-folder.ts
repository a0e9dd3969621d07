import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'balcao-film-'
const pidFile = 'encoder.pid'
const freeBytesLeast = 1_000_000_000

/** Whether the disk for temporary files has room for this film and one rendition. */
export async function hasRoomFor(filmBytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(tmpdir())
  return bavail * bsize >= 2 * filmBytes + freeBytesLeast
}

/** A folder for one film. Removes the folders that dead processes have left, and ends their encoders. */
export async function openFilmFolder(): Promise<{
  path: string
  noteEncoder: (pid: number | undefined) => Promise<void>
  remove: () => Promise<void>
}> {
  for (const name of await readdir(tmpdir())) {
    const [, pid] = /^balcao-film-(\d+)-/.exec(name) ?? []
    if (pid !== undefined && Number(pid) !== process.pid && !isAlive(Number(pid)))
      await removeLeft(join(tmpdir(), name))
  }
  const path = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`))
  return {
    path,
    noteEncoder: (pid) => writeFile(join(path, pidFile), String(pid ?? '')),
    remove: () => rm(path, { recursive: true, force: true }),
  }
}

async function removeLeft(folder: string): Promise<void> {
  const pid = Number(await readFile(join(folder, pidFile), 'utf8').catch(() => ''))
  // The process id may belong to another program by now.
  const command = pid > 0 ? await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '') : ''
  if (command.includes(folder)) process.kill(pid, 'SIGKILL')
  await rm(folder, { recursive: true, force: true })
}

function isAlive(pid: number): boolean {
  if (existsSync('/proc')) return existsSync(`/proc/${pid}`)
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
