import { expect, it } from 'vitest'
import type { Route } from './dialect.ts'
import { createRouteTable } from './match-route.ts'

const route = (method: Route['method'], path: string): Route => ({
  method,
  path,
  operation: 'get',
  handle: () => ({ status: 200, body: path }),
})

const find = createRouteTable([
  route('GET', '/v1/payments/:id'),
  route('GET', '/v1/payments/search'),
  route('POST', '/v1/payments/:id/refunds'),
  route('GET', '/pix/:e2e/devolucao/:id'),
])

it.each([
  ['GET', '/v1/payments/search', '/v1/payments/search', {}],
  ['GET', '/v1/payments/search/', '/v1/payments/search', {}],
  ['GET', '/v1/payments/42', '/v1/payments/:id', { id: '42' }],
  ['GET', '/v1/payments/a%2Fb%40c', '/v1/payments/:id', { id: 'a/b@c' }],
  ['GET', '/v1/payments/%zz', '/v1/payments/:id', { id: '%zz' }],
  ['GET', '/pix/E1/devolucao/D1', '/pix/:e2e/devolucao/:id', { e2e: 'E1', id: 'D1' }],
])('%s %s is %s', (method, path, expected, params) => {
  expect(find(method, path)).toMatchObject({ route: { path: expected }, params })
})

it.each([
  ['POST', '/v1/payments/search'],
  ['GET', '/v1/payments'],
  ['GET', '/v1/payments/42/refunds'],
  ['GET', '/'],
])('%s %s has no route', (method, path) => {
  expect(find(method, path)).toBeUndefined()
})
