import { fillMessage } from '#messages/fill-message.ts'
import { StarIcon } from '#page/icons.tsx'
import { useCheckoutData } from './checkout-context.ts'
import { shownImage } from './shown-image.ts'

const places = [1, 2, 3, 4, 5]

export function FeedbackList() {
  const { page, messages } = useCheckoutData()
  const { feedbacks } = page.builder
  if (feedbacks.length === 0) return null
  return (
    <section className="card feedbacks" aria-labelledby="feedbacks-title">
      <h2 id="feedbacks-title">{messages.feedbacksTitle}</h2>
      <ul>
        {feedbacks.map((feedback) => {
          const stars = Math.min(5, Math.max(0, Math.round(feedback.stars)))
          const image = shownImage(feedback.imageUrl)
          return (
            <li key={feedback.id} className="feedback">
              {image ? (
                <img className="feedback-image" src={image} alt="" width="40" height="40" loading="lazy" />
              ) : (
                <span className="feedback-image product-initial" aria-hidden="true">
                  {feedback.title.trim().charAt(0).toUpperCase()}
                </span>
              )}
              <div>
                <p className="stars" role="img" aria-label={fillMessage(messages.stars, { stars })}>
                  {places.map((place) => (
                    <StarIcon key={place} isFilled={place <= stars} />
                  ))}
                </p>
                <p className="feedback-title">{feedback.title}</p>
                <p className="feedback-text">{feedback.description}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
