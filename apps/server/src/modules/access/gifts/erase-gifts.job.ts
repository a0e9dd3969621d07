import { and, eq, exists, inArray, isNotNull, or } from 'drizzle-orm'
import { accessGrants, gifts } from '#db/schema/access.ts'
import { users } from '#db/schema/accounts.ts'
import { orders } from '#db/schema/orders.ts'
import { defineJob } from '#define-job.ts'
import { eraseGiftsTicket } from '#modules/accounts/privacy/erase-gifts-ticket.ts'
import { inScope } from '#scope.ts'

/**
 * Erases the data of a person from gifts: name, address and message of the gifts received, and the message of the gifts
 * given. An opened access stays; an unopened gift waits until its buyer names another recipient.
 */
export const eraseGiftsJob = defineJob({
  ...eraseGiftsTicket,
  run: (app, { platformId, userId }) =>
    inScope(app, platformId, async ({ tx }) => {
      const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
      if (!person) return
      const bought = tx.select({ id: orders.id }).from(orders).where(eq(orders.buyerEmail, person.email))
      await tx
        .update(gifts)
        .set({ message: '' })
        .where(or(inArray(gifts.orderId, bought), eq(gifts.recipientEmail, person.email)))
      await tx
        .update(accessGrants)
        .set({ givenName: '' })
        .where(
          and(
            eq(accessGrants.customerId, userId),
            isNotNull(accessGrants.givenName),
            exists(
              tx
                .select({ id: gifts.id })
                .from(gifts)
                .where(and(eq(gifts.platformId, platformId), eq(gifts.orderId, accessGrants.orderId))),
            ),
          ),
        )
      await tx
        .update(gifts)
        .set({ recipientName: '', recipientEmail: '' })
        .where(eq(gifts.recipientEmail, person.email))
    }),
})
