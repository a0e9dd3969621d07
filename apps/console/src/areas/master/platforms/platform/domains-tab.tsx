import { domainInput } from '@balcao/server/modules/platforms/domains.input'
import { Badge } from '@balcao/ui/badge'
import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import type { PlatformPage } from '#areas/master/platforms/platform.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { platformCatalogue } from './catalogue.ts'

const { TextField } = fieldsOf<z.input<typeof domainInput>>()

export function DomainsTab({ platform: { platformId, domains } }: { platform: PlatformPage }) {
  const { domains: text } = useMessages(platformCatalogue)
  const [isAdding, setIsAdding] = useState(false)
  const makePrimary = useAction(api.master.platforms.makeDomainPrimary, {
    proven: true,
    invalidates: [api.master.platforms],
    done: text.madePrimary,
  })
  return (
    <Card className="grid gap-3">
      <CardHeader
        title={text.title}
        action={
          <Button size="small" icon={<Plus />} onClick={() => setIsAdding(true)}>
            {text.add}
          </Button>
        }
      />
      <p className="text-muted">{text.text}</p>
      <ul>
        {domains.map(({ host, isPrimary }) => (
          <li
            key={host}
            className="flex min-h-13 flex-wrap items-center justify-between gap-2 border-default border-b py-2 last:border-b-0"
          >
            <span className="min-w-0 wrap-anywhere">{host}</span>
            {isPrimary ? (
              <Badge tone="positive">{text.primary}</Badge>
            ) : (
              <ConfirmAction
                trigger={<Button size="small">{text.makePrimary}</Button>}
                title={text.makePrimaryTitle(host)}
                description={text.makePrimaryText}
                confirmLabel={text.makePrimary}
                onConfirm={() => makePrimary.run({ platformId, host })}
              />
            )}
          </li>
        ))}
      </ul>
      {isAdding && <AddDomain platformId={platformId} onClose={() => setIsAdding(false)} />}
    </Card>
  )
}

function AddDomain({ platformId, onClose }: { platformId: string; onClose: () => void }) {
  const { domains: text } = useMessages(platformCatalogue)
  const add = useAction(api.master.platforms.addDomain)
  const form = useRecordForm({
    schema: domainInput,
    toForm: () => ({ platformId, host: '' }),
    save: add.run,
    proven: true,
    invalidates: [api.master.platforms],
    savedText: text.saved,
  })
  return (
    <FormDialog
      form={form}
      title={text.addTitle}
      description={text.addText}
      saveLabel={text.save}
      onClose={onClose}
    >
      <TextField
        name="host"
        label={text.host}
        placeholder="painel.suamarca.com.br"
        autoComplete="off"
        isRequired
      />
    </FormDialog>
  )
}
