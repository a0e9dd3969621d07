import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from '@opentelemetry/api'

/** The trace of the running code. Never set while tracing is off. */
export const currentTrace = new AsyncLocalStorage<{
  traceId: string
  context: Context
  /** The request in which the trace began; its line in the log names the trace of the sale. */
  request?: TracedRequest | undefined
}>()

export type TracedRequest = { traceId: string }
