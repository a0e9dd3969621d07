import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { addJob } from '#add-job.ts'
import { products } from '#db/schema/catalog.ts'
import { affiliateTerms, affiliations } from '#db/schema/partners.ts'
import { defineJob } from '#define-job.ts'
import { tellPartner } from '#modules/partners/tell-partner.ts'
import { inScope } from '#scope.ts'

const batchMax = 100

/** Mails every affiliate to whom new terms apply, in batches: a product may have thousands of affiliates. */
export const tellAffiliatesJob = defineJob({
  name: 'tell-affiliates',
  payload: z.object({ termsId: z.uuid(), afterId: z.uuid().optional() }),
  triesMax: 10,
  run: (app, { platformId, termsId, afterId }) =>
    inScope(app, platformId, async (scope) => {
      const [found] = await scope.tx
        .select({ terms: affiliateTerms, product: products })
        .from(affiliateTerms)
        .innerJoin(products, eq(products.id, affiliateTerms.productId))
        .where(eq(affiliateTerms.id, termsId))
      if (!found) return
      const { terms, product } = found
      const concerned = await scope.tx
        .select({ id: affiliations.id, affiliateId: affiliations.affiliateId })
        .from(affiliations)
        .where(
          and(
            eq(affiliations.productId, product.id),
            inArray(affiliations.status, ['ACTIVE', 'PAUSED']),
            terms.affiliationId === null ? undefined : eq(affiliations.id, terms.affiliationId),
            afterId === undefined ? undefined : gt(affiliations.id, afterId),
          ),
        )
        .orderBy(asc(affiliations.id))
        .limit(batchMax)
      for (const { id, affiliateId } of concerned)
        await tellPartner(scope, {
          key: `affiliate-terms:${termsId}:${id}`,
          kind: 'affiliateTermsChanged',
          fromId: product.sellerId,
          toId: affiliateId,
          productName: product.name,
          pagePath: '/platform/affiliates',
        })
      const last = concerned.at(-1)
      if (last && concerned.length === batchMax)
        await addJob(scope, tellAffiliatesJob, { termsId, afterId: last.id })
    }),
})
