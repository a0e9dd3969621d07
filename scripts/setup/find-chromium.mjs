import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/project.mjs'
import { runQuietly } from './run-quietly.mjs'

/** Timeout of an installation without a network. */
const mostSeconds = 120

/** The headless shell first: it renders the same pages with a sixth less processor time. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** A working Chromium: the configured one, the system's, an earlier download, or else a new installation. */
export async function findChromium(report) {
  if (process.env.CHROMIUM_PATH)
    return runs(process.env.CHROMIUM_PATH) ? process.env.CHROMIUM_PATH : undefined
  return (
    findOnPath() ??
    (await findDownloaded()) ??
    (await installFromDebian(report)) ??
    (await downloadWithPlaywright(report))
  )
}

export const howToGetChromium =
  'No Chromium was found or could be installed: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.'

/** Some systems ship a command that only points to a shop, so each one's version is checked. */
function runs(program) {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0
}

function findOnPath() {
  const folders = (process.env.PATH ?? '').split(':')
  return commands.flatMap((command) => folders.map((folder) => join(folder, command))).find(runs)
}

async function findDownloaded() {
  const script = "import { chromium } from 'playwright-core'; process.stdout.write(chromium.executablePath())"
  const program = await runQuietly(['node', '--input-type=module', '--eval', script], {
    cwd: `${root}/e2e`,
    otherwise: 'Playwright does not run.',
  }).catch(() => undefined)
  return program && runs(program) ? program : undefined
}

async function installFromDebian(report) {
  if (process.getuid?.() !== 0 || !isDebian()) return undefined
  report('Installing Chromium for the browser stories')
  const options = {
    environment: { DEBIAN_FRONTEND: 'noninteractive' },
    seconds: mostSeconds,
    otherwise: 'apt-get failed.',
  }
  const aptGet = (...args) => runQuietly(['apt-get', '-qq', ...args], options)
  const install = (name) => aptGet('install', '-y', '--no-install-recommends', name)
  // Older Debian releases have no headless shell.
  await aptGet('update')
    .then(() => install('chromium-headless-shell').catch(() => install('chromium')))
    .catch(() => {})
  return findOnPath()
}

function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

async function downloadWithPlaywright(report) {
  report('Downloading Chromium for the browser stories')
  const flags = ['install', 'chromium', ...(process.getuid?.() === 0 ? ['--with-deps'] : [])]
  const options = { seconds: mostSeconds, otherwise: 'The download failed.' }
  await runQuietly(['playwright-core', ...flags], options).catch(() => {})
  return findDownloaded()
}
