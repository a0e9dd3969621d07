import { Button } from '@balcao/ui/button'
import { Card } from '@balcao/ui/card'
import { CopyButton } from '@balcao/ui/copy-button'
import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { LinkButton } from '@balcao/ui/link-button'
import { Award, Download } from 'lucide-react'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { studyCatalogue } from './catalogue.ts'
import type { Study } from './study.ts'

/** The open steps to the certificate, and then the certificate itself. */
export function CertificateCard({ study }: { study: Study }) {
  const { certificate: text } = useMessages(studyCatalogue)
  const { action } = useMessages(coreCatalogue)
  const issue = useAction(api.customer.courses.certificate, { invalidates: [api.customer.courses] })
  const [name, setName] = useState(study.studentName)
  const { grantId, certificateCode: code, lessons, done } = study
  return (
    <Card className="grid gap-3">
      <h2 className="flex items-center gap-2 font-semibold">
        <Award aria-hidden="true" className="size-4.5 text-muted" />
        {text.title}
      </h2>
      {code !== null ? (
        <>
          <p className="font-mono">{code}</p>
          <div className="flex flex-wrap gap-2">
            <LinkButton asChild variant="primary" icon={<Download />}>
              <a href={`/certificado/${code}/pdf`}>{text.download}</a>
            </LinkButton>
            <CopyButton
              text={`${window.location.origin}/certificado/${code}`}
              label={text.copy}
              copiedLabel={action.copied}
            />
          </div>
          <p className="text-muted text-sm">{text.check}</p>
        </>
      ) : done < lessons ? (
        <>
          <p className="font-medium">{text.left(lessons - done)}</p>
          <p className="text-muted text-sm">{text.explain}</p>
        </>
      ) : (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            issue.start({ grantId, studentName: name })
          }}
        >
          <Field label={text.name} help={text.nameHelp} isRequired>
            <Input value={name} maxLength={100} required onChange={({ target }) => setName(target.value)} />
          </Field>
          <Button type="submit" variant="primary" isBusy={issue.isBusy}>
            {text.issue}
          </Button>
        </form>
      )}
    </Card>
  )
}
