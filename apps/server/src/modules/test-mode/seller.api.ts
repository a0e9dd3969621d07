import { visitorOf } from '#modules/accounts/doors/visitor.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { procedureFor, router } from '#rpc/trpc.ts'
import { clockInput } from './clock.input.ts'
import { advanceTestClock, readTestClock } from './clock.ts'
import { enterTestMode } from './enter-test-mode.ts'
import { readTimeline, readUpcoming } from './read-timeline.ts'
import { resetTestMode } from './reset-test-mode.ts'
import { timelineInput } from './timeline.input.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerTestModeApi = router({
  enter: procedureFor({ area: 'SELLER' }).mutation(({ ctx }) =>
    enterTestMode({ app: ctx.app, session: ctx.session, ip: ctx.ip, origin: visitorOf(ctx).origin }),
  ),
  reset: procedureFor({ area: 'SELLER' }).mutation(({ ctx }) => resetTestMode(ctx)),
  clock: seller.read(readTestClock),
  advance: seller.write(clockInput, advanceTestClock),
  timeline: seller.read(timelineInput, readTimeline),
  upcoming: seller.read(readUpcoming),
})
