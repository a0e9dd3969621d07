import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type StartedProcess<Told = string> = {
  /** Message of the listening process: its address. */
  told: Told
  pid: number
  send(message: object): void
  stop(): Promise<void>
}

/**
 * Runs a server of this folder in a separate process, so that the measuring and the measured code do not
 * share a core.
 */
export async function startProcess<Told = string>(
  file: string,
  environment: Record<string, string>,
): Promise<StartedProcess<Told>> {
  const child = fork(join(import.meta.dirname, file), { env: { ...process.env, ...environment } })
  const ended = once(child, 'exit')
  const [told] = await Promise.race([
    once(child, 'message') as Promise<[Told]>,
    ended.then(([code]) => {
      throw new Error(`${file} ended with ${code} before it listened`)
    }),
  ])
  return {
    told,
    pid: child.pid ?? 0,
    send: (message) => child.send(message),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
