import { afterEach, expect, test, vi } from 'vitest'
import { newId } from './new-id.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

afterEach(() => vi.unstubAllGlobals())

test('a page served over plain http makes the same kind of id', () => {
  expect(newId()).toMatch(uuid)
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const made = Array.from({ length: 50 }, newId)
  for (const id of made) expect(id).toMatch(uuid)
  expect(new Set(made).size).toBe(50)
})
