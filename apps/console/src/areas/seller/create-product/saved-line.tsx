import { CloudCheck, CloudOff, LoaderCircle } from 'lucide-react'
import { readError } from '#api/read-error.ts'
import { useErrorReader } from '#i18n/error-texts.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { Autosave } from '#kit/form/use-autosave.ts'
import { createProductCatalogue } from './catalogue.ts'

/** Save status of the typed input. */
export function SavedLine({ state, savedAt, error }: Autosave) {
  const text = useMessages(createProductCatalogue)
  const format = useFormat()
  const reader = useErrorReader()
  return (
    <p role="status" className="flex min-h-5 items-center gap-1.5 text-muted text-sm [&>svg]:size-4">
      {state === 'saving' && (
        <>
          <LoaderCircle aria-hidden="true" />
          {text.saving}
        </>
      )}
      {state === 'saved' && savedAt && (
        <>
          <CloudCheck aria-hidden="true" className="text-positive" />
          {text.saved(format.time(savedAt))}
        </>
      )}
      {state === 'failed' && (
        <>
          <CloudOff aria-hidden="true" className="text-negative" />
          {readError(error).code === null ? text.failed : reader.textOf(error)}
        </>
      )}
    </p>
  )
}
