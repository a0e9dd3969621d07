import { apiBatchMax } from '@balcao/domain/platform/api-batch'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from './client.ts'
import { queryClient } from './query-client.ts'

afterEach(() => vi.unstubAllGlobals())

test('reads beyond the limit of one batch are sent in further requests', async () => {
  const sizes: number[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const names = new URL(url, 'http://localhost').pathname.split(',')
    sizes.push(names.length)
    return Response.json(names.map(() => ({ result: { data: { items: [] } } })))
  })
  await Promise.all(
    Array.from({ length: apiBatchMax + 2 }, (_, at) =>
      queryClient.fetchQuery(api.seller.products.list.queryOptions({ limit: at + 1 })),
    ),
  )
  expect(sizes).toEqual([apiBatchMax, 2])
})
