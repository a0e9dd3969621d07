import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aProduct } from '#demo/an-offer.ts'
import type { RequestContext } from '#rpc/context.ts'
import { inScope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { findProducts } from './find-products.ts'
import { sellerProductsApi } from './seller.api.ts'

let world: TestApp
let options: ReturnType<typeof sellerProductsApi.createCaller>['options']
let last: { id: string }
let foreign: { id: string }

const names = Array.from({ length: 25 }, (_, index) => `Curso ${String(index + 1).padStart(2, '0')}`)

beforeAll(async () => {
  world = await createTestApp()
  const { app, platformId } = world
  const sellerId = await inScope(app, platformId, async (scope) => {
    const { id } = await aPerson(scope)
    for (const name of names) last = await aProduct(scope, { sellerId: id, name })
    await aProduct(scope, { sellerId: id, name: '100% pão' })
    foreign = await aProduct(scope, { sellerId: (await aPerson(scope)).id, name: 'Curso de outra pessoa' })
    return id
  })
  const session = { userId: sellerId, platformId, role: 'SELLER' }
  const context = { app, platformId, session, request: { headers: {} } } as unknown as RequestContext
  options = sellerProductsApi.createCaller(context).options
})
afterAll(() => world.stop())

describe('the products a seller can choose from', () => {
  test('are a few at a time, by name', async () => {
    expect((await options({ search: 'curso' })).map(({ name }) => name)).toEqual(names.slice(0, 20))
  })

  test('are found by any part of their name, whatever characters it has', async () => {
    expect((await options({ search: '25' })).map(({ name }) => name)).toEqual(['Curso 25'])
    expect((await options({ search: '%' })).map(({ name }) => name)).toEqual(['100% pão'])
  })

  test('can be requested by id, so that a selection far down the list keeps its label', async () => {
    expect(await options({ ids: [last.id, foreign.id] })).toEqual([{ id: last.id, name: 'Curso 25' }])
    expect(await options({ ids: [] })).toEqual([])
  })
})

test('the staff finds products of all sellers by a part of their name, with their sellers', async () => {
  const { id } = await inScope(world.app, world.platformId, (scope) => aPerson(scope, { roles: ['ADMIN'] }))
  const call = await callAs(world, { userId: id, role: 'ADMIN' })
  expect(await call(findProducts, { search: 'de outra' })).toMatchObject([
    { id: foreign.id, name: 'Curso de outra pessoa', reviewId: null },
  ])
  expect(await call(findProducts, { search: 'curso' })).toHaveLength(5)
})
