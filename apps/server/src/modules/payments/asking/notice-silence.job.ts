import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { providerContacts } from '#db/schema/acquirers.ts'
import { payments } from '#db/schema/payments.ts'
import { defineJob } from '#define-job.ts'
import { inScope } from '#scope.ts'
import { checkKey, checkTicket } from './plan-check.ts'

/** Open codes per batch. */
const batchSize = 1_000

/**
 * Webhooks of an account have stopped: a payment was found by a read, and no webhook came since. Every open
 * code of the account is read now, within the rate limit, and then follows the schedule of accounts without
 * webhooks.
 */
export const noticeSilenceJob = defineJob({
  name: 'notice-silence',
  payload: z.object({ providerAccountId: z.uuid() }),
  triesMax: 25,
  run: (app, { platformId, providerAccountId }) =>
    inScope(app, platformId, async ({ tx, now }) => {
      const [contact] = await tx
        .select({ missedSince: providerContacts.missedSince, heardAt: providerContacts.heardAt })
        .from(providerContacts)
        .where(eq(providerContacts.providerAccountId, providerAccountId))
      // An account that never sent a webhook is on the dense schedule already.
      if (!contact?.missedSince || !contact.heardAt) return
      app.log.warn({ providerAccountId, since: contact.missedSince }, 'Webhooks of an acquirer have stopped')
      let last: string | undefined
      do {
        const open = await tx
          .select({ id: payments.id })
          .from(payments)
          .where(
            and(
              eq(payments.providerAccountId, providerAccountId),
              eq(payments.status, 'PENDING'),
              eq(payments.certainty, 'KNOWN'),
              last === undefined ? undefined : gt(payments.id, last),
            ),
          )
          .orderBy(asc(payments.id))
          .limit(batchSize)
        // A separate statement, because the queue may be in another database than the payments (db/citus).
        await tx.execute(sql`
          select app.add_job(${checkTicket.name}, json_build_object('paymentId', id, 'round', 0, 'platformId', ${platformId}::uuid),
            ${now.toISOString()}::timestamptz, ${checkKey('')} || id, ${checkTicket.triesMax}, 0)
          from unnest(${sql.param(open.map(({ id }) => id))}::uuid[]) as id`)
        last = open.length === batchSize ? open.at(-1)?.id : undefined
      } while (last !== undefined)
    }),
})
