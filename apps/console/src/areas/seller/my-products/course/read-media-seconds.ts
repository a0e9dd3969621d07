/** Length of a video or recording; null for one that this browser does not play. */
export function readMediaSeconds(file: File): Promise<number | null> {
  const media = document.createElement('video')
  const url = URL.createObjectURL(file)
  return new Promise((resolve) => {
    const end = (seconds: number) => {
      URL.revokeObjectURL(url)
      resolve(Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null)
    }
    media.preload = 'metadata'
    media.onloadedmetadata = () => end(media.duration)
    media.onerror = () => end(0)
    media.src = url
  })
}
