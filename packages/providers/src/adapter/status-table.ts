import type { StatusReading } from '#results.ts'

/** The provider's words for each status. Words are compared without case. */
export type StatusTable<Status extends string> = { readonly [S in Status]?: readonly string[] } & {
  /** Status shown for a word outside the table: REJECTED, unless the specification names another. */
  readonly otherwise?: Status
}

export function readStatus<Status extends string>(
  table: StatusTable<Status> & { readonly otherwise: Status },
  rawStatus: string,
): StatusReading<Status>
export function readStatus<Status extends string>(
  table: StatusTable<Status>,
  rawStatus: string,
): StatusReading<Status | 'REJECTED'>
export function readStatus<Status extends string>(
  table: StatusTable<Status>,
  rawStatus: string,
): StatusReading<Status | 'REJECTED'> {
  const { otherwise = 'REJECTED', ...groups } = table
  const wanted = rawStatus.toLowerCase()
  for (const [status, words] of Object.entries(groups) as [Status, readonly string[]][]) {
    if (words.some((word) => word.toLowerCase() === wanted)) {
      return { status, rawStatus, mapped: true, certainty: 'KNOWN' }
    }
  }
  return { status: otherwise, rawStatus, mapped: false, certainty: 'UNCONFIRMED' }
}
