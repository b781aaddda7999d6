import type { EntityDetail } from '@qingdan/api/contract/detail.ts'
import { PdfButton } from '../../components/pdf-button.tsx'
import { callForFile } from '../../lib/api/call.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import { takeGraphPicture } from './graph/offered-picture.ts'

/** Exports the subject as a PDF in the language of the page, with its search, and with the graph if it is visible. */
export function ExportButton({
  detail: { id, type, s, name },
  searchKey,
  searchType,
}: {
  detail: EntityDetail
  searchKey: string | undefined
  searchType: 'fuzzy' | 'exact' | undefined
}) {
  const languages = useLanguage()
  const make = async () => {
    const picture = await takeGraphPicture()
    const base64Img = picture !== null && picture.length <= mostPictureLetters ? picture : undefined
    const question = searchKey === undefined ? {} : { searchKey, searchType: searchType ?? 'fuzzy' }
    return callForFile('export.subjectWithGraph', { id, type, s, languages, ...question, base64Img })
  }
  return <PdfButton name={name} make={make} />
}

/** A picture may have 5 MiB (api-contract.md); base64 adds a third. */
const mostPictureLetters = 6_900_000
