export type PutFileResult = 'done' | 'refused' | 'failed' | 'aborted'

export type PutFileOptions = {
  url: string
  file: Blob
  /** Headers covered by the signature besides the content type. */
  headers?: Record<string, string> | undefined
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Sends a file, or a part of one, to a signed address. `fetch` cannot report the progress of an upload. */
export function putFile({
  url,
  file,
  headers = {},
  onProgress,
  signal,
}: PutFileOptions): Promise<PutFileResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    }
    request.onload = () =>
      resolve(request.status < 300 ? 'done' : request.status < 500 ? 'refused' : 'failed')
    request.onerror = () => resolve('failed')
    request.ontimeout = () => resolve('failed')
    request.onabort = () => resolve('aborted')
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('PUT', url)
    for (const [name, value] of Object.entries({
      ...(file.type && { 'content-type': file.type }),
      ...headers,
    }))
      request.setRequestHeader(name, value)
    request.send(file)
  })
}
