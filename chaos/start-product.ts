import { join } from 'node:path'
import { keepRunning, type RunningProcess } from '@balcao/server/processes/keep-running'

export type Product = {
  processes: readonly RunningProcess[]
  stop(): Promise<void>
}

/**
 * The program of `npm start`; the set-up of `npm run chaos` and of `npm test` has built it. Its processes
 * start in a third of the time.
 */
const builtProgram = join(import.meta.dirname, '../apps/server/dist/main.js')
const webProcesses = 2
const workers = 2

/** The processes of the product, each restarted when it dies. */
export async function startProduct(
  environment: Record<string, string>,
  program = builtProgram,
): Promise<Product> {
  const run = (kind: 'web' | 'worker') =>
    keepRunning({
      kind,
      program,
      environment: { ...environment, BALCAO_LIMITS_SHARED_BY: String(webProcesses) },
      report: () => {},
    })
  const processes = [
    ...Array.from({ length: workers }, () => run('worker')),
    ...Array.from({ length: webProcesses }, () => run('web')),
  ]
  await Promise.all(processes.map(({ ready }) => ready))
  return {
    processes,
    stop: async () => {
      await Promise.all(processes.map((each) => each.stop()))
    },
  }
}
