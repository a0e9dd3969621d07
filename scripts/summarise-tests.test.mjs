import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './project.mjs'
import { summarise } from './summarise-tests.mjs'

const file = (path, ...statuses) => ({
  name: join(root, path),
  status: statuses.includes('failed') || statuses.length === 0 ? 'failed' : 'passed',
  assertionResults: statuses.map((status, place) => ({ status, fullName: `story ${place}` })),
})

const passedCheck = { name: 'types', isPassed: true, seconds: 1.25 }

function lastLineOf(options) {
  const { text, failed } = summarise({ checkResults: [passedCheck], seconds: 61, ...options })
  return { lastLine: text.split('\n').at(-1), failed, text }
}

test('the last line holds the totals of tests and checks, and nothing else', () => {
  const files = [
    file('packages/domain/src/money/money.test.ts', 'passed', 'passed'),
    file('e2e/sale.e2e.ts', 'passed', 'skipped'),
  ]
  const { lastLine, failed, text } = lastLineOf({ testResults: [{ exitCode: 0, files }] })
  expect(lastLine).toBe('4 passed, 0 failed')
  expect(failed).toBe(0)
  expect(text).toMatch(/✓ unit +2 passed\n✓ browser +1 passed, 1 skipped/)
})

test('a failed story is listed with its file and the beginning of its reason', () => {
  const failing = file('apps/server/src/modules/ledger/post.test.ts', 'passed', 'failed')
  failing.assertionResults[1].failureMessages = ['AssertionError: 1 is not 2\n    at post.test.ts:3']
  const files = [failing]
  const { lastLine, text } = lastLineOf({ testResults: [{ exitCode: 1, files }] })
  expect(lastLine).toBe('2 passed, 1 failed')
  expect(text).toContain(
    'apps/server/src/modules/ledger/post.test.ts: story 1\n        AssertionError: 1 is not 2',
  )
})

test('an unreadable file, an error outside every test and a failed check each count as failures', () => {
  const unreadable = { exitCode: 1, files: [file('packages/domain/src/broken.test.ts')] }
  const brokenOutside = { exitCode: 1, files: [file('packages/domain/src/money/money.test.ts', 'passed')] }
  const failedCheck = { name: 'dead code', isPassed: false, seconds: 2 }
  expect(lastLineOf({ testResults: [unreadable] }).lastLine).toBe('1 passed, 1 failed')
  expect(lastLineOf({ testResults: [brokenOutside] }).lastLine).toBe('2 passed, 1 failed')
  expect(lastLineOf({ testResults: [], checkResults: [passedCheck, failedCheck] }).lastLine).toBe(
    '1 passed, 1 failed',
  )
})

test('a whole run lists its slowest ten files, a run of a few lists none', () => {
  const files = Array.from({ length: 11 }, (_, place) => ({
    ...file(`packages/domain/src/${place}.test.ts`, 'passed'),
    startTime: 1_000,
    endTime: 1_000 + place * 100,
  }))
  const { text } = lastLineOf({ testResults: [{ exitCode: 0, files }] })
  expect(text).toContain('slowest files\n    1.0 s  packages/domain/src/10.test.ts\n')
  expect(text).not.toContain('src/0.test.ts')
  expect(lastLineOf({ testResults: [{ exitCode: 0, files: files.slice(0, 3) }] }).text).not.toContain(
    'slowest',
  )
})
