import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { notificationsCatalogue } from './catalogue.ts'
import { MailPreview } from './mail-preview.tsx'
import type { SystemMail } from './system-mail.ts'

const readers = ['BUYER', 'SELLER', 'STAFF', 'EVERYBODY'] as const

/** Every automatic mail of the platform, by recipient. */
export function MailsTab() {
  const text = useMessages(notificationsCatalogue)
  const mails = useQuery(api.admin.mails.list.queryOptions())
  const [shown, setShown] = useState<SystemMail | null>(null)
  return (
    <div className="grid gap-4">
      <p className="text-muted">{text.mailsText}</p>
      <QueryStates query={mails} skeleton={<Skeleton className="h-64 w-full" />}>
        {(readerOf) =>
          readers.map((reader) => (
            <Card key={reader} className="grid gap-2">
              <CardHeader title={text.reader[reader]} />
              <ul className="grid gap-x-8 sm:grid-cols-2">
                {(Object.keys(readerOf) as SystemMail[])
                  .filter((mail) => readerOf[mail] === reader)
                  .map((mail) => (
                    <li
                      key={mail}
                      className="flex min-h-11 items-center justify-between gap-3 border-default border-b py-1"
                    >
                      {text.mail[mail]}
                      <Button
                        size="small"
                        variant="ghost"
                        aria-label={`${text.preview} ${text.mail[mail]}`}
                        onClick={() => setShown(mail)}
                      >
                        {text.preview}
                      </Button>
                    </li>
                  ))}
              </ul>
            </Card>
          ))
        }
      </QueryStates>
      {shown && <MailPreview mail={shown} onClose={() => setShown(null)} />}
    </div>
  )
}
