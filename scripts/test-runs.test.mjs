import { expect, test } from 'vitest'
import { runsOf } from './test-runs.mjs'

test('a path runs in the project of its kind, and only stories need a browser', () => {
  const paths = ['packages/domain', 'apps/server/src/db', 'e2e/buyer.e2e.ts', 'e2e/start.long.ts']
  expect(runsOf(paths).map(({ name, inBrowser }) => [name, inBrowser])).toEqual([
    ['unit', false],
    ['server', false],
    ['e2e', true],
    ['long', true],
  ])
})
