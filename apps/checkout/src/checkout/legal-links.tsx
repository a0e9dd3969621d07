import { legalTextPaths } from '@balcao/domain/legal-texts'
import { useCheckoutData } from './checkout-context.ts'

/** The platform's published texts for buyers. */
export function LegalLinks() {
  const { page, messages } = useCheckoutData()
  const titles = { BUYER_TERMS: messages.buyerTerms, PRIVACY: messages.privacyPolicy }
  const published = (['BUYER_TERMS', 'PRIVACY'] as const).filter((kind) =>
    page.platform.legalTexts.includes(kind),
  )
  if (published.length === 0) return null
  return (
    <p>
      {published.map((kind, place) => (
        <span key={kind}>
          {place > 0 ? ' · ' : null}
          <a className="link" href={legalTextPaths[kind]} target="_blank" rel="noopener noreferrer">
            {titles[kind]}
          </a>
        </span>
      ))}
    </p>
  )
}
