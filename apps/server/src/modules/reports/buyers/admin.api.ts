import { writeAudit } from '#modules/platforms/write-audit.ts'
import { readingAs } from '#rpc/own-sellers.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { procedureFor, router } from '#rpc/trpc.ts'
import { inScope } from '#scope.ts'
import { buyerInput, findBuyersInput } from './buyer.input.ts'
import { findBuyers } from './find-buyers.ts'
import { getBuyer } from './get-buyer.ts'

const access = { area: 'ADMIN', permission: 'isSalesAvailable' } as const
const staff = proceduresFor(access)

/** Buyers, for the staff who answer them. */
export const adminBuyersApi = router({
  find: staff.readLagging(findBuyersInput, findBuyers),
  /**
   * Logged in a transaction of its own: staff limited to some sellers read with a database role that cannot
   * write.
   */
  get: procedureFor(access, 'seen')
    .input(buyerInput)
    .query(async ({ ctx: { app, session, ip }, input }) => {
      const { platformId, userId } = session
      const buyer = await readingAs(session, inScope)(app, platformId, (scope) =>
        getBuyer({ ...scope, session, ip }, input),
      )
      await inScope(app, platformId, (scope) =>
        writeAudit(scope, { userId, ip }, { action: 'buyer.read', subject: input.orderId, detail: {} }),
      )
      return buyer
    }),
})
