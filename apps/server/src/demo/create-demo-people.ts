import { type StaffPresetId, staffPresets } from '@balcao/domain/people/staff-permissions'
import { adminPermissions } from '@balcao/domain/vocabulary'
import type { App } from '#app.ts'
import { hashPassword } from '#modules/accounts/passwords/hash-password.ts'
import { createOperatorPlatform } from '#modules/platforms/create-operator-platform.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { inScope, type Scope } from '#scope.ts'
import { aPerson, type DemoPerson } from './a-person.ts'
import { demoMasterLogin, demoPassword } from './demo-identity.ts'

export type BalcaoPeople = {
  marina: DemoPerson
  otto: DemoPerson
  bruna: DemoPerson
  affiliates: DemoPerson[]
  manager: DemoPerson
  admin: DemoPerson
}
export type AuroraPeople = { marina: DemoPerson; tales: DemoPerson }

/** The operator's own platform, with the demo's master. */
export async function createOperator(app: App): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  await inScope(app, operatorPlatformId, async (scope) => {
    await createOperatorPlatform(scope, { isDemo: true })
    await aPerson(scope, {
      id: demoMasterLogin.id,
      name: 'Helena Prado',
      email: demoMasterLogin.email,
      roles: ['MASTER'],
      passwordHash,
    })
  })
}

export async function createBalcaoPeople(scope: Scope): Promise<BalcaoPeople> {
  const { person, manager, admin } = await peopleOf(scope, {
    admin: 'Renato Siqueira',
    deputy: 'Clara Duarte',
    manager: 'Lívia Camargo',
    team: { finance: 'Teresa Nunes', support: 'Davi Rocha', risk: 'Ingrid Bastos', product: 'Otávio Lins' },
  })
  return {
    marina: await person('Forno da Marina', 'marina', { document: '12ABC34501DE35' }),
    otto: await person('Ateliê Otto', 'otto', { document: '11222333000181' }),
    bruna: await person('Bruna Teles Idiomas', 'bruna', { document: '11444777000161' }),
    affiliates: [
      await person('Caio Menezes', 'caio', { document: '52998224725' }),
      await person('Júlia Arantes', 'julia', { document: '11144477735' }),
    ],
    manager,
    admin,
  }
}

export async function createAuroraPeople(scope: Scope): Promise<AuroraPeople> {
  const { person } = await peopleOf(scope, {
    admin: 'Sílvia Rezende',
    deputy: 'Raul Fontes',
    manager: 'Davi Fontes',
    team: {
      finance: 'Elias Pontes',
      support: 'Nara Quintela',
      risk: 'Hugo Salles',
      product: 'Lia Bernardes',
    },
  })
  return {
    marina: await person('Aurora Cosméticos', 'marina', { document: '11222333000181' }),
    tales: await person('Tales Botânica', 'tales', { document: '11444777000161' }),
  }
}

/**
 * The team has one colleague for each usual job, and a second administrator, so that actions of two people
 * can be tried.
 */
type DemoStaff = { admin: string; deputy: string; manager: string; team: Record<StaffPresetId, string> }

/**
 * All people of the demo share one password, hashed once: an argon2 hash for each would slow the start by seconds.
 */
async function peopleOf(scope: Scope, { admin, deputy, manager, team }: DemoStaff) {
  const passwordHash = await hashPassword(demoPassword)
  const person = (name: string, mailbox: string, wishes: Parameters<typeof aPerson>[1] = {}) =>
    aPerson(scope, { name, email: `${mailbox}@demo.balcao.example`, passwordHash, ...wishes })
  const administrator = await person(admin, 'admin', { roles: ['ADMIN'], permissions: [...adminPermissions] })
  await person(deputy, 'admin-2', { roles: ['ADMIN'], permissions: [...adminPermissions] })
  for (const { id, permissions } of staffPresets)
    await person(team[id], `equipe-${id}`, {
      roles: ['ADMIN'],
      permissions: [...permissions, ...(id === 'risk' ? (['isUserAdvancedOptionsAvailable'] as const) : [])],
    })
  return {
    person,
    manager: await person(manager, 'gerente', { roles: ['MANAGER'] }),
    admin: administrator,
  }
}
