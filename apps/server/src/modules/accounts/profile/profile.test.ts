import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { inScope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { getProfile } from './get-profile.ts'
import { type ProfileInput, profileInput } from './profile.input.ts'
import { saveProfile } from './save-profile.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

async function aSeller() {
  const { id } = await inScope(world.app, world.platformId, (scope) => aPerson(scope))
  return callAs(world, { userId: id, role: 'SELLER' })
}

const address = {
  cep: '01001-000',
  street: 'Praça da Sé',
  number: '12',
  complement: ' ',
  district: 'Sé',
  city: 'São Paulo',
  state: 'SP',
}
const told = (version: number): ProfileInput =>
  profileInput.parse({
    version,
    tradeName: 'Forno da Marina',
    phone: '(11) 91234-5678',
    soldCategory: 'culinaria-e-gastronomia',
    expectedMonthlyCents: 6_000_000,
    address,
  })

test('a seller without a profile saves business data, and reads it back normalised', async () => {
  const call = await aSeller()
  expect(await call(getProfile, undefined)).toMatchObject({ personKind: 'PJ', address: null, version: 0 })
  await call(saveProfile, told(0))
  expect(await call(getProfile, undefined)).toMatchObject({
    tradeName: 'Forno da Marina',
    phone: '11912345678',
    expectedMonthlyCents: 6_000_000,
    address: { ...address, cep: '01001000', complement: null },
    version: 1,
  })
})

test('of two tabs the second save is refused', async () => {
  const call = await aSeller()
  await call(saveProfile, told(0))
  await expect(call(saveProfile, told(0))).rejects.toMatchObject({ code: 'record_changed' })
  await call(saveProfile, told(1))
  expect((await call(getProfile, undefined)).version).toBe(2)
})

test.each([{ cep: '00000-000' }, { state: 'XX' }, { street: ' ' }])(
  'an address with %o is refused',
  (wrong) => {
    expect(profileInput.safeParse({ ...told(0), address: { ...address, ...wrong } }).success).toBe(false)
  },
)
