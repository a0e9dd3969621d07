/** read_only_sql_transaction: a server that became a standby, or is closed for writing. */
const readOnly = '25006'
/** insufficient_resources: the disk, memory or connections are used up. */
const outOfResources = /^53...$/

export function isOutOfResources(error: unknown): boolean {
  return saysSo(error, (code) => outOfResources.test(code))
}

/** Whether PostgreSQL is up but refuses writes: the statement is fine, and may work later. */
export function refusesWrites(error: unknown): boolean {
  return isOutOfResources(error) || saysSo(error, (code) => code === readOnly)
}

function saysSo(error: unknown, isIt: (code: string) => boolean): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && isIt(String(error.code))) || saysSo(error.cause, isIt)
}
