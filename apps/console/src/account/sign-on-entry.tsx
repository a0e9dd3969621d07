import { Banner } from '@balcao/ui/banner'
import { LinkButton } from '@balcao/ui/link-button'
import { useLocation } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { useMessages } from '#i18n/use-messages.ts'
import { accountCatalogue } from './catalogue.ts'

type SignOnEntryProps = { door: 'ADMIN' | 'MASTER'; label: string }

/** Leads to the provider at which staff or masters sign on, and says why a sign-on was refused. */
export function SignOnEntry({ door, label }: SignOnEntryProps) {
  const { signOn: text } = useMessages(accountCatalogue)
  const { refused, next } = useLocation().search as { refused?: string; next?: string }
  const query = new URLSearchParams({ door, ...(next !== undefined && { next }) })
  return (
    <div className="grid gap-4">
      <div role="alert" className="empty:hidden">
        {refused !== undefined && <Banner tone="negative">{refusalText(refused, text.refused)}</Banner>}
      </div>
      <LinkButton
        href={`/sign-on/start?${query}`}
        variant="primary"
        size="large"
        isFullWidth
        icon={<Building2 />}
      >
        {text.enter(label)}
      </LinkButton>
    </div>
  )
}

function refusalText(reason: string, texts: Record<string, string>): string {
  return (Object.hasOwn(texts, reason) && texts[reason]) || (texts.OTHER ?? '')
}
