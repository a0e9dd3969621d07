import { type CalendarDay, isCalendarDay } from '#calendar.ts'

/** Bands of the Brazilian classificação indicativa (Portaria MJSP 1.048/2025): free, or not below this age. */
export const ageRatings = ['L', '6', '10', '12', '14', '16', '18'] as const
export type AgeRating = (typeof ageRatings)[number]

const adultAge = 18
export const adultRating = '18' satisfies AgeRating
/** Highest age of a buyer: an earlier birth date is a typing error. */
const oldestAge = 120

export function isForAdults(rating: AgeRating | null): boolean {
  return rating === adultRating
}

/** Age in whole years on a day. A birthday on 29 February is on 1 March of other years. */
export function ageOn(birthDate: CalendarDay, day: CalendarDay): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Error code of a birth date that is missing, impossible or a minor's; null for the birth date of an adult. */
export function adultProblem(
  birthDate: string,
  today: CalendarDay,
): 'birth_date_required' | 'buyer_under_age' | null {
  if (!isCalendarDay(birthDate) || birthDate > today || ageOn(birthDate, today) > oldestAge)
    return 'birth_date_required'
  return ageOn(birthDate, today) < adultAge ? 'buyer_under_age' : null
}
