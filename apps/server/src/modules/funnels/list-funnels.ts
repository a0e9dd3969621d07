import { isDeepStrictEqual } from 'node:util'
import { funnelStates } from '@balcao/domain/checkout/upsell-funnel'
import { and, eq, ilike, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { offers, products } from '#db/schema/catalog.ts'
import { upsellFunnels, upsellFunnelVersions } from '#db/schema/funnels.ts'
import type { Caller } from '#rpc/caller.ts'
import { sumShowings } from './sum-showings.ts'
import { wholeSteps } from './whole-steps.ts'

const funnelOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [upsellFunnels.createdAt, upsellFunnels.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const funnelListInput = z.strictObject({
  search: z.string().trim().max(100).optional(),
  state: z.enum(funnelStates).optional(),
  ...pageInput(funnelOrders),
})
type ListInput = z.output<typeof funnelListInput>

/** The caller's own funnels, the newest first. */
export function listFunnels(caller: Caller, { search, state, ...page }: ListInput) {
  return pageOfFunnels(
    caller,
    page,
    and(
      state && eq(upsellFunnels.state, state),
      search ? ilike(upsellFunnels.name, containing(search)) : undefined,
    ),
  )
}

export async function pageOfFunnels(
  caller: Caller,
  page: Pick<ListInput, 'sort' | 'cursor' | 'limit'>,
  wanted: SQL | undefined,
) {
  const { rows, nextCursor } = await pageOf(funnelOrders, page, ({ place, after, orderBy, limit }) =>
    caller.tx
      .select({
        funnel: upsellFunnels,
        offerTitle: offers.title,
        productName: products.name,
        currency: products.currency,
        published: upsellFunnelVersions.steps,
        place,
      })
      .from(upsellFunnels)
      .innerJoin(offers, eq(offers.id, upsellFunnels.offerId))
      .innerJoin(products, eq(products.id, offers.productId))
      .leftJoin(
        upsellFunnelVersions,
        and(
          eq(upsellFunnelVersions.funnelId, upsellFunnels.id),
          eq(upsellFunnelVersions.number, upsellFunnels.publishedNumber),
        ),
      )
      .where(and(eq(upsellFunnels.sellerId, caller.session.userId), wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  const ids = rows.map(({ funnel }) => funnel.id)
  const showings = ids.length === 0 ? [] : await sumShowings(caller, ids)
  return {
    nextCursor,
    rows: rows.map(({ funnel, offerTitle, productName, currency, published }) => {
      const own = showings.filter(({ funnelId }) => funnelId === funnel.id)
      const first = own.filter(({ stepKey }) => stepKey === funnel.steps[0]?.key)
      return {
        id: funnel.id,
        name: funnel.name,
        state: funnel.state,
        offerId: funnel.offerId,
        offerTitle,
        productName,
        currency,
        stepCount: funnel.steps.length,
        /** Number of steps with a variant. */
        testCount: funnel.steps.filter(({ variants = [] }) => variants.length > 0).length,
        publishedNumber: funnel.publishedNumber,
        /** Whether it was edited after its publication. */
        hasDraft: published !== null && !isDeepStrictEqual(wholeSteps(published), wholeSteps(funnel.steps)),
        enteredCount: first.reduce((sum, { shownCount }) => sum + shownCount, 0),
        acceptedCount: own.reduce((sum, { acceptedCount }) => sum + acceptedCount, 0),
        paidCents: own.reduce((sum, { paidCents }) => sum + paidCents, 0),
        createdAt: funnel.createdAt.toISOString(),
      }
    }),
  }
}
