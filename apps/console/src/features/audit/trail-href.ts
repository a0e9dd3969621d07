import type { Trail } from './trails.ts'

/** Address of the trail of a period as a file, which the browser follows with its session. */
export function trailHref({ file }: Trail, period: { fromDay: string; toDay: string }): string {
  return `/api/exports/${file}.jsonl?${new URLSearchParams(period)}`
}
