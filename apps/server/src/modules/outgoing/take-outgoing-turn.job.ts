import { randomUUID } from 'node:crypto'
import { defineJob } from '#define-job.ts'
import { inScope } from '#scope.ts'
import { beginTurn } from './begin-turn.ts'
import { endTurn } from './end-turn.ts'
import { turnTicket } from './plan-turn.ts'
import { sendDelivery } from './send-delivery.ts'

/**
 * One turn of one endpoint: some of its due deliveries, concurrently, and then other endpoints. A process
 * that dies after a call and before its record calls again with the same id, as receivers are told to expect.
 */
export const takeOutgoingTurnJob = defineJob({
  ...turnTicket,
  run: async (app, { platformId, endpointId }) => {
    // A slot of this very run: the endpoint may be in another run's turn, which keeps its own.
    const slot = randomUUID()
    try {
      const turn = await inScope(app, platformId, (scope) => beginTurn(scope, endpointId, slot))
      if (!turn) return
      const { endpoint, deliveries } = turn
      const outcomes = await Promise.all(deliveries.map((delivery) => sendDelivery(app, endpoint, delivery)))
      await inScope(app, platformId, (scope) => endTurn(scope, endpointId, outcomes))
    } finally {
      app.outboundSlots.leave(slot)
    }
  },
})
