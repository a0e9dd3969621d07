import { nameToGreet } from '@balcao/domain/people/names'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { addJob } from '#add-job.ts'
import { users } from '#db/schema/accounts.ts'
import { platformClosings } from '#db/schema/closings.ts'
import { defineJob } from '#define-job.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { inScope } from '#scope.ts'

const mailsPerBatch = 100
const name = 'tell-of-closing'
const triesMax = 10
const payload = z.object({
  closingId: z.uuid(),
  news: z.enum(['BEGUN', 'CALLED_OFF', 'CLOSED']),
  after: z.uuid().nullable(),
})

/**
 * Notifies sellers, managers and staff by mail and under their bell, a hundred at a time, each person once.
 */
export const tellOfClosingJob = defineJob({
  name,
  payload,
  triesMax,
  run: (app, { platformId, closingId, news, after }) =>
    inScope(app, platformId, async (scope) => {
      const [closing] = await scope.tx
        .select()
        .from(platformClosings)
        .where(eq(platformClosings.id, closingId))
      if (!closing) return
      const people = await scope.tx
        .select()
        .from(users)
        .where(
          and(
            sql`${users.roles} && array['SELLER', 'MANAGER', 'ADMIN']`,
            eq(users.status, 'ACTIVE'),
            after === null ? undefined : gt(users.id, after),
          ),
        )
        .orderBy(asc(users.id))
        .limit(mailsPerBatch)
      for (const person of people)
        await sendMail(scope, {
          key: `closing:${closingId}:${news}:${person.id}`,
          to: person.email,
          template: 'platformClosing',
          locale: person.locale,
          props: {
            name: nameToGreet(person),
            news,
            closesAt: closing.closesAt,
            homePath: homeOf(person.roles),
          },
        })
      const last = people.at(-1)
      if (last && people.length === mailsPerBatch)
        await addJob(
          scope,
          { name, payload, triesMax },
          { closingId, news, after: last.id },
          { isLate: true },
        )
    }),
})

function homeOf(roles: readonly string[]): `/${string}` {
  if (roles.includes('SELLER')) return '/platform/financial'
  return roles.includes('MANAGER') ? '/manager-root/dashboard' : '/admin-root/dashboard'
}
