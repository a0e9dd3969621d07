import type { FileUploadMessages } from './pt-br.ts'

export const messages: FileUploadMessages = {
  rules: {
    CONTENT: (size) => `Video, audio, PDF, EPUB, ZIP, Office or image up to ${size}`,
    VIDEO: (size) => `MP4, MOV, WebM or MKV video up to ${size}`,
    AUDIO: (size) => `MP3, M4A, OGG, WAV or FLAC audio up to ${size}`,
    DOCUMENT: (size) => `PDF, EPUB, ZIP, Office file or image up to ${size}`,
    CAPTIONS: (size) => `WebVTT captions (.vtt) up to ${size}`,
    IMPORT: (size) => `Spreadsheet saved as CSV, up to ${size}`,
  },
  wrongKind: {
    CONTENT: 'Send a video, audio, PDF, EPUB, ZIP, Office file or image.',
    VIDEO: 'Send an MP4, MOV, WebM or MKV video.',
    AUDIO: 'Send an MP3, M4A, OGG, WAV or FLAC audio file.',
    DOCUMENT: 'Send a PDF, EPUB, ZIP, Office file or image.',
    CAPTIONS: 'Send a .vtt file.',
    IMPORT: 'Send a .csv file. In Excel or Google Sheets: File, Save as (or Download), CSV.',
  },
  tooLarge: (size) => `The file exceeds ${size}.`,
  sent: (sent, total) => `${sent} of ${total}`,
  waiting: 'No connection. The upload continues when the internet is back.',
  paused: 'Upload paused',
  pause: 'Pause upload',
  resume: 'Resume upload',
  checking: 'Checking the file…',
  ready: 'File sent. Save to publish it.',
  readyToImport: 'File sent.',
  comeBack: 'If the page closes, choose the same file to continue where it stopped.',
  storage: (used, quota) => `${used} of ${quota} in use`,
  renditions: {
    label: 'Video qualities:',
    states: { WAITING: 'in line', READY: 'ready', FAILED: 'not available' },
    asSent:
      'Students watch the video as it was uploaded, in a single quality. To play on every device, upload MP4 with H.264.',
    meanwhile: 'Meanwhile, students watch the original file.',
  },
  refusal: {
    WRONG_TYPE: 'The file’s content does not match the type its name says.',
    INFECTED: 'The check found a virus, and the file was deleted.',
    TOO_LARGE_TO_CHECK: 'The file is too large for the virus check. Split it into smaller parts.',
    UNCHECKED: 'The file could not be checked. Send it again.',
  },
}
