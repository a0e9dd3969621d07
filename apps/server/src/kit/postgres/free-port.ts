import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'

/** The port remembered in the file if it is still free, so that noted addresses stay valid; else a new port. */
export async function rememberedPort(file: string): Promise<number> {
  const port = (await tryPort(remembered(file))) ?? (await tryPort(0))
  if (port === undefined) throw new Error('There is no free port on 127.0.0.1')
  writeFileSync(file, `${port}\n`)
  return port
}

export async function isFree(port: number): Promise<boolean> {
  return (await tryPort(port)) !== undefined
}

function remembered(file: string): number {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || 0
  } catch {
    return 0
  }
}

async function tryPort(port: number): Promise<number | undefined> {
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  } catch {
    return undefined
  } finally {
    server.close()
  }
}
