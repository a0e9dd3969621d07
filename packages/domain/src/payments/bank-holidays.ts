const fixedHolidays = new Set(['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25'])

/** Days from Easter: Carnival Monday and Tuesday, Good Friday, Corpus Christi. */
const holidaysFromEaster = [-48, -47, -2, 60]

/**
 * Whether banks are closed in the whole country, weekends aside. The calendar is computed, so it is valid for every
 * year; state and city holidays do not stop settlement and are left out.
 */
export function isBankHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4))
  const monthAndDay = day.slice(5)
  if (fixedHolidays.has(monthAndDay)) return true
  if (monthAndDay === '11-20') return year >= 2024
  const easter = easterSunday(year)
  return holidaysFromEaster.some((offset) => {
    const holiday = new Date(Date.UTC(year, easter.month - 1, easter.day + offset))
    return holiday.toISOString().slice(0, 10) === day
  })
}

/** The anonymous Gregorian computus, with the names that Meeus gave its steps. */
function easterSunday(year: number): { month: number; day: number } {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return { month: Math.floor(sum / 31), day: (sum % 31) + 1 }
}
