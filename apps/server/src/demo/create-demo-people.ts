import { adminPermissions } from '@balcao/domain/vocabulary'
import type { App } from '../app.ts'
import { platforms } from '../db/schema/platforms.ts'
import { hashPassword } from '../modules/accounts/passwords/hash-password.ts'
import { operatorPlatformId } from '../modules/platforms/operator-platform.ts'
import { inScope, type Scope } from '../scope.ts'
import { aPerson, type DemoPerson } from './a-person.ts'
import { demoPassword } from './demo-identity.ts'

export type DemoPeople = { marina: DemoPerson; otto: DemoPerson; bruna: DemoPerson; affiliates: DemoPerson[] }

/** The operator's own platform, where masters live. */
export async function createOperator(app: App): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  await inScope(app, operatorPlatformId, async (scope) => {
    await scope.tx.insert(platforms).values({
      platformId: operatorPlatformId,
      kind: 'OPERATOR',
      name: 'Balcão',
      brandColor: '#0b6b53',
      locale: 'PT_BR',
      placeholderDocument: '11444777000161',
      placeholderPhone: '11999990000',
      isDemo: true,
      createdAt: scope.now,
    })
    await aPerson(scope, {
      name: 'Helena Prado',
      email: 'master@demo.balcao.example',
      roles: ['MASTER'],
      passwordHash,
    })
  })
}

/** Everybody shares one password, hashed once: the demo should not spend its first seconds on argon2. */
export async function createDemoPeople(scope: Scope): Promise<DemoPeople> {
  const passwordHash = await hashPassword(demoPassword)
  const person = (name: string, email: string, wishes: Parameters<typeof aPerson>[1] = {}) =>
    aPerson(scope, { name, email: `${email}@demo.balcao.example`, passwordHash, ...wishes })
  await person('Renato Siqueira', 'admin', { roles: ['ADMIN'], permissions: [...adminPermissions] })
  await person('Lívia Camargo', 'gerente', { roles: ['MANAGER'] })
  return {
    marina: await person('Forno da Marina', 'marina', { document: '12ABC34501DE35' }),
    otto: await person('Ateliê Otto', 'otto', { document: '11222333000181' }),
    bruna: await person('Bruna Teles Idiomas', 'bruna', { document: '11444777000161' }),
    affiliates: [
      await person('Caio Menezes', 'caio', { document: '52998224725' }),
      await person('Júlia Arantes', 'julia', { document: '11144477735' }),
    ],
  }
}
