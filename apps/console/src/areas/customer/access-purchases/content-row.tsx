import { Button } from '@balcao/ui/button'
import { Download, ExternalLink, FileText, Link2 } from 'lucide-react'
import { api } from '../../../api/client.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { useAction } from '../../../kit/action/use-action.ts'
import type { Access } from './access.ts'
import { accessPurchasesCatalogue } from './catalogue.ts'

type ContentRowProps = { grantId: string; content: Access['contents'][number] }

const icons = { FILE: FileText, LINK: Link2 }

/** One thing that a product gives. The server hands out its address anew each time, and writes down that it did. */
export function ContentRow({ grantId, content }: ContentRowProps) {
  const text = useMessages(accessPurchasesCatalogue)
  const format = useFormat()
  const { id: contentId, kind, title, sizeBytes, usesMax, usesLeft, opensAt } = content
  const open = useAction(api.customer.access.open, {
    invalidates: [api.customer.access],
    // In the same tab: a browser would keep a new one from opening after the wait. A file is saved, and the page stays.
    done: ({ url }) => window.location.assign(url),
  })
  const Icon = icons[kind]
  const facts = [
    text.kind[kind],
    ...(sizeBytes === null ? [] : [format.fileSize(sizeBytes)]),
    ...(usesMax === null || usesLeft === null ? [] : [text.usesLeft(usesLeft, usesMax)]),
  ]
  return (
    <div className="flex items-center gap-3 py-2.5">
      <Icon aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="break-words font-medium">{title}</p>
        <p className="text-muted text-sm">{facts.join(' · ')}</p>
      </div>
      {opensAt !== null || usesLeft === 0 ? (
        <span className="text-muted text-sm">
          {opensAt === null ? text.usedUp : text.opensOn(format.date(opensAt))}
        </span>
      ) : (
        <Button
          size="small"
          icon={kind === 'FILE' ? <Download /> : <ExternalLink />}
          aria-label={`${kind === 'FILE' ? text.download : text.open}: ${title}`}
          isBusy={open.isBusy}
          onClick={() => open.start({ grantId, contentId })}
        >
          {kind === 'FILE' ? text.download : text.open}
        </Button>
      )}
    </div>
  )
}
