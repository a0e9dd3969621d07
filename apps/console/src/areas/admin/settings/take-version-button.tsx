import type { LegalTextKind } from '@balcao/domain/texts/legal-texts'
import { Button } from '@balcao/ui/button'
import { showToast } from '@balcao/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { api } from '#api/client.ts'
import { useErrorReader } from '#i18n/error-texts.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { platformSettingsCatalogue } from './catalogue.ts'

type TakeVersionButtonProps = { kind: LegalTextKind; version: number; onTaken: (body: string) => void }

/** Loads a former version of a legal text into the editor. */
export function TakeVersionButton({ kind, version, onTaken }: TakeVersionButtonProps) {
  const { legal: text } = useMessages(platformSettingsCatalogue)
  const reader = useErrorReader()
  const client = useQueryClient()
  const read = useMutation({
    mutationFn: () => client.fetchQuery(api.admin.legalTexts.version.queryOptions({ kind, version })),
    onSuccess: ({ body }) => onTaken(body),
    onError: (error) => showToast({ tone: 'negative', title: reader.textOf(error) }),
  })
  return (
    <Button size="small" icon={<RotateCcw />} isBusy={read.isPending} onClick={() => read.mutate()}>
      {text.take}
    </Button>
  )
}
