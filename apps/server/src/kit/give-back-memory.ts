import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Gives the machine back what only the start of a process needed. Loading thousands of sources leaves Node's heap half empty, and left to
 * itself Node keeps the empty half; this collection also moves what is left together.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: NonNullable<typeof globalThis.gc> = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
