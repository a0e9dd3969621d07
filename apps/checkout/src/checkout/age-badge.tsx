import type { AgeRating } from '@balcao/domain/delivery/age-ratings'
import { fillMessage } from '#messages/fill-message.ts'
import { useCheckoutData } from './checkout-context.ts'

/** The classificação indicativa of a product; empty where its seller gave none. */
export function AgeBadge({ rating }: { rating: AgeRating | null }) {
  const { messages } = useCheckoutData()
  if (rating === null) return null
  const words = rating === 'L' ? messages.ageRatingFree : fillMessage(messages.ageRating, { age: rating })
  return (
    <span className="age-badge" role="img" aria-label={words} title={words} data-rating={rating}>
      {rating}
    </span>
  )
}
