const playlistType = 'application/vnd.apple.mpegurl'

/** The stream where this browser plays HLS by itself, else the file. After an error of a stream the file is played. */
export function playableAddress({ url, streamUrl }: { url: string; streamUrl: string | null }): string {
  const isPlayed = document.createElement('video').canPlayType(playlistType) !== ''
  return streamUrl !== null && isPlayed ? streamUrl : url
}
