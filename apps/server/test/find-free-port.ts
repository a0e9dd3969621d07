import { randomInt } from 'node:crypto'
import { isFree } from '../src/kit/postgres/free-port.ts'

/** Below those that a system gives to outgoing connections, one of which could take it before somebody listens there. */
const lowest = 20_000
const highest = 32_000

export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest)
    if (await isFree(port)) return port
  }
}
