import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './project.mjs'

const slowestShown = 10

/** The first pattern that matches a test file's path gives its kind. */
const kinds = [
  { name: 'browser', isOne: (path) => path.startsWith('e2e/') },
  { name: 'permission matrix', isOne: (path) => path.includes('permission-matrix') },
  { name: 'scenario', isOne: (path) => path.includes('scenario') },
  { name: 'module', isOne: (path) => path.startsWith('apps/server/') },
  { name: 'unit', isOne: () => true },
]

/**
 * A readable page, ending in the totals. A check counts as one test, so that the totals never hide a failure.
 */
export function summarise({ checkResults, testResults, seconds }) {
  const files = testResults.flatMap((result) => result.files)
  const rows = kinds
    .map(({ name }) => ({ name, ...count(files.filter((file) => kindOf(file) === name)) }))
    .filter(({ passed, failed, skipped }) => passed + failed + skipped > 0)
    .reverse()
  // A run can fail outside any test, by an uncaught error for one: that is a failure too.
  const broken = testResults.filter(({ exitCode, files: own }) => exitCode !== 0 && count(own).failed === 0)
  const passed = sum(rows, 'passed') + checkResults.filter(({ isPassed }) => isPassed).length
  const failed = sum(rows, 'failed') + checkResults.filter(({ isPassed }) => !isPassed).length + broken.length
  const lines = [
    '',
    ...checkResults.map(({ name, isPassed, seconds: took }) => line(isPassed, name, `${took.toFixed(1)} s`)),
    ...rows.map((row) => line(row.failed === 0, row.name, countText(row))),
    ...broken.map(
      ({ complaint }) => `✗ ${complaint ?? 'a test run ended with an error outside its tests: see above'}`,
    ),
    ...files.flatMap(failuresIn),
    ...slowestOf(files),
    '',
    `in ${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`,
    `${passed} passed, ${failed} failed`,
  ]
  return { text: lines.join('\n'), failed }
}

/** The slowest files; a run of a few files needs no such list. */
function slowestOf(files) {
  if (files.length <= slowestShown) return []
  const byTime = files
    .map((file) => ({ path: relative(root, file.name), seconds: (file.endTime - file.startTime) / 1000 }))
    .sort((one, other) => other.seconds - one.seconds)
  return [
    '',
    'slowest files',
    ...byTime
      .slice(0, slowestShown)
      .map(({ path, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${path}`),
  ]
}

function kindOf(file) {
  const path = relative(root, file.name)
  return kinds.find(({ isOne }) => isOne(path)).name
}

function count(files) {
  const tests = files.flatMap((file) => file.assertionResults)
  const having = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).length
  const unread = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(isFailed),
  ).length
  return {
    passed: having('passed'),
    failed: having('failed') + unread,
    skipped: having('skipped', 'pending', 'todo'),
  }
}

const isFailed = ({ status }) => status === 'failed'

function failuresIn(file) {
  const path = relative(root, file.name)
  if (file.status !== 'failed') return []
  const failures = file.assertionResults
    .filter(isFailed)
    .map(
      ({ fullName, failureMessages = [] }) =>
        `    ${path}: ${fullName}${beginningOf(failureMessages.join('\n'))}`,
    )
  return failures.length > 0 ? failures : [`    ${path}: could not be run${beginningOf(file.message ?? '')}`]
}

/** Beginning of a message: enough to see the cause at the end of a long log. */
function beginningOf(message) {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 12)
  return message === '' ? '' : `\n${lines.map((text) => `        ${text.slice(0, 300)}`).join('\n')}`
}

const sum = (rows, field) => rows.reduce((total, row) => total + row[field], 0)

const line = (isPassed, name, detail) => `${isPassed ? '✓' : '✗'} ${name.padEnd(20)} ${detail}`

function countText({ passed, failed, skipped }) {
  return [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`]
    .filter(Boolean)
    .join(', ')
}
