import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { anticipations } from '#db/schema/anticipations.ts'
import { anAnticipationPlan } from '#demo/an-anticipation.ts'
import { acceptCounter } from '#modules/anticipations/accept-counter.ts'
import { asSeller, asStaff } from '#modules/anticipations/anticipation-viewer.ts'
import { approveAnticipation } from '#modules/anticipations/approve-anticipation.ts'
import { getAnticipation } from '#modules/anticipations/get-anticipation.ts'
import { quoteAnticipation } from '#modules/anticipations/quote-anticipation.ts'
import { requestAnticipation } from '#modules/anticipations/request-anticipation.ts'
import { settleAnticipations } from '#modules/anticipations/settle-anticipations.job.ts'
import type { Caller } from '#rpc/caller.ts'
import { aCashier } from './a-cashier.ts'
import { aStall, type StallWishes } from './a-stall.ts'
import { callAs } from './call-as.ts'
import type { TestApp } from './test-app.ts'

type IdInput = { anticipationId: string }
type PlanWishes = Parameters<typeof anAnticipationPlan>[1]

/** A seller's share of a sale of a hundred reais: 5.99 % and 2.49 go to the platform. */
export const share = 9_152

/** A seller whose sales are released after twenty days and can be anticipated, and the staff who decide. */
export async function anEarlySeller(world: TestApp, plan: PlanWishes = {}, wishes: StallWishes = {}) {
  const { app, platformId } = world
  const stall = await aStall(world, { releaseDays: 20, ...wishes })
  await stall.within((scope) => anAnticipationPlan(scope, { userId: stall.seller.id, ...plan }))
  const call = callAs(world, { userId: stall.seller.id, role: 'SELLER' })
  const staff = await aCashier(world)
  const look = (anticipationId: string) =>
    staff.call((caller: Caller, input: IdInput) => getAnticipation(asStaff(caller), input), {
      anticipationId,
    })
  const quote = async (lotIds?: string[]) => {
    const quoted = await call(quoteAnticipation, { lotIds })
    if (!quoted) throw new Error('Nothing is offered')
    return quoted
  }
  return {
    ...stall,
    call,
    staff,
    look,
    quote,
    lotsOf: async (paymentId: string): Promise<string[]> => {
      const rows = await world.owner`select id from balance_lots where payment_id = ${paymentId}
        and user_id = ${stall.seller.id} order by kind`
      return rows.map(({ id }) => String(id))
    },
    see: (anticipationId: string) =>
      call((caller: Caller, input: IdInput) => getAnticipation(asSeller(caller), input), { anticipationId }),
    /** Requests all lots of the quote, or the given ones, at the price shown. */
    request: async (lotIds?: string[], requestId = randomUUID()): Promise<string> => {
      const { lots, netCents } = await quote(lotIds)
      const chosen = lots.filter(({ isChosen }) => isChosen).map(({ lotId }) => lotId)
      return (await call(requestAnticipation, { requestId, lotIds: chosen, netCents })).anticipationId
    },
    approve: async (anticipationId: string, seen?: number) => {
      const grossCents = seen ?? (await look(anticipationId)).now?.grossCents ?? 0
      return staff.call(approveAnticipation, { anticipationId, grossCents })
    },
    accept: async (anticipationId: string) => {
      const netCents = (await look(anticipationId)).now?.netCents ?? 0
      return call(acceptCounter, { anticipationId, netCents })
    },
    settle: () => settleAnticipations(app, platformId),
    stateOf: async (anticipationId: string) => {
      const [found] = await stall.within(({ tx }) =>
        tx.select().from(anticipations).where(eq(anticipations.id, anticipationId)),
      )
      return found?.state
    },
  }
}
