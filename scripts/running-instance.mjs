import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

/** The process that holds a data folder, asked over the socket by which the server claims it. */
export async function holderOf(dataDir) {
  if (!existsSync(dataDir)) return undefined
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 32)
  const socket = connect(`\0balcao-${name}`)
  socket.setTimeout(2000, () => socket.destroy(new Error('The holder is too busy to answer')))
  try {
    return await text(socket)
  } catch (error) {
    return error.code === 'ECONNREFUSED' ? undefined : 'unknown'
  }
}

/** Shuts down a PostgreSQL whose server was killed before it could. Never touches one whose server is alive. */
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
