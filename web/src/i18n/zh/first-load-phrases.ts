import { terms } from '@qingdan/api/contract/terms/zh.ts'
import common from './common.json'
import home from './home.json'
import layout from './layout.json'
import search from './search.json'

export const phrases = { common, layout, home, search, terms }
