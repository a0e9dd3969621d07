import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { root } from '#scripts/project.mjs'

const name = `\0balcao-setup-${createHash('sha256').update(root).digest('hex').slice(0, 32)}`

/** Two commands started at once must not install into one folder together: the second waits for the first. */
export async function exclusively(work, onWait) {
  const callers = new Set()
  const server = createServer((socket) => {
    callers.add(socket.on('error', () => {}).on('close', () => callers.delete(socket)))
  })
  server.listen(name)
  try {
    await once(server, 'listening')
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error
    onWait()
    await endOfHolder()
    return exclusively(work, () => {})
  }
  try {
    return await work()
  } finally {
    server.close()
    for (const caller of callers) caller.destroy()
  }
}

/** The holder keeps this connection open while it works; the kernel closes it if the holder is killed. */
async function endOfHolder() {
  const socket = connect(name).on('error', () => {})
  socket.resume()
  await new Promise((resolve) => socket.on('close', resolve))
}
