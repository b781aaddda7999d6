import { ApiError, addressOf, answerOf, type QueryValue, send } from './api-client.ts'

/** A file of an answer, and what it is called. */
export interface AnsweredFile {
  content: Blob
  name: string
}

/** `POST path` with files among the fields, and the `data` of its envelope. */
export async function postFiles<T>(path: string, form: FormData): Promise<T> {
  return answerOf(await send(path, { method: 'POST', body: form }))
}

/** `GET path?params`, which answers a file. Fails with `ApiError`. */
export async function fetchFile(path: string, params: Record<string, QueryValue>): Promise<AnsweredFile> {
  return fileOf(await send(addressOf(path, params), {}))
}

/** `POST path` with the fields as a form, which answers a file. Fails with `ApiError`. */
export async function postForFile(path: string, fields: Record<string, QueryValue>): Promise<AnsweredFile> {
  const body = new URLSearchParams(addressOf('', fields).slice(1))
  return fileOf(await send(path, { method: 'POST', body }))
}

async function fileOf(response: Response): Promise<AnsweredFile> {
  const isFile = response.ok && !response.headers.get('content-type')?.startsWith('application/json')
  if (!isFile) {
    await answerOf(response)
    throw new ApiError({ status: 502 })
  }
  return { content: await response.blob(), name: fileNameOf(response.headers.get('content-disposition')) }
}

/** The name of `Content-Disposition`, the one in all letters before the plain one (RFC 6266); no path, '' without any. */
export function fileNameOf(disposition: string | null): string {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  const plain = /filename="([^"]*)"|filename=([^;]+)/i.exec(disposition ?? '')
  const name = (extended === undefined ? null : decoded(extended)) ?? plain?.[1] ?? plain?.[2] ?? ''
  return name.trim().replaceAll(/[/\\]/g, '_')
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Gives the file to the browser's downloads, as `name` where its answer named none. */
export function saveFile(file: AnsweredFile, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file.content)
  link.download = file.name || name
  link.click()
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
