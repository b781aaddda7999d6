/** English words of the trade by which people look for items, and the Chinese ones: the list is in Chinese alone. */
const table = `
rare earth 稀土, scandium 钪, yttrium 钇, lanthanum 镧, cerium 铈, neodymium 钕, samarium 钐, europium 铕,
gadolinium 钆, terbium 铽, dysprosium 镝, holmium 钬, erbium 铒, thulium 铥, ytterbium 镱, lutetium 镥,
gallium 镓, germanium 锗, antimony 锑, indium 铟, tungsten 钨, tellurium 碲, bismuth 铋, molybdenum 钼,
titanium 钛, zirconium 锆, hafnium 铪, beryllium 铍, tantalum 钽, nickel 镍, magnesium 镁, aluminium 铝,
aluminum 铝, boron 硼, lithium 锂, calcium 钙, zinc 锌, cadmium 镉, selenium 硒, phosphorus 磷, uranium 铀,
plutonium 钚, tritium 氚, deuterium 氘, heavy water 重水, reactor 反应堆, graphite 石墨, diamond 金刚石,
superhard 超硬, super hard 超硬, carbon fiber 碳纤维, carbon fibre 碳纤维, resin 树脂, ceramic 陶瓷, alloy 合金,
powder 粉, crystal 晶体, composite 复合, magnet 永磁, lithium battery 锂离子电池, lithium ion battery 锂离子电池,
cathode 正极, anode 负极, drone 无人驾驶航空器, uav 无人驾驶航空器, unmanned aerial vehicle 无人驾驶航空器, aircraft 航空器,
spacecraft 航天器, satellite 卫星, rocket 火箭, missile 导弹, engine 发动机, aero engine 航空发动机, gas turbine 燃气轮机,
turbine 涡轮, propellant 推进剂, dredger 挖泥船, laser 激光, radar 雷达, infrared 红外, camera 相机, sensor 传感器,
gyroscope 陀螺, gyro 陀螺, accelerometer 加速度, inertial 惯性, navigation 导航, jamming 干扰, spectrometer 质谱,
encryption 密码, cryptography 密码, cryptographic 密码, chip 集成电路, integrated circuit 集成电路,
semiconductor 半导体, computer 计算机, software 软件, technology 技术, robot 机器人, machine tool 机床,
numerical control 数控, cnc 数控, bearing 轴承, valve 阀, pump 泵, vacuum pump 真空泵, centrifuge 离心, furnace 炉,
isostatic 等静压, isostatic press 等静压, spin forming 旋压, filament winding 缠绕, spray dryer 喷雾干燥,
fermenter 发酵, explosive 炸药, detonator 雷管, tributyl phosphate 磷酸三丁酯, toxin 毒素, virus 病毒, bacteria 细菌`

const inChinese: ReadonlyMap<string, string> = new Map(
  table.split(',').map((row) => {
    const [, english = '', chinese = ''] = /^\s*(.+) (\S+)$/.exec(row) ?? []
    return [english, chinese]
  }),
)

const longestPhrase = 3

/** The Chinese word for an English one or a phrase, in singular or plural, folded; undefined for others. */
export function chineseFor(english: string): string | undefined {
  const words = english.replaceAll('-', ' ')
  return inChinese.get(words) ?? inChinese.get(words.replace(/ies$/, 'y').replace(/s$/, ''))
}

/** The words with those side by side joined that are one English phrase of the trade: "rare earth". */
export function joinPhrases(words: readonly string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = longestPhraseAt(words, at)
    joined.push(phrase.join(' '))
    at += phrase.length
  }
  return joined
}

function longestPhraseAt(words: readonly string[], at: number): readonly string[] {
  for (let size = Math.min(longestPhrase, words.length - at); size > 1; size--) {
    const phrase = words.slice(at, at + size)
    if (chineseFor(phrase.join(' ')) !== undefined) return phrase
  }
  return words.slice(at, at + 1)
}
