import common from './common.json'
import frame from './frame.json'
import home from './home.json'
import search from './search.json'

export const phrases = { common, frame, home, search }
