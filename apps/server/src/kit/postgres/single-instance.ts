import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { makeDataFolder } from './make-data-folder.ts'
import { StartRefusal } from './start-refusal.ts'

/**
 * Holds the data folder for the life of this process. The claim is an abstract socket, which the kernel takes back
 * whatever way the process ends: unlike a file it can never be left behind. It tells its caller who holds it.
 */
export async function claimDataFolder(dataDir: string): Promise<{ release(): void }> {
  const folder = makeDataFolder(dataDir)
  const name = `\0balcao-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`
  const server = createServer((socket) => socket.on('error', () => {}).end(`${process.pid}`))
  server.listen(name)
  try {
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    const holder = await askHolder(name)
    throw new StartRefusal(
      `Balcão is already running on ${folder}${holder ? ` (process ${holder})` : ''}: stop it first, or set BALCAO_DATA_DIR and PORT to run a second one.`,
    )
  }
  server.unref()
  return { release: () => server.close() }
}

async function askHolder(name: string): Promise<string> {
  try {
    return await text(connect(name))
  } catch {
    return ''
  }
}
