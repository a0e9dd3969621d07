import { roles } from '@balcao/domain/vocabulary'
import { and, arrayOverlaps, desc, eq, gte, ilike, inArray, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import { pageAcross } from '#db/across-platforms.ts'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput } from '#db/page-of.ts'
import { sessionLogs, users } from '#db/schema/accounts.ts'
import { platforms } from '#db/schema/platforms.ts'
import { invariant } from '#kit/invariant.ts'
import { readBehindWalls } from '#modules/operator/read-behind-walls.ts'
import type { CellAnswers } from '#rpc/cells/ask-every-cell.ts'
import { mergePages } from '#rpc/cells/merge-pages.ts'
import type { Overseer } from '#rpc/procedures-across-platforms.ts'
import { inScope } from '#scope.ts'
import { logPeriod } from './log-period.ts'

const sessionOrders: ListOrders<'at'> = {
  columns: { at: [sessionLogs.at, sessionLogs.id] },
  usual: { by: 'at', direction: 'desc' },
}

export const sessionLogInput = z.strictObject({
  platformId: z.uuid().optional(),
  /** A whole e-mail address, or a part of the name of a person other than a buyer. */
  search: z.string().trim().max(100).optional(),
  door: z.enum(roles).optional(),
  outcome: z
    .enum([
      'ENTERED',
      'WRONG_CREDENTIALS',
      'WRONG_CODE',
      'THROTTLED',
      'BLOCKED',
      'SECOND_FACTOR_ASKED',
      'LEFT',
    ])
    .optional(),
  ...logPeriod,
  ...pageInput(sessionOrders),
})

/**
 * Login attempts at the doors of all platforms, the newest first. Attempts of unknown people show only their
 * origin.
 */
export async function listSessionLogs(
  overseer: Overseer,
  { platformId, search, door, outcome, from, to, ...page }: z.output<typeof sessionLogInput>,
) {
  const { db } = overseer
  const found = search ? await findPeople(overseer, { platformId, search }) : undefined
  const people = found?.people
  const isCut = found?.isCut ?? false
  if (people?.length === 0) return { rows: [], hasMore: false, isCut }
  const { rows, hasMore } = await pageAcross(db, sessionOrders, page, ({ place, after, orderBy, limit }) => {
    const tries = db
      .select({
        id: sessionLogs.id,
        at: sessionLogs.at,
        userId: sessionLogs.userId,
        door: sessionLogs.door,
        outcome: sessionLogs.outcome,
        place: place.as('place'),
      })
      .from(sessionLogs)
      .where(
        and(
          eq(sessionLogs.platformId, platforms.platformId),
          people && inArray(sessionLogs.userId, people),
          door && eq(sessionLogs.door, door),
          outcome && eq(sessionLogs.outcome, outcome),
          from && gte(sessionLogs.at, from),
          to && lt(sessionLogs.at, to),
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit)
      .as('tries')
    return db
      .select({
        platformId: platforms.platformId,
        platformName: platforms.name,
        kind: platforms.kind,
        id: tries.id,
        at: tries.at,
        userId: tries.userId,
        door: tries.door,
        outcome: tries.outcome,
        place: tries.place,
      })
      .from(platforms)
      .crossJoinLateral(tries)
      .where(platformId ? eq(platforms.platformId, platformId) : undefined)
      .orderBy(desc(tries.at), desc(tries.id))
      .limit(limit)
  })
  const visitors = await readBehindWalls(overseer, 'session_logs', rows, ({ tx }, ofPlatform) =>
    tx
      .select({
        id: sessionLogs.id,
        ip: sessionLogs.ip,
        userAgent: sessionLogs.userAgent,
        name: users.name,
        email: users.email,
      })
      .from(sessionLogs)
      .leftJoin(users, eq(users.id, sessionLogs.userId))
      .where(
        inArray(
          sessionLogs.id,
          ofPlatform.map(({ id }) => id),
        ),
      ),
  )
  const byId = new Map(visitors.map((visitor) => [visitor.id, visitor]))
  return {
    rows: rows.map(({ at, kind, ...row }) => {
      const visitor = byId.get(row.id)
      invariant(visitor, 'a login attempt outlives the read of its page')
      return { ...row, ...visitor, at: at.toISOString(), isOfOperator: kind === 'OPERATOR' }
    }),
    hasMore,
    /** True if the search found more people than it shows sessions of. */
    isCut,
  }
}

/** Limit of people in a search, over all platforms; a wider search needs a platform or a longer text. */
const peopleMax = 100

/**
 * Ids of the people found, the same for each page, each read in the scope of its platform. Only the rows
 * shown are recorded in the audit trail.
 */
async function findPeople(
  { app, db }: Overseer,
  { platformId, search }: { platformId: string | undefined; search: string },
): Promise<{ people: string[]; isCut: boolean }> {
  const asked = platformId
    ? [{ platformId }]
    : await db.select({ platformId: platforms.platformId }).from(platforms).orderBy(platforms.platformId)
  const found: string[] = []
  // Sequential, so that a search on an installation with many platforms does not take all connections.
  for (const { platformId } of asked) {
    if (found.length > peopleMax) break
    const people = await inScope(app, platformId, ({ tx }) =>
      tx
        .select({ id: users.id })
        .from(users)
        .where(
          and(
            eq(users.platformId, platformId),
            or(
              eq(users.email, search.toLowerCase()),
              and(
                arrayOverlaps(users.roles, ['SELLER', 'ADMIN', 'MANAGER', 'MASTER']),
                ilike(users.name, containing(search)),
              ),
            ),
          ),
        )
        .orderBy(users.id)
        .limit(peopleMax + 1 - found.length),
    )
    found.push(...people.map(({ id }) => id))
  }
  return { people: found.slice(0, peopleMax), isCut: found.length > peopleMax }
}

type Part = Awaited<ReturnType<typeof listSessionLogs>>

/** One page, merged from the cells that answered. */
export function mergeSessionLogs(answers: CellAnswers<Part>, page: z.output<typeof sessionLogInput>) {
  const isCut = answers.parts.some(({ answer }) => answer.isCut)
  return { ...mergePages({ orders: sessionOrders }, answers, page), isCut }
}
