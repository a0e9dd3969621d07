/** Months made ahead: a worker may be down for so long before rows lack a month, which `doctor` reports. */
const aheadMonths = 3

/** Makes the partitions of this month and the next ones, as the owner of the database (months.sql). */
export async function makeMonths(
  query: (text: string, values: [string, number]) => PromiseLike<unknown>,
  now: Date,
): Promise<void> {
  await query('call app.make_months($1::timestamptz, $2::int)', [now.toISOString(), aheadMonths])
}
