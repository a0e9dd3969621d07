/** `BENCH_SCALE=0.1 npm run bench -- lists` runs a tenth of the work: quick, and not a figure to keep. */
const scale = Number(process.env.BENCH_SCALE ?? 1)
export const isWhole = scale === 1

/** Amount of work in a run: sales, rows, milliseconds. */
export function scaled(amount: number): number {
  return Math.max(1, Math.round(amount * scale))
}
