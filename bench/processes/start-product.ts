import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { keepRunning } from '@balcao/server/processes/keep-running'

export type Product = {
  url: string
  /** Ids of the web processes and the worker. */
  pids(): number[]
  /** Runs the given work while the worker is stopped; its due jobs run afterwards. */
  withoutWorker<T>(work: () => Promise<T>): Promise<T>
  stop(): Promise<void>
}

/** The program of `npm start`; the set-up of `npm run bench` has built it. */
const program = join(import.meta.dirname, '../../apps/server/dist/main.js')

/** The product in the processes of `npm start`: a web process for each core, sharing a port, and a worker. */
export async function startProduct(environment: Record<string, string>): Promise<Product> {
  const port = await freePort()
  const webProcesses = availableParallelism()
  const run = (kind: 'web' | 'worker') =>
    keepRunning({
      kind,
      program,
      environment: {
        ...environment,
        HOST: '127.0.0.1',
        PORT: String(port),
        BALCAO_LIMITS_SHARED_BY: String(webProcesses),
        BALCAO_CHARGES_SHARED_BY: String(webProcesses + 1),
      },
      report: (line) => console.error(line),
    })
  const worker = run('worker')
  const all = [worker, ...Array.from({ length: webProcesses }, () => run('web'))]
  await Promise.all(all.map(({ ready }) => ready))
  const signal = (name: NodeJS.Signals) => process.kill(worker.pid() ?? 0, name)
  return {
    url: `http://127.0.0.1:${port}`,
    pids: () => all.flatMap((each) => each.pid() ?? []),
    async withoutWorker(work) {
      signal('SIGSTOP')
      try {
        return await work()
      } finally {
        signal('SIGCONT')
      }
    },
    stop: async () => {
      await Promise.all(all.map((each) => each.stop()))
    },
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
