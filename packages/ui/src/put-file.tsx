export type PutFileResult = 'done' | 'refused' | 'failed' | 'aborted'

export type PutFileOptions = {
  url: string
  file: File
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Sends a file to a signed address. A request by `fetch` could not say how much has gone up. */
export function putFile({ url, file, onProgress, signal }: PutFileOptions): Promise<PutFileResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    }
    request.onload = () => resolve(request.status >= 200 && request.status < 300 ? 'done' : 'refused')
    request.onerror = () => resolve('failed')
    request.ontimeout = () => resolve('failed')
    request.onabort = () => resolve('aborted')
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('PUT', url)
    request.setRequestHeader('content-type', file.type)
    request.send(file)
  })
}
