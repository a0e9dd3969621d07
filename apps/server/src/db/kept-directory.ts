import { sql } from 'drizzle-orm'
import type { KeptDirectory } from '#kit/cells/cells.ts'
import type { SignedDirectory } from '#kit/cells/directory-store.ts'
import type { Database } from './database.ts'

/** In `app.cell_directory`, which has one row (wall.sql). An older version never replaces a newer one. */
export function keptDirectory(db: Database, cell: string): KeptDirectory {
  return {
    async read() {
      const [row] = await db.lookup<SignedDirectory>(
        sql`select version::int, document, signature from app.cell_directory`,
      )
      return row ?? null
    },
    async write({ version, document, signature }) {
      await db.lookup(sql`
        insert into app.cell_directory as kept (cell, version, document, signature)
          values (${cell}, ${version}, ${document}, ${signature})
        on conflict (is_only) do update
          set cell = excluded.cell, version = excluded.version, document = excluded.document, signature = excluded.signature
          where kept.version < excluded.version or kept.cell <> excluded.cell`)
    },
  }
}
