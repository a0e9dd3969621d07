/** read_only_sql_transaction: a server that was made a standby, or closed for writing. */
const readOnly = '25006'
/** insufficient_resources: the disk, the memory or the connections are used up. */
const outOfResources = /^53...$/

/** Whether PostgreSQL is there and takes no writes: nothing is wrong with the statement, and the same may work later. */
export function refusesWrites(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return code === readOnly || outOfResources.test(code) || refusesWrites(error.cause)
}
