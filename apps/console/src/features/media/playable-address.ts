const playlistType = 'application/vnd.apple.mpegurl'

/** Address of the stream if this browser plays HLS by itself, otherwise of the file. The file is played if a stream fails. */
export function playableAddress({ url, streamUrl }: { url: string; streamUrl: string | null }): string {
  const isPlayed = document.createElement('video').canPlayType(playlistType) !== ''
  return streamUrl !== null && isPlayed ? streamUrl : url
}
