import { randomInt } from 'node:crypto'
import { isFree } from '#kit/postgres/free-port.ts'

/**
 * Below the ephemeral ports, one of which could be taken by an outgoing connection before the server listens.
 */
const lowest = 20_000
const highest = 32_000

export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest)
    if (await isFree(port)) return port
  }
}
