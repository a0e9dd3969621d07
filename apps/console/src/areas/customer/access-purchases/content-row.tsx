import { Button } from '@balcao/ui/button'
import { CopyButton } from '@balcao/ui/copy-button'
import {
  DoorOpen,
  Download,
  ExternalLink,
  FileText,
  Headphones,
  KeyRound,
  Link2,
  Play,
  Video,
} from 'lucide-react'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import type { Access } from './access.ts'
import { accessPurchasesCatalogue } from './catalogue.ts'
import type { Playing } from './play-dialog.tsx'

type ContentRowProps = {
  grantId: string
  content: Access['contents'][number]
  /** Whether the store has a contact. */
  hasContact: boolean
  onPlay: (playing: Playing) => void
}

const icons = { FILE: FileText, LINK: Link2, LICENSE: KeyRound, EXTERNAL: DoorOpen }
const mediaIcons = { VIDEO: Video, AUDIO: Headphones }

/** One content of a product: its key, the status of the seller's own system, or a file or link to open. */
export function ContentRow({ grantId, content, hasContact, onPlay }: ContentRowProps) {
  const text = useMessages(accessPurchasesCatalogue)
  const format = useFormat()
  const { kind, title, sizeBytes, mediaKind, usesMax, usesLeft, opensAt, licenseKey, external } = content
  const Icon = mediaKind ? mediaIcons[mediaKind] : icons[kind]
  const facts = [
    mediaKind ? text.mediaKind[mediaKind] : text.kind[kind],
    ...(sizeBytes === null ? [] : [format.fileSize(sizeBytes)]),
    ...(usesMax === null || usesLeft === null ? [] : [text.usesLeft(usesLeft, usesMax)]),
  ]
  const isWaitingForKey = kind === 'LICENSE' && licenseKey === null && opensAt === null
  return (
    <div className="flex flex-wrap items-center gap-3 py-2.5">
      <Icon aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="break-words font-medium">{title}</p>
        <p className="text-muted text-sm">{facts.join(' · ')}</p>
        {isWaitingForKey && <p className="text-sm">{text.keyToCome}</p>}
        {external !== null && (
          <p className="text-sm">
            {external === 'STUCK' && hasContact ? text.stuckWithContact : text.external[external]}
          </p>
        )}
      </div>
      {opensAt !== null ? (
        <span className="text-muted text-sm">{text.opensOn(format.date(opensAt))}</span>
      ) : (
        (kind === 'FILE' || kind === 'LINK') && <OpenButton {...{ grantId, content, kind, onPlay }} />
      )}
      {licenseKey !== null && <LicenseKey title={title} value={licenseKey} />}
    </div>
  )
}

function LicenseKey({ title, value }: { title: string; value: string }) {
  const text = useMessages(accessPurchasesCatalogue)
  const { action } = useMessages(coreCatalogue)
  return (
    <p className="flex w-full items-center justify-between gap-2 rounded-control bg-sunken py-1 ps-3 pe-1">
      <span className="wrap-anywhere font-mono text-sm">{value}</span>
      <CopyButton text={value} label={text.copyKey(title)} copiedLabel={action.copied} isIconOnly />
    </p>
  )
}

/** The server creates a new address each time, and records it. */
function OpenButton({
  grantId,
  content,
  kind,
  onPlay,
}: Omit<ContentRowProps, 'hasContact'> & { kind: 'FILE' | 'LINK' }) {
  const text = useMessages(accessPurchasesCatalogue)
  const { id: contentId, title, mediaKind, usesLeft } = content
  const open = useAction(api.customer.access.open, {
    invalidates: [api.customer.access],
    // In the same tab: a browser would block a new one after the wait. A file is saved, and the page stays.
    done: ({ url, media }) =>
      media ? onPlay({ grantId, contentId, title, url, media }) : window.location.assign(url),
  })
  const label = mediaKind ? text.play[mediaKind] : kind === 'FILE' ? text.download : text.open
  if (usesLeft === 0) return <span className="text-muted text-sm">{text.usedUp}</span>
  return (
    <Button
      size="small"
      icon={mediaKind ? <Play /> : kind === 'FILE' ? <Download /> : <ExternalLink />}
      aria-label={`${label}: ${title}`}
      isBusy={open.isBusy}
      onClick={() => open.start({ grantId, contentId })}
    >
      {label}
    </Button>
  )
}
