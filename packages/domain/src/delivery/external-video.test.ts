import { describe, expect, test } from 'vitest'
import { linkOfVideo, playerOfVideo, readExternalVideo } from './external-video.ts'

describe('the link to a video', () => {
  test.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s&list=PL123',
    'https://youtube.com/watch?app=desktop&v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])('is read as a video of YouTube: %s', (link) => {
    const video = readExternalVideo(link)
    expect(video).toEqual({ host: 'YOUTUBE', id: 'dQw4w9WgXcQ' })
    expect(video && linkOfVideo(video)).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
    expect(video && playerOfVideo(video)).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0')
  })

  test.each([
    ['https://vimeo.com/76979871', null],
    ['https://vimeo.com/channels/staffpicks/76979871', null],
    ['https://vimeo.com/76979871/abcdef1234?share=copy', 'abcdef1234'],
    ['https://player.vimeo.com/video/76979871?h=abcdef1234', 'abcdef1234'],
  ])('is read as a video of Vimeo: %s', (link, key) => {
    const video = readExternalVideo(link)
    expect(video).toEqual({ host: 'VIMEO', id: '76979871', key })
    expect(video && readExternalVideo(linkOfVideo(video))).toEqual(video)
    expect(video && readExternalVideo(playerOfVideo(video))).toEqual(video)
    expect(video && playerOfVideo(video)).toContain('dnt=1')
  })

  test.each([
    '',
    'dQw4w9WgXcQ',
    'http://youtu.be/dQw4w9WgXcQ',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    'https://youtu.be.evil.example/dQw4w9WgXcQ',
    'https://youtu.be@evil.example/dQw4w9WgXcQ',
    'https://eve@youtu.be/dQw4w9WgXcQ',
    'https://youtu.be:8443/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXc',
    'https://youtu.be/dQw4w9WgXcQ%22%3E',
    'https://www.youtube.com/@canal',
    'https://www.youtube.com/playlist?list=PL123',
    'https://vimeo.com/canal',
    'https://player.vimeo.com/video/12%2F34',
  ])('is refused if it names no video of YouTube or Vimeo: %s', (link) => {
    expect(readExternalVideo(link)).toBeNull()
  })
})
