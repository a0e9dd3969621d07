import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Answer, type World, WrongCall } from '#cli/command.ts'
import { databaseUrl } from '#cli/database-url.ts'
import { readArguments } from '#cli/read-arguments.ts'
import { cancelMove, moveTenant } from '#cli/tenant/move-tenant.ts'
import { readConfig } from '#config.ts'
import { openDirectoryStore } from '#kit/cells/directory-store.ts'

/** `tenant move`: from this cell to another, or `--cancel` of a move before its switch. */
export async function tenant(words: string[], { environment, say }: World): Promise<Answer> {
  const asked = readArguments(words, {
    names: ['verb', 'platform'],
    options: ['to', 'database', 'after-switch'],
    flags: ['cancel'],
  })
  const { verb, platform: platformId, to, database, 'after-switch': command } = asked
  if (verb !== 'move') throw new WrongCall(`"${verb}" is not known: a tenant can be moved`)
  if (!to || !database) throw new WrongCall('--to names the other cell, and --database its DATABASE_URL')
  const url = databaseUrl(environment)
  const { cell } = readConfig({ BALCAO_DATA_DIR: '.', ...environment })
  if (!cell) throw new WrongCall('This installation is alone: set BALCAO_CELL, BALCAO_DIRECTORY_URL and _KEY')
  const directory = openDirectoryStore(cell.directoryUrl, cell.directoryKey)
  const move = {
    platformId,
    from: { cell: cell.name, url },
    to: { cell: to, url: database },
    directory,
    say,
    afterSwitch: async () => {
      if (command) await promisify(execFile)('sh', ['-c', command])
    },
  }
  try {
    if (asked.cancel) {
      await cancelMove(move)
      return { data: { cell: cell.name }, text: `The platform stays in ${cell.name}.` }
    }
    const moved = await moveTenant(move)
    return {
      data: moved,
      text: moved.differences.length === 0 ? summaryOf(moved, to) : complaintOf(moved.differences),
      exitCode: moved.differences.length === 0 ? 0 : 1,
    }
  } finally {
    await directory.close()
  }
}

function summaryOf({ rows, jobs, pauseMs }: Awaited<ReturnType<typeof moveTenant>>, to: string): string {
  return `The platform lives in ${to} now: ${rows} rows, equal on both sides, and ${jobs} jobs. Its writes waited for ${Math.round(pauseMs)} ms.`
}

function complaintOf(differences: readonly string[]): string {
  return `The two sides differ, which must not be: ${differences.join(', ')}. The old rows stay where they are.`
}
