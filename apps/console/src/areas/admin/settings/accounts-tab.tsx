import { MailSenderSection } from './mail-sender-section.tsx'
import { PapersSection } from './papers-section.tsx'

/** Papers required of sellers, and the mail sender. Each section is saved by itself. */
export function AccountsTab() {
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <PapersSection />
      <MailSenderSection />
    </div>
  )
}
