import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { careNotes, careTasks } from '#db/schema/seller-care.ts'
import { sellerProfiles } from '#db/schema/sellers.ts'
import { aManagement } from '#demo/a-contract.ts'
import { aPerson } from '#demo/a-person.ts'
import type { Scope } from '#scope.ts'

/** A manager who looks after a seller, has a note about them and brought another seller; and a person invited as a manager. */
export async function careHoldings(
  scope: Scope,
  { sellerId, managerId }: { sellerId: string; managerId: string },
) {
  const { tx, platformId, now } = scope
  const managementId = await aManagement(scope, { sellerId, managerId })
  const { id: invitedManagerId } = await aPerson(scope, { roles: [] })
  await tx.update(users).set({ managerInvitedAt: now }).where(eq(users.id, invitedManagerId))
  const referred = await aPerson(scope)
  await tx.insert(sellerProfiles).values({
    platformId,
    userId: referred.id,
    personKind: 'PF',
    referredBy: managerId,
    version: 1,
    updatedAt: now,
  })
  const [careNoteId, careTaskId] = [randomUUID(), randomUUID()]
  const about = { platformId, managerId, sellerId, createdAt: now }
  await tx.insert(careNotes).values({ ...about, id: careNoteId, text: 'Quer lançar um curso em março' })
  await tx.insert(careTasks).values({ ...about, id: careTaskId, title: 'Ligar', dueOn: '2030-01-31' })
  return { accountManagerId: managerId, managementId, invitedManagerId, careNoteId, careTaskId }
}
