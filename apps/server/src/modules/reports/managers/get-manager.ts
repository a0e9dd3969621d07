import { AppError } from '@balcao/domain/texts/app-error'
import { and, count, desc, eq, like } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { managerContracts } from '#db/schema/partners.ts'
import { auditLog } from '#db/schema/platforms.ts'
import { findInvitation } from '#modules/accounts/invitations/find-invitation.ts'
import { isManager, managerStatus } from '#modules/accounts/managers/manager-status.ts'
import { userHoldsSecondFactor } from '#modules/accounts/second-factor/holds-second-factor.ts'
import { countSessions } from '#modules/accounts/sessions/count-sessions.ts'
import { lastAccessBy } from '#modules/accounts/sessions/last-access.ts'
import { isInForceAt } from '#modules/partners/managers/portfolio.ts'
import type { Caller } from '#rpc/caller.ts'
import { readManagerFigures } from './read-manager-figures.ts'

const historyMax = 50

/** One manager for the staff: access, current commission, figures, and the history of changes. */
export async function getManager(caller: Caller, { managerId }: { managerId: string }) {
  const { tx } = caller
  const [manager] = await tx
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      phone: users.phone,
      status: managerStatus,
      hasSecondFactor: userHoldsSecondFactor,
      lastAccessAt: lastAccessBy('MANAGER'),
    })
    .from(users)
    .where(and(eq(users.id, managerId), isManager))
  if (!manager) throw new AppError('not_found')
  const { lastAccessAt, ...told } = manager
  const [invitation, sessionCount, commissions, figuresOf, history] = await Promise.all([
    findInvitation(caller, { userId: managerId, door: 'MANAGER' }),
    countSessions(caller, { userId: managerId, door: 'MANAGER' }),
    listCommissions(caller, managerId),
    readManagerFigures(caller, [managerId]),
    listHistory(caller, managerId),
  ])
  return {
    ...told,
    lastAccessAt: lastAccessAt?.toISOString() ?? null,
    invitation,
    sessionCount,
    commissions,
    figures: figuresOf(managerId),
    history,
  }
}

/** The commissions in force with their number of sellers, most sellers first. */
function listCommissions({ tx, now }: Caller, managerId: string) {
  const { pixBasisPoints, creditCardBasisPoints, billetBasisPoints } = managerContracts
  return tx
    .select({ pixBasisPoints, creditCardBasisPoints, billetBasisPoints, sellers: count() })
    .from(managerContracts)
    .where(and(eq(managerContracts.managerId, managerId), isInForceAt(now)))
    .groupBy(pixBasisPoints, creditCardBasisPoints, billetBasisPoints)
    .orderBy(desc(count()))
}

type Detail = {
  sellerIds?: string[]
  pixBasisPoints?: number
  creditCardBasisPoints?: number
  billetBasisPoints?: number
  startsAt?: string
}

async function listHistory({ tx }: Caller, managerId: string) {
  const rows = await tx
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      by: users.name,
      reason: auditLog.reason,
      detail: auditLog.detail,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorUserId))
    .where(and(eq(auditLog.subject, managerId), like(auditLog.action, 'manager%')))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(historyMax)
  return rows.map(({ at, detail, ...row }) => {
    const { sellerIds, pixBasisPoints, creditCardBasisPoints, billetBasisPoints, startsAt } = detail as Detail
    const hasShares =
      pixBasisPoints !== undefined && creditCardBasisPoints !== undefined && billetBasisPoints !== undefined
    return {
      ...row,
      at: at.toISOString(),
      sellers: sellerIds?.length ?? null,
      shares: hasShares ? { pixBasisPoints, creditCardBasisPoints, billetBasisPoints } : null,
      startsAt: startsAt ?? null,
    }
  })
}
