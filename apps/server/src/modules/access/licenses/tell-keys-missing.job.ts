import { nameToGreet } from '@balcao/domain/people/names'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { productContents } from '#db/schema/access.ts'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { defineJob } from '#define-job.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { inScope } from '#scope.ts'

/** Notifies the seller that a selling product is out of keys: once, until every waiting sale has a key. */
export const tellKeysMissingJob = defineJob({
  name: 'tell-keys-missing',
  payload: z.object({ contentId: z.uuid(), at: z.iso.datetime() }),
  triesMax: 10,
  run: (app, { platformId, contentId, at }) =>
    inScope(app, platformId, async (scope) => {
      const [found] = await scope.tx
        .select({ content: productContents, product: products, seller: users })
        .from(productContents)
        .innerJoin(products, eq(products.id, productContents.productId))
        .innerJoin(users, eq(users.id, products.sellerId))
        .where(eq(productContents.id, contentId))
      if (!found) return
      const { content, product, seller } = found
      await sendMail(scope, {
        key: `license-keys-missing:${contentId}:${at}`,
        to: seller.email,
        template: 'licenseKeysMissing',
        locale: seller.locale,
        props: {
          sellerName: nameToGreet(seller),
          productName: product.name,
          contentTitle: content.title,
          contentsPath: `/platform/my-products/product/${product.id}?tab=contents`,
        },
      })
    }),
})
