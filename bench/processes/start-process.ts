import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type StartedProcess = { url: string; stop(): Promise<void> }

/** Runs a server of this folder in a process of its own, so that what measures and what is measured do not share a core. */
export async function startProcess(
  file: string,
  environment: Record<string, string>,
): Promise<StartedProcess> {
  const child = fork(join(import.meta.dirname, file), { env: { ...process.env, ...environment } })
  const ended = once(child, 'exit')
  const [url] = await Promise.race([
    once(child, 'message') as Promise<[string]>,
    ended.then(([code]) => {
      throw new Error(`${file} ended with ${code} before it listened`)
    }),
  ])
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
