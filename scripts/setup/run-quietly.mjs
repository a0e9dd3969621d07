import { spawn } from 'node:child_process'
import { root, toolEnvironment } from '#scripts/project.mjs'

/**
 * Runs a command whose output matters only on failure: the error then contains the output and ends with the
 * remedy.
 */
export async function runQuietly(
  [command, ...args],
  { cwd = root, environment = {}, seconds = 0, otherwise },
) {
  const child = spawn(command, args, {
    cwd,
    env: { ...toolEnvironment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: seconds * 1000,
  })
  // An orphaned installation would keep writing while the next start begins another.
  const stop = () => {
    child.kill('SIGTERM')
    process.exit(130)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  let words = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      words += text
    })
  const code = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', resolve)
  })
  process.off('SIGINT', stop).off('SIGTERM', stop)
  if (code !== 0) throw new Error([words.trim(), otherwise].filter(Boolean).join('\n'))
  return words
}
