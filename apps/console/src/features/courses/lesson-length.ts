/** Minutes and seconds as players show them: 06:40, 1:02:05. */
export function lessonLength(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const hours = Math.floor(seconds / 3_600)
  const minutes = Math.floor((seconds % 3_600) / 60)
  const rest = two(Math.floor(seconds % 60))
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${two(minutes)}:${rest}`
}
