import { expect, test } from 'vitest'
import { arePackagesPatched } from './patch-packages.mjs'

test('every package that needs mending was mended by the set-up', () => {
  expect(arePackagesPatched()).toBe(true)
})
