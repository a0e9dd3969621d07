import { z } from 'zod'
import { publicProcedure, router } from '#rpc/trpc.ts'
import { inScope } from '#scope.ts'
import { announcePurchase } from './telling/announce-purchase.ts'
import { browserOf } from './views/browser-of.ts'
import { paymentViewer } from './views/payment-viewer.ts'

const announceLimit = { name: 'announce purchase', perMinute: 30, burst: 30 }

export const trackingApi = router({
  announcePurchase: publicProcedure.input(z.object({ paymentId: z.uuid() })).mutation(({ ctx, input }) => {
    const { app, platformId, session, request } = ctx
    app.limits.spend(announceLimit, input.paymentId)
    const viewer = paymentViewer(app, { session, browser: browserOf(platformId, request) })
    return inScope(app, platformId, (scope) => announcePurchase(scope, input.paymentId, viewer))
  }),
})
