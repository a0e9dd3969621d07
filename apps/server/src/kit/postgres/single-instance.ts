import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, realpathSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { makeDataFolder } from './make-data-folder.ts'
import { StartRefusal } from './start-refusal.ts'
import { waitUntil } from './wait-until.ts'

export type DataFolderClaim = {
  /** Makes a next start wait for our end instead of being refused. */
  announceStop(): void
  release(): void
}

/**
 * Holds the data folder for the life of this process. The claim is an abstract socket, which the kernel removes however
 * the process ends, so unlike a file it is never left behind. It tells callers which process holds it.
 */
export async function claimDataFolder(dataDir: string): Promise<DataFolderClaim> {
  const folder = makeDataFolder(dataDir)
  const name = socketOf(folder)
  let answer = `${process.pid}`
  const server = createServer((socket) => socket.on('error', () => {}).end(answer))
  const announceStop = () => {
    answer = `${process.pid} stopping`
  }
  await waitUntil(() => tryToListen(server, name, folder), {
    seconds: 60,
    otherwise: () =>
      new StartRefusal(`The Balcão that runs on ${folder} takes long to stop: try again in a while.`),
  })
  server.unref()
  // The launcher was killed, which counts as a stop.
  process.once('disconnect', announceStop)
  return { announceStop, release: () => server.close() }
}

/** The process that holds the folder, and whether it is stopping; undefined if no process runs on it. */
export async function findHolder(dataDir: string): Promise<string | undefined> {
  return existsSync(dataDir) ? askHolder(socketOf(realpathSync(dataDir))) : undefined
}

function socketOf(folder: string): string {
  return `\0balcao-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`
}

async function tryToListen(server: Server, name: string, folder: string): Promise<true | undefined> {
  try {
    server.listen(name)
    await once(server, 'listening')
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
  }
  const holder = await askHolder(name)
  if (holder === undefined || holder.endsWith(' stopping')) return undefined
  throw new StartRefusal(
    `Balcão is already running on ${folder} (process ${holder}): stop it first, or set BALCAO_DATA_DIR and PORT to run a second one.`,
  )
}

/** Undefined when the process ended between the two questions. */
async function askHolder(name: string): Promise<string | undefined> {
  const socket = connect(name)
  let isTooBusy = false
  socket.setTimeout(2000, () => {
    isTooBusy = true
    socket.destroy()
  })
  try {
    return (await text(socket)) || undefined
  } catch {
    return isTooBusy ? 'too busy to say its number' : undefined
  }
}
