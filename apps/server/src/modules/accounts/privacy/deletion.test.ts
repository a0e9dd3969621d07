import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { inScope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { answerDeletion } from './answer-deletion.ts'
import { getDeletion } from './get-deletion.ts'
import { listDeletions } from './list-deletions.ts'
import { requestDeletion } from './request-deletion.ts'
import { withdrawDeletion } from './withdraw-deletion.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

async function somebody(role: 'SELLER' | 'ADMIN') {
  const { id } = await inScope(world.app, world.platformId, (scope) => aPerson(scope, { roles: [role] }))
  return { id, call: callAs(world, { userId: id, role }) }
}

test('a seller requests deletion, once, and the staff answers', async () => {
  const seller = await somebody('SELLER')
  const staff = await somebody('ADMIN')
  await seller.call(requestDeletion, { reason: 'Encerrei a empresa' })
  await expect(seller.call(requestDeletion, { reason: null })).rejects.toMatchObject({
    code: 'record_changed',
  })
  const { rows } = await staff.call(listDeletions, { state: 'OPEN', limit: 25 })
  const [request] = rows
  expect(request).toMatchObject({ userId: seller.id, reason: 'Encerrei a empresa' })
  const answer = 'Apagamos os documentos; as notas fiscais ficam por cinco anos.'
  await staff.call(answerDeletion, { requestId: request?.id ?? '', answer })
  expect(await seller.call(getDeletion, undefined)).toMatchObject({ request: { isOpen: false, answer } })
  await expect(staff.call(answerDeletion, { requestId: request?.id ?? '', answer })).rejects.toMatchObject({
    code: 'record_changed',
  })
})

test('a seller who withdraws the request stays, and may ask again', async () => {
  const { call } = await somebody('SELLER')
  await call(requestDeletion, { reason: null })
  await call(withdrawDeletion, undefined)
  expect(await call(getDeletion, undefined)).toEqual({ request: null })
  await expect(call(withdrawDeletion, undefined)).rejects.toMatchObject({ code: 'record_changed' })
  world.clock.advance({ minutes: 1 })
  await call(requestDeletion, { reason: null })
  expect(await call(getDeletion, undefined)).toMatchObject({ request: { isOpen: true } })
})
