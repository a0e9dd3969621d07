const heights = [480, 720, 1080] as const

/** The longest film that is encoded; a longer film is played as uploaded. */
const secondsMax = 12 * 3_600

/** Heights of a film's renditions, the smallest first; none is larger than the film. */
export function renditionHeights(film: { width: number; height: number; seconds: number }): number[] {
  if (film.seconds > secondsMax) return []
  // A portrait film of 1080 × 1920 counts as 1080 lines.
  const lines = Math.min(film.width, film.height)
  return heights.filter((height) => height <= lines)
}
