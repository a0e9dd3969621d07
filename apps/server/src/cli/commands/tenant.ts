import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { App } from '#app.ts'
import { type Answer, CommandFailure, type World, WrongCall } from '#cli/command.ts'
import { databaseUrl } from '#cli/database-url.ts'
import { readArguments } from '#cli/read-arguments.ts'
import { cancelLeaving, exportTenant } from '#cli/tenant/export-tenant.ts'
import { forgetTenant } from '#cli/tenant/forget-tenant.ts'
import { importTenant } from '#cli/tenant/import-tenant.ts'
import { cancelMove, type MovedTenant, moveTenant } from '#cli/tenant/move-tenant.ts'
import { planMove } from '#cli/tenant/plan-move.ts'
import { withApp } from '#cli/with-app.ts'
import { readConfig } from '#config.ts'
import { isolateTenant } from '#db/citus/isolate-tenant.ts'
import { withoutPlatform, withPlatform } from '#kit/cells/directory.ts'
import { type DirectoryStore, openDirectoryStore } from '#kit/cells/directory-store.ts'
import { enterHosts } from '#modules/platforms/enter-hosts.ts'
import { readMasterKeys } from '#read-master-keys.ts'
import { inScope } from '#scope.ts'

/**
 * `tenant move` to another cell, `tenant isolate` on a worker of Citus, `tenant export` and `tenant import` of an archive, and
 * `tenant forget` of the rows left behind.
 */
export function tenant(words: string[], world: World): Promise<Answer> {
  const asked = readArguments(words, {
    names: ['verb', 'subject'],
    options: ['to', 'after-switch'],
    flags: ['cancel', 'archive-destroyed', 'plan', 'leave', 'copy'],
  })
  if (asked.verb === 'import') return takeIn(asked.subject, asked.copy === true, world)
  const platformId = asked.subject.toLowerCase()
  if (!z.uuid().safeParse(platformId).success)
    throw new WrongCall(`"${asked.subject}" is no id of a platform`)
  if (asked.verb === 'export') return putOut(platformId, asked, world)
  if (asked.verb === 'forget') return forget(platformId, world)
  if (asked.verb === 'move') return move(platformId, asked, world)
  if (asked.verb === 'isolate') return isolate(platformId, asked.to, world)
  throw new WrongCall(`"${asked.verb}" is none of move, isolate, export, import, forget`)
}

type Move = { to?: string; 'after-switch'?: string; cancel?: true; plan?: true }

async function move(platformId: string, asked: Move, { environment, say }: World): Promise<Answer> {
  const { to, 'after-switch': command } = asked
  const url = databaseUrl(environment)
  if (asked.plan) return planMove({ platformId, url })
  const database = environment.TARGET_DATABASE_URL
  if (!to || !database)
    throw new WrongCall('--to names the other cell, and the variable TARGET_DATABASE_URL its DATABASE_URL')
  return withCell(environment, async (cell) => {
    if (!cell)
      throw new WrongCall('This installation is alone: set BALCAO_CELL, BALCAO_DIRECTORY_URL and _KEY')
    const move = {
      platformId,
      from: { cell: cell.name, url },
      to: { cell: to, url: database },
      directory: cell.directory,
      say,
      afterSwitch: async () => {
        if (command) await promisify(execFile)('sh', ['-c', command]).catch(reportProxies)
      },
    }
    if (!asked.cancel) return answerOf(await moveTenant(move), to)
    await cancelMove(move)
    return { data: { cell: cell.name }, text: `The platform stays in ${cell.name}.` }
  })
}

/** The platform has moved at this point; only the proxies still send its hosts to the former cell. */
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

async function withCell<T>(
  environment: World['environment'],
  work: (cell: { name: string; directory: DirectoryStore } | null) => Promise<T>,
): Promise<T> {
  const { cell } = readConfig({ BALCAO_DATA_DIR: '.', ...environment })
  if (!cell) return work(null)
  const directory = openDirectoryStore(cell.directoryUrl, cell.directoryKey)
  try {
    return await work({ name: cell.name, directory })
  } finally {
    await directory.close()
  }
}

