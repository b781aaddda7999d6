import common from './common.json'
import frame from './frame.json'
import home from './home.json'
import search from './search.json'
import subject from './subject.json'

export const phrases = { common, frame, home, search, subject }
