import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

/** Waits for a holder that is stopping, so that a start right after a stop is not refused. */
export async function lastingHolderOf(dataDir, report) {
  let holder = await holderOf(dataDir)
  if (holder?.endsWith(' stopping')) report('Waiting for the running one to stop')
  for (let tries = 0; tries < 600 && holder?.endsWith(' stopping'); tries += 1) {
    await pause(100)
    holder = await holderOf(dataDir)
  }
  return holder
}

/**
 * The process that holds a data folder, and whether it is stopping. The answer comes over the socket by which
 * the server claims the folder.
 */
export async function holderOf(dataDir) {
  if (!existsSync(dataDir)) return undefined
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 32)
  const socket = connect(`\0balcao-${name}`)
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

/** Stops a PostgreSQL whose server was killed before it could. Never touches one whose server is alive. */
export async function stopOrphanedPostgres(dataDir) {
  if ((await holderOf(dataDir)) !== undefined) return
  const clusterDir = `${dataDir}/postgres/data`
  const orphan = orphanIn(clusterDir)
  if (orphan === undefined) return
  process.kill(orphan, 'SIGINT')
  for (let tries = 0; tries < 600 && orphanIn(clusterDir) !== undefined; tries += 1) await pause(50)
}

function orphanIn(clusterDir) {
  try {
    const pid = Number(readFileSync(`${clusterDir}/postmaster.pid`, 'utf8').split('\n')[0])
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterDir) ? pid : undefined
  } catch {
    return undefined
  }
}
