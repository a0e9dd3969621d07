import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { StartRefusal } from '#kit/postgres/start-refusal.ts'
import { isReadyMessage, type MetricsAnswer, type MetricsQuestion, type ProcessKind } from './process-kind.ts'

export type RunningProcess = {
  kind: ProcessKind
  /** Rejects when the process ends before it is ready. */
  ready: Promise<void>
  pid(): number | undefined
  /** Metrics of the process; empty if it has just ended or does not answer in time. */
  metrics(): Promise<string>
  stop(): Promise<void>
}

type KeepRunningOptions = {
  kind: ProcessKind
  /** The file that the process runs. */
  program: string
  environment: Record<string, string>
  report(line: string): void
  /** False if the start does not wait for this process: it is then restarted even if it was never ready. */
  isNeeded?: boolean
}

const firstPauseMs = 1_000
const longestPauseMs = 30_000
/** A process that lived this long before it died is able to run. */
const provenMs = 60_000
const stopPatienceMs = 20_000
const metricsPatienceMs = 5_000
/**
 * By default Node keeps up to 64 MB in each process for young objects, most of them needed only while it loads. A
 * quarter of that does not slow purchases. By default garbage among old objects may also grow to the size of the
 * objects in use before a collection; at 50 MB in use, 30 % is enough.
 */
const execArgv = [...process.execArgv, '--max-semi-space-size=8', '--heap-growing-percent=30']
/**
 * The C library raises this threshold by itself, and then keeps memory that the compiler of hot functions needed once: up to 40
 * MB in each process.
 */
const memoryKeptFree = { MALLOC_TRIM_THRESHOLD_: String(128 * 1024) }

/** Runs a process, and starts another after a pause whenever it ends by itself after it was ready. */
export function keepRunning({
  kind,
  program,
  environment,
  report,
  isNeeded = true,
}: KeepRunningOptions): RunningProcess {
  const stopAsked = new AbortController()
  let isProven = !isNeeded
  let child = spawnProcess({ kind, program, environment })
  const run = async (): Promise<void> => {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      const startedAt = performance.now()
      const how = await endOf(child)
      if (stopAsked.signal.aborted || !isProven) return
      if (performance.now() - startedAt > provenMs) pauseMs = firstPauseMs
      report(`The ${kind} process ${child.pid} ended (${how}): starting another in ${pauseMs / 1000} s`)
      await pause(pauseMs, undefined, { signal: stopAsked.signal }).catch(() => {})
      if (stopAsked.signal.aborted) return
      child = spawnProcess({ kind, program, environment })
    }
  }
  const running = run()
  const ready = Promise.race([readinessOf(child), running]).then((isReady) => {
    if (!isReady) throw new StartRefusal(`The ${kind} process did not start: the lines above say why.`)
    isProven = true
  })
  // A caller that stops the process before it is ready does not await this promise.
  ready.catch(() => {})
  return {
    kind,
    ready,
    pid: () => child.pid,
    metrics: () => askForMetrics(child),
    async stop() {
      stopAsked.abort()
      child.kill('SIGTERM')
      const patience = setTimeout(() => child.kill('SIGKILL'), stopPatienceMs)
      await running
      clearTimeout(patience)
    },
  }
}

function spawnProcess({
  kind,
  program,
  environment,
}: Omit<KeepRunningOptions, 'report' | 'isNeeded'>): ChildProcess {
  // The compile cache of the tools that started this process is not passed on: a program that benefits from a cache
  // enables its own.
  const env = {
    ...process.env,
    ...memoryKeptFree,
    ...environment,
    BALCAO_PROCESS: kind,
    NODE_COMPILE_CACHE: undefined,
  }
  const child = fork(program, { env, execArgv })
  // In `npm run dev` Node learns from these messages which files to watch. It receives only those of its own child,
  // so they are forwarded.
  child.on('message', (message) => {
    if (!isReadyMessage(message) && !isMetricsAnswer(message)) process.send?.(message)
  })
  return child
}

async function endOf(child: ChildProcess): Promise<string> {
  const [code, signal] = await once(child, 'exit')
  return signal ?? `code ${code}`
}

function readinessOf(child: ChildProcess): Promise<true> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (isReadyMessage(message)) resolve(true)
    })
  })
}

let metricsAsked = 0

function askForMetrics(child: ChildProcess): Promise<string> {
  metricsAsked += 1
  const question: MetricsQuestion = { metricsAsked }
  return new Promise((resolve) => {
    const end = (metrics: string) => {
      clearTimeout(patience)
      child.off('message', listen)
      resolve(metrics)
    }
    const listen = (message: unknown) => {
      if (isMetricsAnswer(message) && message.metricsAsked === question.metricsAsked) end(message.metrics)
    }
    const patience = setTimeout(() => end(''), metricsPatienceMs)
    child.on('message', listen)
    child.send(question, (error) => {
      if (error) end('')
    })
  })
}

function isMetricsAnswer(message: unknown): message is MetricsAnswer {
  return typeof message === 'object' && message !== null && 'metricsAsked' in message
}
