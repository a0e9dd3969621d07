import { challengeEnded, isChallengeEnd } from './challenge-frame/challenge-end.ts'
import './styles/challenge-frame.css'

document.querySelector('form')?.submit()

window.addEventListener('message', ({ data }) => {
  if (isChallengeEnd(data)) window.parent.postMessage(challengeEnded, window.location.origin)
})
