import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '#db/schema/accounts.ts'
import { cardPauses } from '#db/schema/cards.ts'
import { offers, products } from '#db/schema/catalog.ts'
import { defineJob } from '#define-job.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { inScope } from '#scope.ts'

/** Notifies the seller that an offer is closed to cards for some hours, and still sells by Pix. */
export const tellCardPausedJob = defineJob({
  name: 'tell-card-paused',
  payload: z.object({ pauseId: z.uuid() }),
  triesMax: 10,
  run: (app, { platformId, pauseId }) =>
    inScope(app, platformId, async (scope) => {
      const [found] = await scope.tx
        .select({ pause: cardPauses, productId: products.id, productName: products.name, seller: users })
        .from(cardPauses)
        .innerJoin(offers, eq(offers.id, cardPauses.offerId))
        .innerJoin(products, eq(products.id, offers.productId))
        .innerJoin(users, eq(users.id, products.sellerId))
        .where(eq(cardPauses.id, pauseId))
      if (!found) return
      const { pause, productId, productName, seller } = found
      await sendMail(scope, {
        key: `card-paused:${pauseId}`,
        to: seller.email,
        template: 'cardPaused',
        locale: seller.locale,
        props: {
          sellerName: seller.name,
          productName,
          endsAt: pause.endsAt,
          productPath: `/platform/my-products/product/${productId}`,
        },
      })
    }),
})
