import { dateRanges } from '@balcao/domain/options/date-ranges'
import { z } from 'zod'
import { procedureFor, router } from '../../api/trpc.ts'
import { inReplicaScope } from '../../scope.ts'
import { sellerDashboard } from './seller-dashboard.ts'

export const sellerReportsApi = router({
  dashboard: procedureFor({ area: 'SELLER' })
    .input(z.object({ range: z.enum(dateRanges).default('30'), productId: z.uuid().optional() }))
    .query(({ ctx, input }) =>
      inReplicaScope(ctx.app, ctx.platformId, (scope) =>
        sellerDashboard({ scope, sellerId: ctx.session.userId }, input),
      ),
    ),
})
