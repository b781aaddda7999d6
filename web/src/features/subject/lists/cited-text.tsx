import type { Citation } from '@qingdan/api/contract/citation.ts'
import { createContext, use } from 'react'
import { CitationLink } from '../../../components/citation-link.tsx'
import { partsOf } from './cited-parts.ts'

/** What the subject's entries cite and we hold. */
export const CitationsContext = createContext<readonly Citation[]>([])

/** A published line in which what it cites are links. */
export function CitedText({ text }: { text: string }) {
  const citations = use(CitationsContext)
  return partsOf(text, citations).map(({ text: part, citation }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which may repeat
    citation === null ? <span key={index}>{part}</span> : <CitationLink key={index} text={part} citation={citation} />,
  )
}
