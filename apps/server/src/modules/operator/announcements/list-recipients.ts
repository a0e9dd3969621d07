import { and, count, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { platforms } from '#db/schema/platforms.ts'
import { isStaff, staffStatusAt } from '#modules/accounts/staff/staff-status.ts'
import type { CellAnswers } from '#rpc/cells/ask-every-cell.ts'
import type { Overseer } from '#rpc/procedures-across-platforms.ts'

type Recipient = { platformId: string; name: string; people: number }

/** Every platform of this cell, with the number of staff members who would be recipients. */
export function listRecipients({ db, now }: Overseer): Promise<Recipient[]> {
  return db
    .select({ platformId: platforms.platformId, name: platforms.name, people: count(users.id) })
    .from(platforms)
    .leftJoin(
      users,
      and(
        eq(users.platformId, platforms.platformId),
        isStaff,
        eq(users.status, 'ACTIVE'),
        eq(staffStatusAt(now), 'ACTIVE'),
      ),
    )
    .where(eq(platforms.kind, 'TENANT'))
    .groupBy(platforms.platformId, platforms.name)
}

/** The recipients of all cells that answered, by name. */
export function mergeRecipients({ parts, silentCells }: CellAnswers<Recipient[]>) {
  const recipients = parts.flatMap(({ answer }) => answer)
  return {
    recipients: recipients.sort((one, other) => one.name.localeCompare(other.name, 'pt-BR')),
    silentCells,
  }
}
