import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useErrorReader } from '#i18n/error-texts.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { PasskeyProblem } from './passkey-problem.ts'

/** Text of a failed passkey, refused by the device or by the server. */
export function usePasskeyReader(): (error: unknown) => string {
  const core = useMessages(coreCatalogue)
  const reader = useErrorReader()
  return (error) => (error instanceof PasskeyProblem ? core.passkey[error.kind] : reader.textOf(error))
}
