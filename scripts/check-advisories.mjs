import { spawnSync } from 'node:child_process'
import { root } from './project.mjs'

/**
 * Published advisories about packages that the product runs on, if the registry answers: a registry without
 * advisories, or a missing network, is reported and does not fail the check. `npm test` does not ask, so that
 * the same commit always gives the same result.
 */
const folder = process.argv[2] ?? root
const severities = ['high', 'critical']

const { stdout, stderr } = spawnSync(
  'npm',
  ['audit', '--json', '--omit=dev', '--package-lock-only', '--fetch-retries=0', '--fetch-timeout=20000'],
  { cwd: folder, encoding: 'utf8' },
)
const { vulnerabilities, message = stderr.trim() } = readJson(stdout)
if (vulnerabilities === undefined) {
  console.log(`Advisories were not checked: ${message.split('\n')[0] || 'npm gave no answer'}`)
  process.exit(0)
}
const found = Object.values(vulnerabilities)
const serious = found.filter(({ severity }) => severities.includes(severity))
for (const { name, severity, range, via } of serious) {
  const titles = via.map((cause) =>
    typeof cause === 'string' ? `through ${cause}` : `${cause.title} ${cause.url}`,
  )
  console.error(`${name} ${range} (${severity}): ${titles.join('; ')}`)
}
console.log(`Advisories: ${serious.length} of ${severities.join(' or ')} severity, ${found.length} in all`)
process.exit(serious.length === 0 ? 0 : 1)

function readJson(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
