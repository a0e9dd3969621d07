import { privateKeyInput } from '@balcao/server/modules/operator/platforms/platform.input'
import { Button } from '@balcao/ui/button'
import { DescriptionList } from '@balcao/ui/description-list'
import { StatusBadge } from '@balcao/ui/status-badge'
import { useState } from 'react'
import type { z } from 'zod'
import { api } from '../../../../api/client.ts'
import { useMessages } from '../../../../i18n/use-messages.ts'
import { useAction } from '../../../../kit/action/use-action.ts'
import { fieldsOf } from '../../../../kit/form/fields/fields-of.ts'
import { FormDialog } from '../../../../kit/form/form-dialog.tsx'
import { FormSection } from '../../../../kit/form/form-section.tsx'
import { useRecordForm } from '../../../../kit/form/use-record-form.ts'
import type { PlatformPage } from '../platform.ts'
import { platformCatalogue } from './catalogue.ts'

const { TextareaField, PasswordField } = fieldsOf<z.input<typeof privateKeyInput>>()

/** What is stored and never shown again. */
export function SecretsCard({ platform }: { platform: PlatformPage }) {
  const { settings: text } = useMessages(platformCatalogue)
  const [isStoring, setIsStoring] = useState(false)
  const { hasCashInCertificate, hasCashOutCertificate, hasPrivateKey, platformId } = platform
  return (
    <FormSection title={text.secrets} text={text.secretsText}>
      <DescriptionList
        items={[
          {
            id: 'in',
            term: text.certificateIn,
            value: <Stored isStored={hasCashInCertificate} yes={text.stored} no={text.missing} />,
          },
          {
            id: 'out',
            term: text.certificateOut,
            value: <Stored isStored={hasCashOutCertificate} yes={text.stored} no={text.missing} />,
          },
          {
            id: 'key',
            term: text.privateKey,
            value: (
              <span className="inline-flex flex-wrap items-center justify-end gap-2">
                <Stored isStored={hasPrivateKey} yes={text.keyStored} no={text.keyMissing} />
                <Button size="small" onClick={() => setIsStoring(true)}>
                  {hasPrivateKey ? text.replace : text.store}
                </Button>
              </span>
            ),
          },
        ]}
      />
      {isStoring && <StorePrivateKey platformId={platformId} onClose={() => setIsStoring(false)} />}
    </FormSection>
  )
}

function Stored({ isStored, yes, no }: { isStored: boolean; yes: string; no: string }) {
  return <StatusBadge tone={isStored ? 'positive' : 'neutral'}>{isStored ? yes : no}</StatusBadge>
}

function StorePrivateKey({ platformId, onClose }: { platformId: string; onClose: () => void }) {
  const { key: text } = useMessages(platformCatalogue)
  const save = useAction(api.master.platforms.savePrivateKey)
  const form = useRecordForm({
    schema: privateKeyInput,
    toForm: () => ({ platformId, pem: '', passphrase: '' }),
    save: save.run,
    proven: true,
    invalidates: [api.master.platforms],
    savedText: text.saved,
  })
  return (
    <FormDialog
      form={form}
      title={text.title}
      description={text.text}
      saveLabel={text.save}
      onClose={onClose}
    >
      <TextareaField
        name="pem"
        label={text.pem}
        rows={6}
        placeholder="-----BEGIN PRIVATE KEY-----"
        isRequired
      />
      <PasswordField name="passphrase" label={text.passphrase} autoComplete="new-password" />
    </FormDialog>
  )
}
