import type { CartReason } from '@balcao/domain/carts'
import { Dialog } from '@balcao/ui/dialog'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { abandonedCartCatalogue } from './catalogue.ts'

/** Preview of a message, with a real cart in it. */
export function PreviewDialog({ reason, onClose }: { reason: CartReason; onClose: () => void }) {
  const { automation: text, nobody } = useMessages(abandonedCartCatalogue)
  const { action } = useMessages(coreCatalogue)
  const preview = useQuery(api.seller.carts.preview.queryOptions({ reason }))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeLabel={action.close}
      title={text.previewOf(text.sequence[reason].title)}
    >
      <QueryStates query={preview} skeleton={<Skeleton className="h-48 w-full" />}>
        {(mail) =>
          mail === null ? (
            <p className="text-muted">{text.noPreview}</p>
          ) : (
            <div className="grid gap-3">
              <p className="text-muted text-sm">
                {text.previewFor(mail.visitorName || nobody, mail.productName)}
              </p>
              <div className="grid gap-2 rounded-control border border-default p-4">
                <p className="font-semibold">
                  <span className="sr-only">{text.subject}: </span>
                  {mail.subject}
                </p>
                <p className="wrap-anywhere whitespace-pre-line">{mail.text}</p>
              </div>
            </div>
          )
        }
      </QueryStates>
    </Dialog>
  )
}
