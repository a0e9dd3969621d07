import { nameToGreet } from '@balcao/domain/people/names'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, sql } from 'drizzle-orm'
import { users, visits } from '#db/schema/accounts.ts'
import { canUseDoor, getUser, type User } from '#modules/accounts/users/user.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { VisitInput } from './visit.input.ts'

const visitMs = 30 * 60_000

/**
 * Lets a staff member see a seller's area as the seller does. Their session becomes the visit until it is
 * ended or its time is over; the seller is notified at once. Staff members cannot be visited: the visitor
 * would gain their flags.
 */
export async function startVisit(
  caller: Caller,
  { sellerId, reason, actions }: VisitInput,
): Promise<{ endsAt: string }> {
  const { tx, platformId, now, session, ip } = caller
  const seller = await loadVisitable(caller, sellerId)
  const visit = {
    id: crypto.randomUUID(),
    platformId,
    staffId: session.userId,
    staffSessionId: session.sessionId,
    sellerId,
    reason,
    actions: [...new Set(actions)],
    startedAt: now,
    endsAt: new Date(now.getTime() + visitMs),
  }
  await tx.insert(visits).values(visit)
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: 'visit.started',
      subject: sellerId,
      reason,
      detail: { visitId: visit.id, actions: visit.actions, endsAt: visit.endsAt.toISOString() },
    },
  )
  const staff = await getUser(caller, session.userId)
  await sendMail(caller, {
    key: `staff-visit:${visit.id}`,
    to: seller.email,
    template: 'staffVisit',
    locale: seller.locale,
    props: {
      name: nameToGreet(seller),
      staffName: staff.name,
      reason,
      at: now,
      endsAt: visit.endsAt,
      canChange: visit.actions.length > 0,
      securityPath: '/platform/account-security',
    },
  })
  return { endsAt: visit.endsAt.toISOString() }
}

async function loadVisitable({ tx, now }: Caller, sellerId: string): Promise<User> {
  const [seller] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, sellerId), sql`'SELLER' = any(${users.roles})`))
  if (!seller) throw new AppError('not_found')
  const isStaff =
    seller.staffInvitedAt !== null || seller.roles.includes('ADMIN') || seller.roles.includes('MASTER')
  if (isStaff || !canUseDoor(seller, 'SELLER', now)) throw new AppError('visit_impossible')
  return seller
}
