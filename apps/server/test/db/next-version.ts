import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** The migrations of an invented later version. */
export async function nextVersion(statements: string[]): Promise<{ migrationsFolder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'balcao-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(new URL('../../src/db/migrations', import.meta.url), folder, { recursive: true })
  const journalFile = join(folder, 'meta/_journal.json')
  const { entries, ...journal } = JSON.parse(await readFile(journalFile, 'utf8'))
  const last = entries.at(-1)
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: 'made_up' }
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: [...entries, next] }))
  await writeFile(join(folder, 'made_up.sql'), statements.join(';--> statement-breakpoint\n'))
  return { migrationsFolder: folder }
}
