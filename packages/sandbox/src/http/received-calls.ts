import type { FastifyRequest } from 'fastify'
import type { Operation } from '#core/faults.ts'
import { maskRawBody } from './mask.ts'

/** A call as shown on the play bank's page: masked, and without headers that contain a key. */
export type ReceivedCall = {
  acquirer: string
  operation: Operation
  method: string
  path: string
  body: string
  at: string
  status: number | null
  fault: string | null
}

export type ReceivedCalls = {
  note(call: { acquirer: string; operation: Operation; request: FastifyRequest; fault: string | null }): {
    answered(status: number): void
  }
  list(acquirer?: string): ReceivedCall[]
}

const rememberedPerAcquirer = 200

export function rememberReceivedCalls({ now }: { now(): Date }): ReceivedCalls {
  const byAcquirer = new Map<string, ReceivedCall[]>()

  return {
    note({ acquirer, operation, request, fault }) {
      const calls = byAcquirer.get(acquirer) ?? []
      byAcquirer.set(acquirer, calls)
      const call: ReceivedCall = {
        acquirer,
        operation,
        method: request.method,
        path: request.url
          .replace(`/acquirers/${acquirer}`, '')
          .replace(/(api_token|token|key)=[^&]*/gi, '$1=••••'),
        body:
          typeof request.body === 'string' && request.body !== ''
            ? maskRawBody(request.body, { isForm: true })
            : '',
        at: now().toISOString(),
        status: null,
        fault,
      }
      calls.push(call)
      if (calls.length > rememberedPerAcquirer) calls.shift()
      return {
        answered(status) {
          call.status = status
        },
      }
    },
    list: (acquirer) =>
      acquirer === undefined ? [...byAcquirer.values()].flat() : [...(byAcquirer.get(acquirer) ?? [])],
  }
}
