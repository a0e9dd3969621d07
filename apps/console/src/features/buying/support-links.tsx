import { useMessages } from '#i18n/use-messages.ts'
import { buyingCatalogue } from './catalogue.ts'

type SupportLinksProps = {
  sellerName: string
  supportEmail: string | null
  supportPhone: string | null
  /** Subject of the message, so that the seller need not ask. */
  subject: string
}

const linkClasses = 'inline-flex min-h-6 items-center font-medium text-primary hover:underline'

/** The seller's support contacts. */
export function SupportLinks({ sellerName, supportEmail, supportPhone, subject }: SupportLinksProps) {
  const { support: text } = useMessages(buyingCatalogue)
  if (!supportEmail && !supportPhone) return <p className="text-muted text-sm">{text.none}</p>
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {supportEmail && (
        <a href={`mailto:${supportEmail}?subject=${encodeURIComponent(subject)}`} className={linkClasses}>
          {text.email(sellerName)}
        </a>
      )}
      {supportPhone && (
        <a
          href={`https://wa.me/55${supportPhone}?text=${encodeURIComponent(subject)}`}
          target="_blank"
          rel="noreferrer"
          className={linkClasses}
        >
          {text.whatsApp(sellerName)}
        </a>
      )}
    </p>
  )
}
