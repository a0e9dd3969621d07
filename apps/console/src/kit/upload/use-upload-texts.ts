import type { FileUploadTexts } from '@balcao/ui/file-upload'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { languageTags, useLocale } from '#i18n/locale.tsx'
import { useMessages } from '#i18n/use-messages.ts'

const typeNames = {
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'application/pdf': 'PDF',
  'text/xml': 'XML',
} as const

export type UploadType = keyof typeof typeNames
export type UploadRules = { accept: readonly UploadType[]; maxMegabytes: number }

/** Texts of an upload: accepted types and size, before and after the choice. */
export function useUploadTexts({ accept, maxMegabytes }: UploadRules): FileUploadTexts {
  const core = useMessages(coreCatalogue)
  const { locale } = useLocale()
  const types = new Intl.ListFormat(languageTags[locale], { type: 'disjunction' }).format(
    accept.map((type) => typeNames[type]),
  )
  const size = new Intl.NumberFormat(languageTags[locale], { style: 'unit', unit: 'megabyte' }).format(
    maxMegabytes,
  )
  return {
    ...core.upload,
    retry: core.action.retry,
    rules: core.upload.rules(types, size),
    wrongType: core.upload.wrongType(types),
    tooLarge: core.upload.tooLarge(size),
    notAccepted: core.upload.notAccepted(types, size),
  }
}
