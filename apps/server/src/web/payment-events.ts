import type { FastifyInstance } from 'fastify'
import type { App } from '#app.ts'
import { openEventStream } from '#kit/live/sse.ts'
import { paymentTopic } from '#modules/payments/core/payment-topic.ts'
import { getPaymentView } from '#modules/payments/views/get-payment-view.ts'
import { inScope } from '#scope.ts'
import { viewerOf } from './viewer-of.ts'

/** The live stream of the payment page: the view now, and again each time anything about the payment changes. */
export async function paymentEvents(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  server.get<{ Params: { paymentId: string } }>('/api/payments/:paymentId/events', async (request, reply) => {
    const { platformId } = request
    const { paymentId } = request.params
    const viewer = await viewerOf(app, request)
    const view = () => inScope(app, platformId, (scope) => getPaymentView(scope, paymentId, viewer))
    // Read once before the stream opens, so that an unknown payment is answered 404.
    await view()
    return openEventStream(request, reply, (stream) => {
      let isReading = false
      let hasChanged = false
      // One read at a time: of two parallel reads the older could arrive last and stay on the page.
      const sendView = async () => {
        hasChanged = true
        if (isReading) return
        isReading = true
        try {
          while (hasChanged) {
            hasChanged = false
            stream.send('payment', await view())
          }
        } catch (error) {
          app.log.error({ error }, 'A payment could not be read for its live page')
          stream.close()
        }
        isReading = false
      }
      const unwatch = app.live.watch(paymentTopic(paymentId), () => void sendView())
      void sendView()
      return unwatch
    })
  })
}
