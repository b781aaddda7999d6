import { AppError } from '../../../http/app-error.ts'
import type { FileRefusal } from '../import/workbook-kind.ts'

/** The file is refused, and with it the whole upload. */
export function refusal(reason: FileRefusal, fileName: string): AppError {
  const code = `workbook.${reason}` as const
  return new AppError(code, { params: { file: fileName }, fields: [{ field: 'file', code }] })
}
