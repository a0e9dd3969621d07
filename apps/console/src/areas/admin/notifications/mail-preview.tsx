import { locales } from '@balcao/domain/vocabulary'
import { Button } from '@balcao/ui/button'
import { Dialog } from '@balcao/ui/dialog'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import { Skeleton } from '@balcao/ui/skeleton'
import { showToast } from '@balcao/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { notificationsCatalogue } from './catalogue.ts'
import type { SystemMail } from './system-mail.ts'

/** A mail's text in each language, and a test mail to the own mailbox. */
export function MailPreview({ mail, onClose }: { mail: SystemMail; onClose: () => void }) {
  const text = useMessages(notificationsCatalogue)
  const core = useMessages(coreCatalogue)
  const [locale, setLocale] = useState<(typeof locales)[number]>('PT_BR')
  const preview = useQuery(api.admin.mails.preview.queryOptions({ template: mail, locale }))
  const sendTest = useAction(api.admin.mails.sendTest, {
    done: ({ to }) => showToast({ tone: 'positive', title: text.testSent(to) }),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeLabel={core.action.close}
      title={text.previewOf(text.mail[mail])}
      footer={
        <Button
          icon={<Send />}
          isBusy={sendTest.isBusy}
          onClick={() => sendTest.start({ template: mail, locale })}
        >
          {text.sendTest}
        </Button>
      }
    >
      <div className="grid gap-4">
        <SegmentedControl
          label={text.language}
          value={locale}
          onChange={setLocale}
          segments={locales.map((value) => ({ value, label: value.slice(0, 2) }))}
        />
        <QueryStates query={preview} skeleton={<Skeleton className="h-48 w-full" />}>
          {({ subject, text: body }) => (
            <div className="grid gap-2 rounded-control border border-default p-4">
              <p className="font-semibold">
                <span className="sr-only">{text.subject}: </span>
                {subject}
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{body}</p>
            </div>
          )}
        </QueryStates>
      </div>
    </Dialog>
  )
}
