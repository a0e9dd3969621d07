/** Video at YouTube or Vimeo. The key is the second part of an unlisted Vimeo video's address. */
export type ExternalVideo =
  | { host: 'YOUTUBE'; id: string }
  | { host: 'VIMEO'; id: string; key: string | null }

const youtubeId = /^[\w-]{11}$/
const vimeoId = /^\d{5,12}$/
const vimeoKey = /^[0-9a-z]{6,20}$/

const youtubeHosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com']
/** First steps of paths that name a video, such as youtube.com/embed/ID. */
const youtubeFolders = ['embed', 'shorts', 'live', 'v']

/** The video that a link names; null for a link of another site, or to a channel, list or profile. */
export function readExternalVideo(link: string): ExternalVideo | null {
  if (!/^https:\/\//i.test(link) || !URL.canParse(link)) return null
  const { hostname, pathname, searchParams, username, port } = new URL(link)
  if (username !== '' || port !== '') return null
  const steps = pathname.split('/').filter((step) => step !== '')
  if (hostname === 'youtu.be') return youtube(steps[0])
  if (youtubeHosts.includes(hostname))
    return youtube(youtubeFolders.includes(steps[0] ?? '') ? steps[1] : (searchParams.get('v') ?? undefined))
  if (hostname === 'vimeo.com' || hostname === 'www.vimeo.com') {
    const at = steps.findIndex((step) => vimeoId.test(step))
    return vimeo(steps[at], steps[at + 1])
  }
  if (hostname === 'player.vimeo.com' && steps[0] === 'video')
    return vimeo(steps[1], searchParams.get('h') ?? undefined)
  return null
}

function youtube(id: string | undefined): ExternalVideo | null {
  return id !== undefined && youtubeId.test(id) ? { host: 'YOUTUBE', id } : null
}

function vimeo(id: string | undefined, key: string | undefined): ExternalVideo | null {
  if (id === undefined || !vimeoId.test(id)) return null
  return { host: 'VIMEO', id, key: key !== undefined && vimeoKey.test(key) ? key : null }
}

/** The one form in which a link is stored. */
export function linkOfVideo(video: ExternalVideo): string {
  if (video.host === 'YOUTUBE') return `https://www.youtube.com/watch?v=${video.id}`
  return `https://vimeo.com/${video.id}${video.key === null ? '' : `/${video.key}`}`
}

/** Address of the host's player that sets no cookies for advertising. */
export function playerOfVideo(video: ExternalVideo): string {
  if (video.host === 'YOUTUBE') return `https://www.youtube-nocookie.com/embed/${video.id}?rel=0`
  return `https://player.vimeo.com/video/${video.id}?dnt=1${video.key === null ? '' : `&h=${video.key}`}`
}
