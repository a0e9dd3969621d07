import { expect, test } from 'vitest'
import { passkeyProblemOf } from './passkey-problem.ts'

test.each([
  ['NotAllowedError', 'canceled'],
  ['AbortError', 'canceled'],
  ['InvalidStateError', 'known'],
  ['SecurityError', 'impossible'],
  ['NotSupportedError', 'impossible'],
])("a browser's %s is read as %s", (name, kind) => {
  expect(passkeyProblemOf(Object.assign(new Error('x'), { name })).kind).toBe(kind)
})
