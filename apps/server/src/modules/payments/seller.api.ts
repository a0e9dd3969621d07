import { z } from 'zod'
import { procedureFor, router } from '../../api/trpc.ts'
import { inReplicaScope, inScope } from '../../scope.ts'
import {
  getSale,
  listProductOptions,
  listSales,
  saleFilters,
  saleListInput,
  sumSales,
} from './sale-queries.ts'

const seller = procedureFor({ area: 'SELLER' })

export const sellerPaymentsApi = router({
  listSales: seller
    .input(saleListInput)
    .query(({ ctx, input }) =>
      inReplicaScope(ctx.app, ctx.platformId, (scope) =>
        listSales({ scope, sellerId: ctx.session.userId }, input),
      ),
    ),

  /** Totals of the whole filter; asked apart so that the rows never wait for them. */
  sumSales: seller
    .input(saleFilters)
    .query(({ ctx, input }) =>
      inReplicaScope(ctx.app, ctx.platformId, (scope) =>
        sumSales({ scope, sellerId: ctx.session.userId }, input),
      ),
    ),

  getSale: seller
    .input(z.object({ paymentId: z.uuid() }))
    .query(({ ctx, input }) =>
      inScope(ctx.app, ctx.platformId, (scope) =>
        getSale({ scope, sellerId: ctx.session.userId }, input.paymentId),
      ),
    ),

  listProductOptions: seller.query(({ ctx }) =>
    inReplicaScope(ctx.app, ctx.platformId, (scope) =>
      listProductOptions({ scope, sellerId: ctx.session.userId }),
    ),
  ),
})
