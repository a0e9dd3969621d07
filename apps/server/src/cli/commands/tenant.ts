import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Answer, CommandFailure, type World, WrongCall } from '#cli/command.ts'
import { databaseUrl } from '#cli/database-url.ts'
import { readArguments } from '#cli/read-arguments.ts'
import { forgetTenant } from '#cli/tenant/forget-tenant.ts'
import { cancelMove, type MovedTenant, moveTenant } from '#cli/tenant/move-tenant.ts'
import { readConfig } from '#config.ts'
import { openDirectoryStore } from '#kit/cells/directory-store.ts'

/** `tenant move` from this cell to another, and `tenant forget` of what a platform left behind here. */
export async function tenant(words: string[], { environment, now, say }: World): Promise<Answer> {
  const asked = readArguments(words, {
    names: ['verb', 'platform'],
    options: ['to', 'after-switch'],
    flags: ['cancel'],
  })
  const { verb, to, 'after-switch': command } = asked
  const platformId = asked.platform.toLowerCase()
  const database = environment.TARGET_DATABASE_URL
  const url = databaseUrl(environment)
  const { cell } = readConfig({ BALCAO_DATA_DIR: '.', ...environment })
  if (!cell) throw new WrongCall('This installation is alone: set BALCAO_CELL, BALCAO_DIRECTORY_URL and _KEY')
  const directory = openDirectoryStore(cell.directoryUrl, cell.directoryKey)
  try {
    if (verb === 'forget') {
      const { rows } = await forgetTenant({ platformId, cell: cell.name, url }, { directory, now: now() })
      return { data: { rows }, text: `${rows} rows deleted.` }
    }
    if (verb !== 'move') throw new WrongCall(`"${verb}" is neither move nor forget`)
    if (!to || !database)
      throw new WrongCall('--to names the other cell, and the variable TARGET_DATABASE_URL its DATABASE_URL')
    const move = {
      platformId,
      from: { cell: cell.name, url },
      to: { cell: to, url: database },
      directory,
      say,
      afterSwitch: async () => {
        if (command) await promisify(execFile)('sh', ['-c', command]).catch(reportProxies)
      },
    }
    if (!asked.cancel) return answerOf(await moveTenant(move), to)
    await cancelMove(move)
    return { data: { cell: cell.name }, text: `The platform stays in ${cell.name}.` }
  } finally {
    await directory.close()
  }
}

/** The platform has moved by then; only its hosts still lead to where it was. */
function reportProxies(error: Error & { stderr?: string }): never {
  const [reason = ''] = (error.stderr || error.message).trim().split('\n')
  throw new CommandFailure(`The platform has moved, but --after-switch failed: ${reason}`)
}

function answerOf(moved: MovedTenant, to: string): Answer {
  const { rows, jobs, pauseMs, differences } = moved
  if (rows === 0)
    return { data: moved, text: `The platform was in ${to} already; what was left of the move is gone.` }
  if (differences.length > 0)
    return {
      data: moved,
      text: `The two sides differ, which must not be: ${differences.join(', ')}. The old rows stay where they are.`,
      exitCode: 1,
    }
  return {
    data: moved,
    text: `The platform lives in ${to} now: ${rows} rows, equal on both sides, and ${jobs} jobs. Its writes waited for ${Math.round(pauseMs)} ms.`,
  }
}
