import { Button } from '@balcao/ui/button'
import { DescriptionList } from '@balcao/ui/description-list'
import { StatusBadge } from '@balcao/ui/status-badge'
import { useState } from 'react'
import type { PlatformPage } from '#areas/master/platforms/platform.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { FormSection } from '#kit/form/form-section.tsx'
import { platformCatalogue } from './catalogue.ts'
import { StoreCertificate } from './store-certificate.tsx'
import { StorePrivateKey } from './store-private-key.tsx'

type Secret = 'cashIn' | 'cashOut' | 'privateKey'

/** Secrets that are stored and never shown again. */
export function SecretsCard({ platform }: { platform: PlatformPage }) {
  const { settings: text } = useMessages(platformCatalogue)
  const [storing, setStoring] = useState<Secret | null>(null)
  const { platformId } = platform
  const secrets: { id: Secret; term: string; isStored: boolean }[] = [
    { id: 'cashIn', term: text.certificateIn, isStored: platform.hasCashInCertificate },
    { id: 'cashOut', term: text.certificateOut, isStored: platform.hasCashOutCertificate },
    { id: 'privateKey', term: text.privateKey, isStored: platform.hasPrivateKey },
  ]
  const close = () => setStoring(null)
  return (
    <FormSection title={text.secrets} text={text.secretsText}>
      <DescriptionList
        items={secrets.map(({ id, term, isStored }) => ({
          id,
          term,
          value: (
            <span className="inline-flex flex-wrap items-center justify-end gap-2">
              <StatusBadge tone={isStored ? 'positive' : 'neutral'}>
                {isStored ? text.stored : text.missing}
              </StatusBadge>
              <Button
                size="small"
                aria-label={text.storeLabel(isStored ? text.replace : text.store, term)}
                onClick={() => setStoring(id)}
              >
                {isStored ? text.replace : text.store}
              </Button>
            </span>
          ),
        }))}
      />
      {storing === 'privateKey' && <StorePrivateKey platformId={platformId} onClose={close} />}
      {(storing === 'cashIn' || storing === 'cashOut') && (
        <StoreCertificate platformId={platformId} half={storing} onClose={close} />
      )}
    </FormSection>
  )
}
