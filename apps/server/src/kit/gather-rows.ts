type TenantRow = { platformId: string }

type Gathering<Row extends TenantRow> = {
  forMs: number
  write(platformId: string, rows: Row[]): Promise<void>
  onFailure(platformId: string, error: unknown): void
}

export type GatheredRows<Row extends TenantRow> = {
  /** Rows by their keys, for whoever notes to add up in. */
  pending(): Map<string, Row>
  /** Something was noted: it is written soon. */
  plan(): void
  /** Writes what was noted so far at once, and resolves when it is written or given up. */
  settled(): Promise<void>
}

/** Adds up notes in memory and writes them in one go, a tenant at a time: what a process noted in its last moments is lost when it is killed. */
export function gatherRows<Row extends TenantRow>({
  forMs,
  write,
  onFailure,
}: Gathering<Row>): GatheredRows<Row> {
  let pending = new Map<string, Row>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  const writeAll = async () => {
    // In one order everywhere, so that two processes never wait for each other's rows.
    const rows = [...pending].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
    pending = new Map()
    for (const [platformId, own] of Map.groupBy(rows, (row) => row.platformId))
      await write(platformId, own).catch((error: unknown) => onFailure(platformId, error))
  }

  /** One after the other: two at once would wait for each other on the same rows. */
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
