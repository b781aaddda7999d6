import type { Language } from '../../../contract/bilingual.ts'
import { AppError } from '../../../http/app-error.ts'
import { say } from '../../../language/language.ts'
import type { FileRefusal } from '../import/workbook-kind.ts'

/** A file of an upload that is not taken. */
export interface BadFile {
  fileName: string
  reason: FileRefusal
}

/** No file of the upload is taken; each is named. */
export function refusalOf(files: readonly BadFile[]): AppError {
  const fields = files.map(({ fileName, reason }) => ({
    field: 'file',
    code: `workbook.${reason}` as const,
    params: { file: fileName },
  }))
  const [first] = fields
  return new AppError(first?.code ?? 'workbook.missing', { params: first?.params ?? {}, fields })
}

/** What is wrong with the file, and what to do. */
export function refusalInWords({ fileName, reason }: BadFile, language: Language): string {
  return say(`workbook.${reason}`, language, { file: fileName })
}
