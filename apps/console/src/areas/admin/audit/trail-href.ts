/** Address of the trail of a period as a file, which the browser follows with its session. */
export function trailHref(period: { fromDay: string; toDay: string }): string {
  return `/api/exports/audit-trail.jsonl?${new URLSearchParams(period)}`
}
