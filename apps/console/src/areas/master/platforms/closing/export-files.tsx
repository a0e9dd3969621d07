import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { closingCatalogue } from './catalogue.ts'
import type { ClosingPage } from './closing.ts'

type ExportFilesProps = { platformId: string; files: ClosingPage['exports'] }

/** Full exports of the platform, the newest first, each with its hash. */
export function ExportFiles({ platformId, files }: ExportFilesProps) {
  const { files: text } = useMessages(closingCatalogue)
  const format = useFormat()
  // A new key after each accepted request: a request sent twice makes one file.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const ask = useAction(api.master.closing.askExport, {
    proven: true,
    invalidates: [api.master.closing],
    done: () => setRequestId(crypto.randomUUID()),
  })
  const download = useAction(api.master.closing.readExport, {
    proven: true,
    done: ({ url }) => window.location.assign(url),
  })
  return (
    <Card className="grid gap-3">
      <CardHeader
        title={text.title}
        action={
          <Button size="small" isBusy={ask.isBusy} onClick={() => ask.start({ platformId, requestId })}>
            {text.ask}
          </Button>
        }
      />
      <p className="max-w-prose text-muted text-sm">{text.text}</p>
      {files.length > 0 && (
        <ul className="grid">
          {files.map(({ id, state, requestedAt, rowsCount, sizeBytes, sha256 }) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-default border-b py-2 last:border-b-0"
            >
              <span className="min-w-0 flex-1">
                {format.dateTime(requestedAt)}
                <span className="block text-muted text-sm">
                  {state === 'READY'
                    ? text.rows(format.integer(rowsCount ?? 0), format.fileSize(sizeBytes ?? 0))
                    : text[state]}
                </span>
                {sha256 && (
                  <code className="block break-all text-muted text-xs">
                    {text.hash} {sha256}
                  </code>
                )}
              </span>
              {state === 'READY' && (
                <Button
                  size="small"
                  icon={<Download />}
                  aria-label={text.downloadLabel(format.dateTime(requestedAt))}
                  onClick={() => download.start({ platformId, exportId: id })}
                >
                  {text.download}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
