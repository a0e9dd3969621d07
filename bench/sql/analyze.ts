import postgres from 'postgres'

/**
 * Autovacuum does this within its first minute in a new shop. Until then PostgreSQL estimates one row per
 * tenant and reads all of the tenant's payments to find one.
 */
export async function analyze(ownerUrl: string): Promise<void> {
  const owner = postgres(ownerUrl, { max: 1 })
  await owner`analyze`
  await owner.end()
}
