import { LinkButton } from '@balcao/ui/link-button'
import { Link } from '@tanstack/react-router'
import { Download, ExternalLink } from 'lucide-react'
import { useMessages } from '#i18n/use-messages.ts'
import { marketplaceCatalogue } from './catalogue.ts'
import type { Program } from './program.ts'

/** Links to details, and to the affiliate links of a member. */
export function ProgramActions({ program }: { program: Program }) {
  const { drawer: text } = useMessages(marketplaceCatalogue)
  const { salesPageUrl, materialsUrl, ownStatus, ownAffiliationId } = program
  return (
    <>
      {salesPageUrl !== null && (
        <LinkButton href={salesPageUrl} target="_blank" rel="noreferrer" icon={<ExternalLink />}>
          {text.salesPage}
        </LinkButton>
      )}
      {materialsUrl !== null && (
        <LinkButton href={materialsUrl} target="_blank" rel="noreferrer" icon={<Download />}>
          {text.materials}
        </LinkButton>
      )}
      {ownStatus === 'ACTIVE' && (
        <LinkButton asChild variant="primary">
          <Link to="/platform/affiliates" search={{ open: ownAffiliationId ?? undefined }}>
            {text.links}
          </Link>
        </LinkButton>
      )}
    </>
  )
}
