import type postgres from 'postgres'
import type { SecretBox } from '#kit/crypto/secret-box.ts'
import type { ObjectStore } from '#kit/storage/object-store.ts'
import { countOutdated } from './count-outdated.ts'
import { resealCertificates } from './reseal-certificates.ts'
import { resealColumn } from './reseal-column.ts'
import { sealedColumns } from './sealed-columns.ts'

export type Resealed = {
  /** A table with its column, or the files that are sealed. */
  place: string
  resealed: number
  /**
   * Number of values that are still under another key: no given key opens them, or a process with a former key wrote
   * them meanwhile.
   */
  left: number
}

export type Vault = { sql: postgres.Sql; secrets: SecretBox; store: ObjectStore }

/**
 * Seals every value of a former key again with the current key, on all platforms that live here. The files of a
 * platform in another cell belong to that cell. The run can be interrupted and repeated.
 */
export async function resealEverything(vault: Vault): Promise<Resealed[]> {
  const platforms = await vault.sql<{ id: string }[]>`select platform_id as id from platforms p
    where not exists (select from app.tenant_holds h where h.platform_id = p.platform_id) order by 1`
  const found: Resealed[] = []
  for (const { id } of platforms) found.push(...(await resealPlatform(vault, id)))
  const byPlace = Map.groupBy(found, ({ place }) => place)
  return [...byPlace].map(([place, parts]) => ({
    place,
    resealed: parts.reduce((sum, part) => sum + part.resealed, 0),
    left: parts.reduce((sum, part) => sum + part.left, 0),
  }))
}

/** Seals every value of one platform again that is not sealed with the current key. */
export async function resealPlatform(vault: Vault, platformId: string): Promise<Resealed[]> {
  const { sql, secrets } = vault
  const found: Resealed[] = []
  for (const column of sealedColumns)
    found.push({
      place: `${column.table}.${column.column}`,
      resealed: await resealColumn(vault, platformId, column),
      left: await countOutdated(sql, { platformId, mark: secrets.currentMark }, column),
    })
  return [...found, { place: 'certificates', ...(await resealCertificates(vault, platformId)) }]
}
