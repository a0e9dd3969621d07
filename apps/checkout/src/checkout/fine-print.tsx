import type { ReactNode } from 'react'
import { useCheckoutData } from './checkout-context.ts'
import { HelpLinks } from './help-links.tsx'
import { LegalLinks } from './legal-links.tsx'

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
