import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { adultProblem, isForAdults } from '@balcao/domain/delivery/age-ratings'
import { AppError } from '@balcao/domain/texts/app-error'
import type { LoadedOffer } from '#modules/catalog/load-offer.ts'
import type { PurchaseInput } from './purchase-input.ts'

/**
 * The birth date of a buyer of a product for adults, chosen bumps included; null where none is needed. A minor is
 * refused. The date is the buyer's own declaration: nothing here verifies it (decision 0056).
 */
export function adultBirthDate(
  { product, bumps }: LoadedOffer,
  { birthDate = '', orderBumpsIds }: Pick<PurchaseInput, 'birthDate' | 'orderBumpsIds'>,
  now: Date,
): string | null {
  const bought = [
    product,
    ...bumps.flatMap(({ bump, product: added }) => (orderBumpsIds.includes(bump.id) ? [added] : [])),
  ]
  if (!bought.some(({ ageRating }) => isForAdults(ageRating))) return null
  const problem = adultProblem(birthDate, dayInSaoPaulo(now))
  if (problem) throw new AppError(problem, { field: 'birthDate' })
  return birthDate
}
