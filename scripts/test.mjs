import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, toolEnvironment } from './project.mjs'
import { findChromium, howToGetChromium } from './setup/find-chromium.mjs'
import { reportTo, setUp } from './setup.mjs'
import { summarise } from './summarise-tests.mjs'
import { citusRuns, longRuns, opsRuns, runsOf, slowRuns, usualRuns } from './test-runs.mjs'

const sourceFolders = ['apps', 'packages', 'e2e', 'bench', 'chaos'].filter((folder) =>
  existsSync(join(root, folder)),
)

const checks = [
  { name: 'format and lint', command: ['biome', 'check', '.'] },
  // Two processes in parallel. Threads of one process would each compute the types of the API again, for twice the time
  // in all.
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json', '--singleThreaded'] },
  { name: 'types in browsers', command: ['tsc', '-p', 'tsconfig.browser.json', '--singleThreaded'] },
  { name: 'import law', command: ['depcruise', ...sourceFolders] },
  { name: 'dead code', command: ['knip', '--no-progress'] },
  { name: 'lock file', command: ['node', 'scripts/check-lock-file.mjs'] },
  { name: 'migrations', command: ['node', 'scripts/check-migrations.mjs'] },
]

const running = new Set()
let isStopped = false
process.on('SIGINT', stopOnSignal).on('SIGTERM', stopOnSignal)

const startedAt = performance.now()
const report = reportTo(process.stdout)
await setUp(report)
const chromium = await findChromium(report)

const paths = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isChecking =
  paths.length === 0 && !['--slow', '--ops', '--citus'].some((kind) => process.argv.includes(kind))
if (isChecking) report('Checking format, types, imports, dead code, the lock file and migrations')
const checkResults = isChecking ? await inPairs(checks, runCheck) : []

const reportsDir = mkdtempSync(join(tmpdir(), 'balcao-reports-'))
const testResults = []
for (const planned of plannedRuns()) {
  report(planned.title)
  const isPossible = chromium !== undefined || !planned.inBrowser
  testResults.push(
    isPossible ? await runTests(planned) : { exitCode: 1, files: [], complaint: howToGetChromium },
  )
}
rmSync(reportsDir, { recursive: true })

const { text, failed } = summarise({
  checkResults,
  testResults,
  seconds: (performance.now() - startedAt) / 1000,
})
console.log(text)
process.exit(failed === 0 ? 0 : 1)

/** `npm test -- path …` runs the tests below these paths and none of the checks. */
function plannedRuns() {
  if (process.argv.includes('--citus')) return citusRuns(paths)
  if (paths.length > 0) return runsOf(paths)
  if (process.argv.includes('--slow')) return slowRuns
  if (process.argv.includes('--ops')) return opsRuns
  return process.argv.includes('--long') ? longRuns : usualRuns
}

/** Two at a time, for two cores; a check's output is buffered and shown as a whole when it fails. */
async function inPairs(steps, run) {
  const waiting = [...steps.entries()]
  const results = []
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [place, step] = next
      results[place] = await run(step)
    }
  }
  await Promise.all([worker(), worker()])
  return results
}

async function runCheck({ name, command: [program, ...args] }) {
  const began = performance.now()
  let words = ''
  const keep = (text) => {
    words += text
  }
  const isPassed = (await run(program, args, { keep })) === 0
  if (!isPassed) console.log(`\n✗ ${name}\n${words.trim()}\n`)
  return { name, isPassed, seconds: (performance.now() - began) / 1000 }
}

async function runTests({ name, args, environment }) {
  const file = join(reportsDir, `${name}.json`)
  const flags = ['--reporter=./scripts/progress-reporter.mjs', '--reporter=json', `--outputFile.json=${file}`]
  const exitCode = await run('vitest', ['run', ...args, ...flags], {
    environment: { ...environment, ...(chromium && { CHROMIUM_PATH: chromium }) },
  })
  return { exitCode, files: readReport(file) }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).testResults
  } catch {
    return []
  }
}

/**
 * Each in its own process group, so that a Ctrl-C reaches it once, through this process, and it can clean up.
 */
function run(program, args, { environment = {}, keep } = {}) {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...toolEnvironment, ...environment },
    stdio: ['ignore', keep ? 'pipe' : 'inherit', keep ? 'pipe' : 'inherit'],
    detached: true,
  })
  child.stdout?.setEncoding('utf8').on('data', keep)
  child.stderr?.setEncoding('utf8').on('data', keep)
  running.add(child)
  return new Promise((resolve) => {
    child.once('error', (error) => {
      keep?.(error.message)
      resolve(1)
    })
    child.once('close', (code) => {
      running.delete(child)
      if (isStopped) process.exit(130)
      resolve(code ?? 1)
    })
  })
}

function stopOnSignal() {
  if (isStopped) return
  isStopped = true
  for (const child of running) child.kill('SIGINT')
  if (running.size === 0) process.exit(130)
}
