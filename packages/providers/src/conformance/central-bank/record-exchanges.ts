import type { ProviderTransport } from '#transport/transport.ts'

export type RecordedExchange = {
  method: string
  url: string
  sent: string | undefined
  status: number
  answered: Uint8Array
}

/** Forwards every call, and records the answered ones. */
export function recordExchanges(transport: ProviderTransport): {
  transport: ProviderTransport
  exchanges: RecordedExchange[]
} {
  const exchanges: RecordedExchange[] = []
  return {
    exchanges,
    transport: {
      ...transport,
      async send(request) {
        const answer = await transport.send(request)
        const { method, url, body: sent } = request
        if (answer.arrived === true)
          exchanges.push({ method, url, sent, status: answer.status, answered: answer.body })
        return answer
      },
    },
  }
}
