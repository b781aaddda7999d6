/**
 * Walks a wizard of US rules at the API of `API_URL` as a signed-in user does, for some destinations, then makes the PDF of
 * the last run, and saves risk projects of 12 partners. The last line is JSON: milliseconds of each answer, of the PDF,
 * and of saving each project.
 */

const root = `${process.env['API_URL'] ?? ''}/open-api/api`
const destinations = ['MX', 'CN', 'RU', 'DE', 'IN', 'VN', 'TR', 'AE']
/** The first project reads what is then in memory. */
const projects = 6
/** The first walk reads what is then in memory. */
const walks = 1 + destinations.length

interface Run {
  recordId: string
  question: { id: string } | null
}

const token = await signIn()
const answers: number[] = []
let last = ''
for (let walk = 0; walk < walks; walk++) {
  const countryId = destinations[walk % destinations.length]
  let run = await post('risk/product/rule/start', { eccn: '3A001', countryId, endUser: 'Qxzv Wpfk Ltd', type: 1 })
  while (run.question) {
    const began = performance.now()
    run = await post('risk/product/rule/answer', {
      recordId: run.recordId,
      id: run.question.id,
      answer: Number(run.question.id === 'fdp.g.1'),
    })
    if (walk > 0) answers.push(performance.now() - began)
  }
  last = run.recordId
}
const began = performance.now()
const file = await fetch(`${root}/diligencing/report/export?id=${last}`, { headers: { authorization: token } })
await file.arrayBuffer()
if (!file.ok) throw new Error(`The PDF answered ${file.status}`)
const exporting = performance.now() - began
const saving: number[] = []
for (let at = 0; at < projects; at++) {
  const from = performance.now()
  const { id } = await post<{ id: string }>('risk/project/save', projectOf(at))
  saving.push(performance.now() - from)
  await post('risk/project/delete', { id })
}
console.log(JSON.stringify({ answers, exporting, saving }))

/** One partner in three is listed, and no name is in two projects. */
function projectOf(at: number): object {
  const listed = ['Bank Melli Iran', '俄罗斯石油公司', 'Islamic Republic of Iran Shipping Lines', '哈尔滨工业大学']
  const partners = Array.from({ length: 12 }, (_, index) => {
    const name =
      index % 3 === 0 ? `${listed[index / 3]} ${at}` : `Qxzv Wpfk ${String.fromCharCode(65 + at)}${index} Ltd`
    return { name, role: index }
  })
  const countries = [
    { countryId: 'US', role: 0 },
    { countryId: 'DE', role: 2 },
  ]
  return { name: `${at}`, item: '球阀', eccn: '3A001', value: '12000.50', countries, partners }
}

async function post<Data = Run>(path: string, body: object): Promise<Data> {
  const answer = await fetch(`${root}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { data: Data }).data
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${process.env['API_URL'] ?? ''}/user-service/api/login/pwd`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'demo', password: 'qingdan-demo-2026', passwordEncoding: 'plain' }),
  })
  return ((await answer.json()) as { data: { token: string } }).data.token
}
