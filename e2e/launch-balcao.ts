import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { testFoldersRoot } from '@balcao/server/kit/postgres/test-cluster'
import { findFreePort } from '@balcao/server/test/find-free-port'

const root = join(import.meta.dirname, '..')

export type Launched = {
  launcher: ChildProcess
  /** Both output streams so far. */
  output(): string
  /** Settles with the exit code once the process has ended and its output is complete. */
  ended: Promise<number | null>
  /** Settles once the server answers; fails with its output if it ends before. */
  ready: Promise<void>
}

/**
 * Runs the command behind `npm start` in a separate process, with the given environment on top of the test's.
 */
export function launchBalcao(environment: Record<string, string>): Launched {
  return launch('start.mjs', [], environment)
}

export type LaunchedDemo = { port: number; stop(): Promise<void> }

/** The whole demo in its own data folder, ready for use; `stop` leaves nothing behind. */
export async function launchDemo({ sales }: { sales: number }): Promise<LaunchedDemo> {
  const dataDir = realpathSync(mkdtempSync(join(testFoldersRoot, 'balcao-demo-')))
  // PostgreSQL's own user has to be able to enter the folder.
  chmodSync(dataDir, 0o755)
  const port = await findFreePort()
  const { ready, ended, launcher } = launchBalcao({
    BALCAO_DATA_DIR: dataDir,
    PORT: String(port),
    BALCAO_DEMO: 'true',
    BALCAO_DEMO_SALES: String(sales),
  })
  await ready
  return {
    port,
    async stop() {
      launcher.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export function launch(script: string, args: string[], environment: Record<string, string>): Launched {
  const launcher = spawn(process.execPath, [join(root, 'scripts', script), ...args], {
    cwd: root,
    // A machine that runs other tests may pause, which must not count as overload.
    env: { ...process.env, MAX_LOOP_DELAY_MS: '600000', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let words = ''
  for (const stream of [launcher.stdout, launcher.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      words += text
    })
  const output = () => words
  const ended = once(launcher, 'close').then(([code]) => code as number | null)
  const ready = new Promise<void>((resolve, reject) => {
    const look = () => words.includes(`localhost:${environment.PORT}`) && resolve()
    launcher.stdout.on('data', look)
    void ended.then(() => reject(new Error(`It ended before it was ready:\n${words}`)))
  })
  // A story about a refused start awaits the end, not this promise.
  ready.catch(() => {})
  return { launcher, output, ended, ready }
}

/** The processes of a data folder: PostgreSQL's have it as working directory, the server's in their environment. */
export function processesOf(dataDir: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid)
    .filter((pid) => isWorkingIn(pid, dataDir) || isServerOf(pid, dataDir))
}

export type Part = 'server' | 'web' | 'worker' | 'acquirers'

/** The server, which starts the others and holds the data folder, and its child processes. */
export function partsOf(dataDir: string, part: Part): number[] {
  return processesOf(dataDir).filter((pid) => isServerOf(pid, dataDir) && partPlayedBy(pid) === part)
}

export function serverOf(dataDir: string): number {
  const [server] = partsOf(dataDir, 'server')
  if (server === undefined) throw new Error(`No server runs on ${dataDir}`)
  return server
}

export function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])
}

/** Connects as PostgreSQL's owner, beside the server. */
export function databaseUrlOf(dataDir: string): string {
  const read = (name: string) => readFileSync(join(dataDir, 'postgres', name), 'utf8').trim()
  return `postgres://balcao:${read('password')}@127.0.0.1:${read('port')}/balcao`
}

function isWorkingIn(pid: number, dataDir: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`).startsWith(join(dataDir, 'postgres'))
  } catch {
    return false
  }
}

function isServerOf(pid: number, dataDir: string): boolean {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return (
      command.includes('apps/server/dist/main.js') &&
      environmentOf(pid).includes(`BALCAO_DATA_DIR=${dataDir}`)
    )
  } catch {
    return false
  }
}

function partPlayedBy(pid: number): string {
  const [, part] =
    environmentOf(pid)
      .find((line) => line.startsWith('BALCAO_PROCESS='))
      ?.split('=') ?? []
  return part ?? 'server'
}

function environmentOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
}
