import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { careNotes } from '#db/schema/seller-care.ts'
import { inviteManager } from '#modules/accounts/managers/invite-manager.ts'
import { openProfile } from '#modules/accounts/profile/open-profile.ts'
import { addCareNote } from '#modules/partners/care/add-care-note.ts'
import { addCareTask } from '#modules/partners/care/add-care-task.ts'
import type { Scope } from '#scope.ts'
import { aManagement } from './a-contract.ts'
import { aPerson } from './a-person.ts'
import { asPerson } from './as-person.ts'

const dayMs = 86_400_000

/** A manager's notes on their sellers, two sellers who registered by the manager's link, and an invited colleague. */
export async function createDemoCare(scope: Scope): Promise<void> {
  const { tx, platformId, now } = scope
  if ((await tx.$count(careNotes, eq(careNotes.platformId, platformId))) > 0) return
  const [livia, marina, otto, admin] = [
    await idOf(scope, 'gerente'),
    await idOf(scope, 'marina'),
    await idOf(scope, 'otto'),
    await idOf(scope, 'admin'),
  ]
  if (!livia || !marina || !otto || !admin) return
  const manager = asPerson(scope, { userId: livia, role: 'MANAGER' })
  const inDays = (days: number) => addDays(dayInSaoPaulo(now), days)
  await addCareNote(manager, {
    sellerId: marina,
    text: 'Quer abrir a segunda turma em março. Pediu ajuda com o order bump.',
  })
  await addCareTask(manager, { sellerId: marina, title: 'Mandar exemplos de order bump', dueOn: inDays(0) })
  await addCareTask(manager, { sellerId: otto, title: 'Ligar sobre o documento recusado', dueOn: inDays(-2) })
  const nadia = await aNewcomer(scope, { name: 'Nádia Freire Doces', mailbox: 'nadia', daysAgo: 6, livia })
  await aManagement(scope, { sellerId: nadia, managerId: livia })
  await aNewcomer(scope, { name: 'Pedro Vilar Fotografia', mailbox: 'pedro', daysAgo: 1, livia })
  await inviteManager(asPerson(scope, { userId: admin, role: 'ADMIN' }), {
    name: 'Rafael Couto',
    email: 'rafael@demo.balcao.example',
    document: '39053344705',
  })
}

async function idOf({ tx }: Scope, mailbox: string): Promise<string | undefined> {
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, `${mailbox}@demo.balcao.example`))
  return person?.id
}

type Newcomer = { name: string; mailbox: string; daysAgo: number; livia: string }

/** A seller who registered by the manager's link and has been idle since. */
async function aNewcomer(scope: Scope, { name, mailbox, daysAgo, livia }: Newcomer): Promise<string> {
  const then = { ...scope, now: new Date(scope.now.getTime() - daysAgo * dayMs) }
  const { id } = await aPerson(then, {
    name,
    email: `${mailbox}@demo.balcao.example`,
    document: '39053344705',
  })
  await openProfile(then, {
    userId: id,
    business: {
      personKind: 'PF',
      tradeName: null,
      soldCategory: 'hobbies',
      expectedMonthlyCents: 300_000,
      termsVersion: '2026-11-01',
      managerCode: livia,
    },
  })
  return id
}
