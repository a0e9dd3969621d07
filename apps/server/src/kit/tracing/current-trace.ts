import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from '@opentelemetry/api'

/** The trace that the running code belongs to. Nothing is ever stored here while tracing is off. */
export const currentTrace = new AsyncLocalStorage<{
  traceId: string
  context: Context
  /** The request that all of it began with; its line in the log names the trace of the sale. */
  request?: TracedRequest | undefined
}>()

export type TracedRequest = { traceId: string }
