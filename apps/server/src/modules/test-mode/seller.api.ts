import { visitorOf } from '#modules/accounts/doors/visitor.ts'
import { procedureFor, router } from '#rpc/trpc.ts'
import { enterTestMode } from './enter-test-mode.ts'

export const sellerTestModeApi = router({
  enter: procedureFor({ area: 'SELLER' }).mutation(({ ctx }) =>
    enterTestMode({ app: ctx.app, session: ctx.session, ip: ctx.ip, origin: visitorOf(ctx).origin }),
  ),
})
