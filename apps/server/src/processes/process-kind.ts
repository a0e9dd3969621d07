import type { App } from '#app.ts'

const processKinds = ['acquirers', 'worker', 'web'] as const
export type ProcessKind = (typeof processKinds)[number]

export function isProcessKind(name: string | undefined): name is ProcessKind {
  return processKinds.some((kind) => kind === name)
}

/** Message of a process to the launcher once it is ready. */
export type ReadyMessage = { isReady: true }

export function isReadyMessage(message: unknown): message is ReadyMessage {
  return typeof message === 'object' && message !== null && 'isReady' in message
}

/** Question of the launcher for the metrics of a process, and the answer. */
export type MetricsQuestion = { metricsAsked: number }
export type MetricsAnswer = { metricsAsked: number; metrics: string }

/** Starts the work of a kind of process, and registers how to stop it. */
export type StartPart = (
  app: App,
  process: { ownerUrl: string; stops: (() => unknown)[]; report(line: string): void },
) => Promise<void>
