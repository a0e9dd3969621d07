import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDocument } from '#demo/a-document.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { addBankAccount } from '#modules/payouts/bank-accounts/add-bank-account.ts'
import { inScope, type Scope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { exportOwnData } from './export-own-data.ts'
import { getChecklist } from './get-checklist.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

const within = <Output>(work: (scope: Scope) => Promise<Output>) => inScope(world.app, world.platformId, work)

async function aNewcomer() {
  const person = await within((scope) => aPerson(scope, { document: '52998224725' }))
  const call = callAs(world, { userId: person.id, role: 'SELLER' })
  return {
    ...person,
    call,
    steps: async () => {
      const { steps, isDone } = await call(getChecklist, undefined)
      return { ...Object.fromEntries(steps.map(({ step, state }) => [step, state])), isDone }
    },
  }
}

test('the checklist of a newcomer completes itself, up to the first sale', async () => {
  const { id: userId, call, steps } = await aNewcomer()
  const start = {
    email: 'DONE',
    documents: 'TO_DO',
    bankAccount: 'TO_DO',
    product: 'TO_DO',
    sale: 'TO_DO',
    isDone: false,
  }
  expect(await steps()).toEqual(start)

  await call(addBankAccount, { kind: 'PIX', pixKeyType: 'EMAIL', pixKey: 'joana@pessoa.example' })
  await within(async (scope) => {
    for (const paper of ['photoDocument', 'photoPersonWithDocument', 'addressProof'] as const)
      await aDocument(scope, { userId, paper })
  })
  expect(await steps()).toEqual({ ...start, documents: 'WAITING', bankAccount: 'WAITING' })

  await call(addBankAccount, { kind: 'PIX', pixKeyType: 'CPF', pixKey: '52998224725' })
  await world.owner`update seller_documents set state = 'APPROVED' where user_id = ${userId}`
  const offer = await within(async (scope) => {
    const product = await aProduct(scope, { sellerId: userId })
    return anOffer(scope, { productId: product.id })
  })
  expect(await steps()).toEqual({
    ...start,
    documents: 'DONE',
    bankAccount: 'DONE',
    product: 'DONE',
  })

  await aPurchase(world.app, world.platformId, { offerId: offer.id, method: 'CREDIT_CARD' })
  expect(await steps()).toMatchObject({ sale: 'DONE', isDone: true })
})

test('a person exports their data without any credentials, and the export is in the audit log', async () => {
  const { id: userId, email, call } = await aNewcomer()
  await call(addBankAccount, { kind: 'PIX', pixKeyType: 'CPF', pixKey: '52998224725' })
  const other = await aNewcomer()
  const data = await call(exportOwnData, undefined)
  expect(data).toMatchObject({
    person: { email, document: '52998224725' },
    bankAccounts: [{ kind: 'PIX', pixKey: '52998224725', state: 'VERIFIED' }],
  })
  expect(JSON.stringify(data)).not.toMatch(/argon2|tokenHash|totp/)
  expect(JSON.stringify(data)).not.toContain(other.email)
  const trail =
    await world.owner`select 1 from audit_log where action = 'own_data.exported' and subject = ${userId}`
  expect(trail).toHaveLength(1)
})
