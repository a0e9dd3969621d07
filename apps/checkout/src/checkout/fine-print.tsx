import { legalTextPaths } from '@balcao/domain/texts/legal-texts'
import type { ReactNode } from 'react'
import { useCheckoutData } from './checkout-context.ts'
import { HelpLinks } from './help-links.tsx'

/** Required small print. A skin that names the seller elsewhere adds nothing here. */
export function FinePrint({ children }: { children?: ReactNode }) {
  const { page, messages } = useCheckoutData()
  return (
    <div className="fine-print">
      {children}
      {page.platform.isDemo ? <p>{messages.demoNotice}</p> : null}
      <HelpLinks />
      <LegalLinks />
    </div>
  )
}

/** The platform's published texts for buyers. */
function LegalLinks() {
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
