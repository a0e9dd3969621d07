type TenantRow = { platformId: string }

type Gathering<Row extends TenantRow> = {
  forMs: number
  write(platformId: string, rows: Row[]): Promise<void>
  onFailure(platformId: string, error: unknown): void
}

export type GatheredRows<Row extends TenantRow> = {
  /** Rows by their keys, to which the caller adds. */
  pending(): Map<string, Row>
  /** Schedules a write after an addition. */
  plan(): void
  /** Writes the rows in memory at once, and resolves when they are written or dropped. */
  settled(): Promise<void>
}

/**
 * Sums rows in memory and writes them in batches, a tenant at a time. A killed process loses the rows in memory.
 */
export function gatherRows<Row extends TenantRow>({
  forMs,
  write,
  onFailure,
}: Gathering<Row>): GatheredRows<Row> {
  let pending = new Map<string, Row>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  const writeAll = async () => {
    // One order everywhere, so that two processes never deadlock on the same rows.
    const rows = [...pending].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
    pending = new Map()
    for (const [platformId, own] of Map.groupBy(rows, (row) => row.platformId))
      await write(platformId, own).catch((error: unknown) => onFailure(platformId, error))
  }

  /** Writes batches one after another: two at once would block each other on the same rows. */
  const settled = () => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(writeAll)
    return writing
  }

  return {
    pending: () => pending,
    plan: () => {
      timer ??= setTimeout(settled, forMs).unref()
    },
    settled,
  }
}
