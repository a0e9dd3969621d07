import { expect, test } from 'vitest'
import { arePackagesPatched } from './patch-packages.mjs'

test('every package with a patch was patched by the set-up', () => {
  expect(arePackagesPatched()).toBe(true)
})
