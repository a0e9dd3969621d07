import type { Format } from '#i18n/use-format.ts'

const secondMs = 1000

/** “120 ms”, “1,4 s”: units are the same in both languages. */
export function durationText(format: Format, durationMs: number): string {
  return durationMs < secondMs
    ? `${format.integer(Math.round(durationMs))} ms`
    : `${format.decimal(durationMs / secondMs)} s`
}
