import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { CopyButton } from '@balcao/ui/copy-button'
import { Dialog } from '@balcao/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { administratorsCatalogue } from './catalogue.ts'

type Recovery = inferOutput<typeof api.master.recoveries.list>[number]

/** Other masters who forgot their password. The approving master hands the link over in person. */
export function Recoveries() {
  const { data = [] } = useQuery(api.master.recoveries.list.queryOptions())
  const [link, setLink] = useState<string | null>(null)
  return (
    <>
      {data
        .filter(({ isOwn }) => !isOwn)
        .map((recovery) => (
          <RecoveryBanner key={recovery.id} recovery={recovery} onApproved={setLink} />
        ))}
      {link !== null && <RecoveryLink link={link} onClose={() => setLink(null)} />}
    </>
  )
}

type RecoveryBannerProps = { recovery: Recovery; onApproved: (link: string) => void }

function RecoveryBanner({ recovery: { id, name, email, askedAt }, onApproved }: RecoveryBannerProps) {
  const { recovery: text } = useMessages(administratorsCatalogue)
  const format = useFormat()
  const invalidates = [api.master.recoveries]
  const approve = useAction(api.master.recoveries.approve, {
    proven: true,
    invalidates,
    done: ({ link }) => onApproved(link),
  })
  const refuse = useAction(api.master.recoveries.refuse, { proven: true, invalidates, done: text.refused })
  return (
    <Banner
      tone="pending"
      title={text.title(name)}
      action={
        <div className="flex gap-2">
          <Button size="small" isBusy={refuse.isBusy} onClick={() => refuse.start({ recoveryId: id })}>
            {text.refuse}
          </Button>
          <ConfirmAction
            trigger={<Button size="small">{text.approve}</Button>}
            title={text.approveTitle(name)}
            description={text.approveText}
            confirmLabel={text.approve}
            onConfirm={() => approve.run({ recoveryId: id })}
          />
        </div>
      }
    >
      {text.asked(email, format.dateTime(askedAt))}
    </Banner>
  )
}

/** The link is shown once: it is not stored in a readable form. */
function RecoveryLink({ link, onClose }: { link: string; onClose: () => void }) {
  const { recovery: text } = useMessages(administratorsCatalogue)
  const { action } = useMessages(coreCatalogue)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeLabel={action.close}
      title={text.linkTitle}
      description={text.linkText}
      footer={<CopyButton text={link} label={text.copy} copiedLabel={action.copied} size="medium" />}
    >
      <p className="wrap-anywhere rounded-control border border-default p-3 font-mono text-sm">{link}</p>
    </Dialog>
  )
}
