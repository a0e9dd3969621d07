import { resolve } from 'node:path'
import postgres from 'postgres'
import { type Answer, type World, WrongCall } from '#cli/command.ts'
import { databaseUrl } from '#cli/database-url.ts'
import { readArguments } from '#cli/read-arguments.ts'
import { readConfig } from '#config.ts'
import { listBaseBackups, pruneBackups, takeBaseBackup } from '#kit/postgres/base-backup.ts'

const repository = resolve(import.meta.dirname, '../../../../..')
const keptByDefault = 7

/** Takes a base backup of the embedded database; the journal is archived by the database itself. */
export async function backup(words: string[], { environment, now }: World): Promise<Answer> {
  const { keep = String(keptByDefault) } = readArguments(words, { options: ['keep'] })
  if (!/^[1-9]\d{0,3}$/.test(keep)) throw new WrongCall(`"${keep}" is no number of backups to keep`)
  const url = databaseUrl(environment)
  const config = readConfig({ BALCAO_DATA_DIR: resolve(repository, '.balcao'), ...environment })
  if (config.databaseUrl !== undefined)
    throw new WrongCall(
      'The database is one of yours: it is backed up by pgBackRest or by its provider (docs/operate/back-up.md)',
    )
  const { backupDir, dataDir, s3 } = config
  if (backupDir === undefined) throw new WrongCall('BALCAO_BACKUP_DIR does not say where backups go')
  await refuseWithoutArchive(url)

  const { folder, endedAt } = await takeBaseBackup({ url, dataDir, backupDir, now })
  pruneBackups(backupDir, Number(keep))
  const kept = listBaseBackups(backupDir)
  return {
    data: { folder, endedAt, kept: kept.map((base) => base.folder), hasFiles: s3 === undefined },
    text: [
      `Written: ${folder}. Every instant since ${kept.at(-1)?.endedAt.toISOString()} can be restored.`,
      'The master key is not in it: keep BALCAO_MASTER_KEY elsewhere.',
      ...(s3
        ? [`Files lie in the bucket ${s3.bucket} and are not in it: its versions are their backup.`]
        : []),
    ].join('\n'),
  }
}

async function refuseWithoutArchive(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} })
  try {
    const [{ mode } = { mode: 'off' }] = await sql<{ mode: string }[]>`
      select current_setting('archive_mode') as mode`
    if (mode === 'off')
      throw new WrongCall(
        'The database does not archive its journal yet: restart the product with BALCAO_BACKUP_DIR',
      )
  } finally {
    await sql.end({ timeout: 1 })
  }
}
