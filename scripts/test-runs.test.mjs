import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './project.mjs'
import { moneyProperties, runsOf, slowFiles } from './test-runs.mjs'

test('a path runs in the project of its kind, and only stories need a browser', () => {
  const paths = ['packages/domain', 'apps/server/src/db', 'e2e/buyer.e2e.ts', 'e2e/start.long.ts']
  expect(runsOf(paths).map(({ name, inBrowser }) => [name, inBrowser])).toEqual([
    ['unit', false],
    ['server', false],
    ['e2e', true],
    ['long', true],
  ])
})

test('every slow file exists: a renamed one would run in no command', () => {
  expect([...slowFiles, ...moneyProperties].filter((file) => !existsSync(join(root, file)))).toEqual([])
})
