/**
 * The Central Bank's id of one Pix payment: E, the eight digits of the payer's bank, the minute in UTC, and
 * eleven letters or digits chosen by that bank.
 */
export function isEndToEndId(text: string): boolean {
  const [, month = '', day = '', hour = '', minute = ''] =
    /^E\d{8}\d{4}(\d{2})(\d{2})(\d{2})(\d{2})[A-Za-z0-9]{11}$/.exec(text) ?? []
  const isBetween = (value: string, from: number, to: number) =>
    value !== '' && Number(value) >= from && Number(value) <= to
  return (
    isBetween(month, 1, 12) && isBetween(day, 1, 31) && isBetween(hour, 0, 23) && isBetween(minute, 0, 59)
  )
}
