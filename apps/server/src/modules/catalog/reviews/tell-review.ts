import { nameToGreet } from '@balcao/domain/people/names'
import type { MailTemplates } from '@balcao/mail/templates'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { invariant } from '#kit/invariant.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import type { Scope } from '#scope.ts'

type Decided = { reviewId: string; productId: string; sellerId: string; productName: string }

/** Mails the seller the decision about a product, with the reviewer's reason. */
export async function tellReview(
  scope: Scope,
  { reviewId, productId, sellerId, productName }: Decided,
  { outcome, reason }: Pick<MailTemplates['productReviewed'], 'outcome' | 'reason'>,
): Promise<void> {
  const [seller] = await scope.tx.select().from(users).where(eq(users.id, sellerId))
  invariant(seller, 'a product has a seller')
  await sendMail(scope, {
    key: `product-reviewed:${reviewId}`,
    to: seller.email,
    template: 'productReviewed',
    locale: seller.locale,
    props: {
      name: nameToGreet(seller),
      outcome,
      productName,
      reason,
      productPath: `/platform/my-products/product/${productId}`,
    },
  })
}
