import type { PersonKind } from '@balcao/domain/people/seller-profile'
import { Button } from '@balcao/ui/button'
import { FileUpload } from '@balcao/ui/file-upload'
import { StatusBadge } from '@balcao/ui/status-badge'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { Download, FileText, Upload, UserRound } from 'lucide-react'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { useUpload } from '#kit/upload/use-upload.ts'
import { useUploadTexts } from '#kit/upload/use-upload-texts.ts'
import { myProfileCatalogue } from './catalogue.ts'

export type PaperView = inferOutput<typeof api.seller.documents.list>['papers'][number]

const photos = ['image/jpeg', 'image/png', 'image/webp'] as const
const photosAndPdf = [...photos, 'application/pdf'] as const
const megabytesMax = 10

/** One document: its name, status and actions. Only a document that must be sent shows the upload. */
export function PaperRow({ paper, personKind }: { paper: PaperView; personKind: PersonKind }) {
  const { documents: text } = useMessages(myProfileCatalogue)
  const format = useFormat()
  const [isReplacing, setIsReplacing] = useState(false)
  const isCcmei = paper.paper === 'photoDocumentSocialContract' && personKind === 'MEI'
  const { title, help } = isCcmei ? text.ccmei : text.paper[paper.paper]
  const read = useAction(api.seller.documents.read, { done: ({ url }) => window.location.assign(url) })
  const { documentId, sentAt } = paper
  const isOpen = paper.state === null || paper.state === 'REFUSED' || isReplacing
  const isPerson = paper.paper === 'photoDocument' || paper.paper === 'photoPersonWithDocument'
  const Icon = isPerson ? UserRound : FileText
  return (
    <li className="flex gap-3 border-default border-b p-4 last:border-b-0 sm:gap-4 sm:p-5">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-control bg-sunken text-muted"
      >
        <Icon className="size-4" />
      </span>
      <div className="grid min-w-0 flex-1 gap-3">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="grid min-w-0 flex-1 basis-56 gap-1">
            <h2 className="flex flex-wrap items-center gap-2 font-medium">
              {title}
              <PaperBadge paper={paper} />
            </h2>
            <p className="text-muted text-sm">
              {help}
              {sentAt !== null && ` ${text.sentOn(format.date(sentAt))}`}
            </p>
          </div>
          {documentId !== null && (
            <div className="flex gap-1">
              <Button
                size="small"
                variant="ghost"
                icon={<Download />}
                isBusy={read.isBusy}
                aria-label={text.downloadLabel(title)}
                onClick={() => read.start({ documentId })}
              >
                {text.download}
              </Button>
              {!isOpen && (
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={text.replaceLabel(title)}
                  onClick={() => setIsReplacing(true)}
                >
                  {text.replace}
                </Button>
              )}
            </div>
          )}
        </div>
        {paper.state === 'REFUSED' && paper.refusal !== null && (
          <p className="rounded-control bg-negative-soft px-3 py-2.5">
            <strong className="font-medium">{text.refusal[paper.refusal].reason}</strong>{' '}
            {paper.refusalNote ?? text.refusal[paper.refusal].advice} {text.onlyThisOne}
          </p>
        )}
        {isOpen && (
          <PaperUpload
            paper={paper.paper}
            label={title}
            hint={isReplacing && paper.state === 'APPROVED' ? text.replaceApproved : undefined}
            onSent={() => setIsReplacing(false)}
          />
        )}
      </div>
    </li>
  )
}

function PaperBadge({ paper: { state, tries } }: { paper: PaperView }) {
  const { documents: text } = useMessages(myProfileCatalogue)
  const tone = {
    APPROVED: 'positive',
    IN_REVIEW: 'pending',
    REFUSED: 'negative',
  } as const
  if (state === null)
    return (
      <StatusBadge tone="neutral" icon={<Upload strokeWidth={2.5} />}>
        {text.state.MISSING}
      </StatusBadge>
    )
  return (
    <StatusBadge tone={tone[state]} detail={tries > 1 ? text.tries(tries) : undefined}>
      {text.state[state]}
    </StatusBadge>
  )
}

type PaperUploadProps = {
  paper: PaperView['paper']
  label: string
  hint: string | undefined
  onSent: () => void
}

function PaperUpload({ paper, label, hint, onSent }: PaperUploadProps) {
  const accept = paper === 'photoPersonWithDocument' ? photos : photosAndPdf
  const texts = useUploadTexts({ accept, maxMegabytes: megabytesMax })
  const send = useAction(api.seller.documents.send, {
    invalidates: [api.seller.documents, api.seller.reports.checklist],
    done: onSent,
  })
  const upload = useUpload('SELLER_DOCUMENT', ({ key }) => send.run({ paper, key }))
  return (
    <div className="grid gap-1.5">
      {hint && <p className="text-muted text-sm">{hint}</p>}
      <FileUpload
        aria-label={label}
        accept={accept}
        maxBytes={megabytesMax * 1_000_000}
        texts={texts}
        onUpload={upload}
      />
    </div>
  )
}