async function isolate(
  platformId: string,
  worker: string | undefined,
  { environment }: World,
): Promise<Answer> {
  if (!worker) throw new WrongCall('--to names the worker as HOST:PORT')
  const data = await isolateTenant(databaseUrl(environment), { platformId, worker })
  const had = data.wasAlone ? 'had shards of its own already' : 'has shards of its own now'
  return { data, text: `The platform ${had}, and they are on ${worker}.` }
}

function forget(platformId: string, { environment, now }: World): Promise<Answer> {
  const url = databaseUrl(environment)
  return withCell(environment, async (cell) => {
    const { rows } = await forgetTenant({ platformId, url }, { cell, now: now() })
    return { data: { rows }, text: `${rows} rows deleted.` }
  })
}

type Export = { to?: string; leave?: true; cancel?: true; 'archive-destroyed'?: true }

function putOut(platformId: string, asked: Export, { environment }: World) {
  const { to, leave, cancel } = asked
  return withApp(environment, async (app, url): Promise<Answer> => {
    const placed = app.cells.directory().platforms[platformId]
    if (placed && placed.cell !== app.cells.name)
      throw new WrongCall(`The platform ${platformId} lives in ${placed.cell}`)
    if (cancel) {
      if (!asked['archive-destroyed'])
        throw new WrongCall(
          'Destroy every copy of the archive first, and say --archive-destroyed: taken elsewhere, the platform would sell twice',
        )
      await cancelLeaving({ platformId, url })
      await inScope(app, platformId, enterHosts)
      return { data: { platformId }, text: 'The platform stays, and sells here again.' }
    }
    if (!to) throw new WrongCall('--to names the file')
    const { secrets, store } = app
    const passphrase = passphraseOf(environment)
    const order = {
      platformId,
      url,
      path: to,
      passphrase,
      isLeaving: leave === true,
      secrets,
      store,
    }
    const written = await exportTenant(order)
    if (leave) await app.cells.change((directory) => withoutPlatform(directory, platformId))
    const { tables, rows, files, missingFiles } = written
    return {
      data: written,
      text: `${rows} rows of ${tables} tables and ${files} files are in ${to}.${missingFiles > 0 ? ` Files that rows name and the storage lacks: ${missingFiles}.` : ''}${leave ? ' Nothing is sold or charged for it here any more; `tenant forget` deletes what is left after a week, and --cancel takes the leave back.' : ''}`,
    }
  })
}

function takeIn(path: string, isCopyAllowed: boolean, { environment }: World): Promise<Answer> {
  return withApp(environment, async (app: App, url) => {
    const { store, config } = app
    const passphrase = passphraseOf(environment)
    const masterKeys = readMasterKeys(config)
    const { name: cell, change } = app.cells
    const taken = await importTenant({
      path,
      passphrase,
      url,
      isCopyAllowed,
      masterKeys,
      store,
      claim: async ({ platformId, hosts }) => {
        if (cell === null) return
        const place = { platformId, cell, hosts, now: app.clock.now() }
        // A copy replaces a platform whose cell is lost.
        await change((known) =>
          withPlatform(isCopyAllowed ? withoutPlatform(known, platformId) : known, place),
        )
      },
    })
    const { platformId, rows, files, jobs, unopened } = taken
    return {
      data: taken,
      text: [
        `The platform ${platformId} lives here now: ${rows} rows, equal to those that were sent, ${files} files and ${jobs} jobs.`,
        ...(unopened > 0 ? [`${unopened} secrets did not open where it comes from, and do not here.`] : []),
        'Lead its hosts here, and run `audit`.',
      ].join(' '),
    }
  })
}

function passphraseOf({ BALCAO_ARCHIVE_PASSPHRASE: passphrase = '' }: World['environment']): string {
  if (passphrase.length < 16)
    throw new WrongCall(
      'BALCAO_ARCHIVE_PASSPHRASE needs 16 characters or more: the archive holds all secrets',
    )
  return passphrase
}
