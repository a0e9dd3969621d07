import { createHmac } from 'node:crypto'
import postgres from 'postgres'
import { equalInConstantTime } from '#kit/crypto/tokens.ts'
import { checkedDirectory, type Directory, emptyDirectory } from './directory.ts'

/** A version as stored. The signature covers the text, so that a changed copy is detected. */
export type SignedDirectory = { version: number; document: string; signature: string }

export type DirectoryStore = {
  /** The newest version, if it is newer than the given one. */
  readAfter(version: number): Promise<SignedDirectory | null>
  read(): Promise<Directory>
  /** Writes the next version. Changes run one after another. */
  change(edit: (directory: Directory) => Directory): Promise<SignedDirectory>
  close(): Promise<void>
}

const keptVersions = 100
const changeLock = 4_242_002

/** The directory in a PostgreSQL database of its own, which every cell can reach. */
export function openDirectoryStore(url: string, key: Buffer): DirectoryStore {
  const sql = postgres(url, { max: 1, connect_timeout: 5, idle_timeout: 60, onnotice: () => {} })
  let ready: Promise<unknown> | undefined
  const prepared = () => {
    ready ??= sql`create table if not exists directory_versions (
      version bigint primary key, document text not null, signature text not null, written_at timestamptz not null default now())`.catch(
      (error) => {
        ready = undefined
        throw error
      },
    )
    return ready
  }
  return {
    async readAfter(version) {
      await prepared()
      return newest(sql, version)
    },
    async read() {
      await prepared()
      const signed = await newest(sql, 0)
      return signed ? openDirectory(signed, key) : emptyDirectory
    },
    async change(edit) {
      await prepared()
      return sql.begin(async (tx) => {
        await tx`select pg_advisory_xact_lock(${changeLock})`
        const current = await newest(tx, 0)
        const known = current ? openDirectory(current, key) : emptyDirectory
        const document = JSON.stringify(checkedDirectory(edit(known)))
        const version = (current?.version ?? 0) + 1
        const next = { version, document, signature: signatureOf(version, document, key) }
        await tx`insert into directory_versions ${tx(next)}`
        await tx`delete from directory_versions where version <= ${version - keptVersions}`
        return next
      })
    },
    close: () => sql.end({ timeout: 1 }),
  }
}

/** The directory of a signed version. Throws for a version that was not signed with the key. */
export function openDirectory({ version, document, signature }: SignedDirectory, key: Buffer): Directory {
  if (!equalInConstantTime(signature, signatureOf(version, document, key)))
    throw new Error('The directory of cells is not signed with BALCAO_DIRECTORY_KEY')
  return checkedDirectory(JSON.parse(document))
}

async function newest(sql: postgres.Sql | postgres.TransactionSql, after: number) {
  const [row] = await sql<SignedDirectory[]>`
    select version::int, document, signature from directory_versions where version > ${after} order by version desc limit 1`
  return row ?? null
}

function signatureOf(version: number, document: string, key: Buffer): string {
  return createHmac('sha256', key).update(`${version}\n${document}`).digest('base64url')
}
