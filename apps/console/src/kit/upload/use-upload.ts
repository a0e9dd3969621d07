import { type PutFileResult, putFile } from '@balcao/ui/put-file'
import { useMutation } from '@tanstack/react-query'
import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import { api } from '#api/client.ts'
import { readError } from '#api/read-error.ts'

export type UploadPurpose = inferInput<typeof api.uploads.create>['purpose']
export type FinishedUpload = inferOutput<typeof api.uploads.finish>

type UploadOptions = { onProgress: (share: number) => void; signal: AbortSignal }

/**
 * The file goes directly to the store, by a link that the server signs for one minute; a retry requests a new
 * one. Then the server sanitises it, and `onFinished` gets its key.
 */
export function useUpload(
  purpose: UploadPurpose,
  onFinished: (upload: FinishedUpload) => unknown,
): (file: File, options: UploadOptions) => Promise<PutFileResult> {
  const create = useMutation(api.uploads.create.mutationOptions())
  const finish = useMutation(api.uploads.finish.mutationOptions())
  return async (file, options) => {
    try {
      const { signedUrl, headers, key } = await create.mutateAsync({
        purpose,
        contentType: file.type,
        sizeBytes: file.size,
      })
      const result = await putFile({ url: signedUrl, headers, file, ...options })
      if (result === 'done') await onFinished(await finish.mutateAsync({ key }))
      return result
    } catch (error) {
      return readError(error).code === null ? 'failed' : 'refused'
    }
  }
}
