import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '#api/client.ts'
import { readError } from '#api/read-error.ts'
import { useErrorReader } from '#i18n/error-texts.ts'
import { sendFile } from './send-file.ts'

type Refusal = NonNullable<inferOutput<typeof api.seller.files.get>['refusal']>

export type SenderStage =
  | { name: 'empty' }
  | { name: 'sending'; file: File; sentBytes: number; isWaiting: boolean }
  | { name: 'paused'; file: File; sentBytes: number }
  | { name: 'checking'; file: File }
  | { name: 'ready'; file: File }
  | { name: 'refused'; file: File; refusal: Refusal | { text: string } }

export type FileSender = {
  stage: SenderStage
  send: (file: File) => Promise<void>
  pause: () => void
  cancel: () => void
}

/** Sends one file of a seller in parts, with pause and resume; `onReady` gets its key once it is checked. */
export function useFileSender(onReady: (key: string) => void): FileSender {
  const [stage, setStage] = useState<SenderStage>({ name: 'empty' })
  const reader = useErrorReader()
  const client = useQueryClient()
  const controller = useRef<AbortController>(null)
  const uploadId = useRef<string>(null)
  const begin = useMutation(api.seller.files.begin.mutationOptions())
  const sign = useMutation(api.seller.files.sign.mutationOptions())
  const complete = useMutation(api.seller.files.complete.mutationOptions())
  const cancel = useMutation(api.seller.files.cancel.mutationOptions())
  // Parts that arrived stay when the page is left.
  useEffect(() => () => controller.current?.abort(), [])

  const readStorageAnew = () => client.invalidateQueries(api.seller.files.storage.queryFilter())

  function drop() {
    if (uploadId.current !== null)
      cancel.mutate({ uploadId: uploadId.current }, { onSettled: () => void readStorageAnew() })
    uploadId.current = null
  }

  async function send(file: File) {
    const own = new AbortController()
    controller.current = own
    // Drops the replaced file, unless it is saved in a product.
    if (stage.name === 'ready') drop()
    const change = (next: (current: SenderStage) => SenderStage) => {
      if (!own.signal.aborted) setStage(next)
    }
    const isSending = (current: SenderStage) => current.name === 'sending'
    setStage((current) => ({
      name: 'sending',
      file,
      sentBytes: current.name === 'paused' ? current.sentBytes : 0,
      isWaiting: false,
    }))
    try {
      const { key, refusal } = await sendFile(file, {
        calls: {
          begin: begin.mutateAsync,
          sign: sign.mutateAsync,
          complete: complete.mutateAsync,
          get: (upload) => client.fetchQuery(api.seller.files.get.queryOptions(upload, { staleTime: 0 })),
        },
        signal: own.signal,
        onBegun: (id) => {
          uploadId.current = id
          void readStorageAnew()
        },
        onProgress: (sentBytes) =>
          change((current) =>
            isSending(current) ? ({ ...current, file, sentBytes } as SenderStage) : current,
          ),
        onWaiting: (isWaiting) =>
          change((current) => (isSending(current) ? ({ ...current, isWaiting } as SenderStage) : current)),
        onChecking: () => change(() => ({ name: 'checking', file })),
      })
      if (own.signal.aborted) return
      if (key !== null) onReady(key)
      // The seller sees the refusal here: dropping the file prevents the mail about it.
      if (refusal !== null) drop()
      setStage(
        key === null ? { name: 'refused', file, refusal: refusal ?? 'UNCHECKED' } : { name: 'ready', file },
      )
    } catch (error) {
      if (own.signal.aborted) return
      const isWrong = readError(error).code === 'upload_refused'
      setStage({ name: 'refused', file, refusal: isWrong ? 'WRONG_TYPE' : { text: reader.textOf(error) } })
    }
    void readStorageAnew()
  }

  return {
    stage,
    send,
    pause: () => {
      controller.current?.abort()
      setStage((current) =>
        current.name === 'sending'
          ? { name: 'paused', file: current.file, sentBytes: current.sentBytes }
          : current,
      )
    },
    cancel: () => {
      controller.current?.abort()
      drop()
      setStage({ name: 'empty' })
    },
  }
}
