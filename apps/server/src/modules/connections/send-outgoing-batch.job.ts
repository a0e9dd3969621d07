import { randomUUID } from 'node:crypto'
import { defineJob } from '#define-job.ts'
import { beginBatch } from '#modules/outgoing/begin-batch.ts'
import { endBatch } from '#modules/outgoing/end-batch.ts'
import { batchTicket } from '#modules/outgoing/plan-batch.ts'
import { sendDelivery } from '#modules/outgoing/send-delivery.ts'
import { inScope } from '#scope.ts'
import { sendToVendor } from './send-to-vendor.ts'

/**
 * Sends one batch of due deliveries of one endpoint concurrently, and then lets other endpoints go first. If
 * a process dies between a call and its record, the call is repeated with the same id, which receivers have
 * to expect. An endpoint has one batch at a time, so that the last state sent to a vendor is the last one
 * read.
 */
export const sendOutgoingBatchJob = defineJob({
  ...batchTicket,
  run: async (app, { platformId, endpointId }) => {
    // Slot of this run; a concurrent run of the endpoint has a slot of its own.
    const slot = randomUUID()
    try {
      const batch = await inScope(app, platformId, (scope) => beginBatch(scope, endpointId, slot))
      if (!batch) return
      const { endpoint, deliveries } = batch
      const send = endpoint.vendor === null ? sendDelivery : sendToVendor
      const outcomes = await Promise.all(deliveries.map((delivery) => send(app, endpoint, delivery)))
      await inScope(app, platformId, (scope) => endBatch(scope, endpointId, outcomes))
    } finally {
      app.outboundSlots.leave(slot)
    }
  },
})
