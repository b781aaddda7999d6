/** Parts of foreign names as the Chinese press writes them, with their usual Latin spellings. */
export interface NamePart {
  han: string
  latin: string[]
}

export interface ForeignNames {
  given: NamePart[]
  family: NamePart[]
}

/** Names of one origin go together, as in ordinary names. Transliterations by the usual tables, general knowledge. */
export const foreignNames: readonly ForeignNames[] = [
  {
    given:
      parts(`马克=Mark/Marc 约翰=John 大卫=David 迈克尔=Michael 罗伯特=Robert 詹姆斯=James 威廉=William 理查德=Richard
      托马斯=Thomas 丹尼尔=Daniel 马修=Matthew 安东尼=Anthony 史蒂文=Steven 凯文=Kevin 布莱恩=Brian 乔治=George 爱德华=Edward
      杰森=Jason 埃里克=Eric 斯科特=Scott 玛丽=Mary 詹妮弗=Jennifer 琳达=Linda 伊丽莎白=Elizabeth 苏珊=Susan 萨拉=Sarah
      凯伦=Karen 艾米莉=Emily 劳拉=Laura 奥利维亚=Olivia`),
    family:
      parts(`史密斯=Smith 约翰逊=Johnson 威廉姆斯=Williams 布朗=Brown 琼斯=Jones 米勒=Miller 戴维斯=Davis 威尔逊=Wilson
      安德森=Anderson 泰勒=Taylor 摩尔=Moore 杰克逊=Jackson 怀特=White 哈里斯=Harris 汤普森=Thompson 罗宾逊=Robinson 克拉克=Clark
      刘易斯=Lewis 沃克=Walker 霍尔=Hall 艾伦=Allen 赖特=Wright 贝克=Baker 格林=Green 亚当斯=Adams 尼尔森=Nelson 卡特=Carter
      米切尔=Mitchell 特纳=Turner 菲利普斯=Phillips 坎贝尔=Campbell 埃文斯=Evans 爱德华兹=Edwards 科林斯=Collins 墨菲=Murphy`),
  },
  {
    given:
      parts(`汉斯=Hans 彼得=Peter 沃尔夫冈=Wolfgang 克劳斯=Klaus 于尔根=Jürgen/Jurgen 斯特凡=Stefan 安德烈亚斯=Andreas
      马蒂亚斯=Matthias 安娜=Anna 乌尔苏拉=Ursula 皮埃尔=Pierre 让=Jean 菲利普=Philippe 雅克=Jacques 尼古拉=Nicolas 索菲=Sophie`),
    family:
      parts(`米勒=Müller/Mueller 施密特=Schmidt 施奈德=Schneider 费舍尔=Fischer 韦伯=Weber 迈耶=Meyer 瓦格纳=Wagner 贝克尔=Becker
      霍夫曼=Hoffmann 舒尔茨=Schulz 马丁=Martin 贝尔纳=Bernard 杜布瓦=Dubois 莫罗=Moreau 洛朗=Laurent 勒费弗尔=Lefebvre 鲁塞尔=Roussel`),
  },
  {
    given:
      parts(`何塞=José/Jose 胡安=Juan 卡洛斯=Carlos 路易斯=Luis 米格尔=Miguel 安东尼奥=Antonio 弗朗西斯科=Francisco 佩德罗=Pedro
      玛丽亚=María/Maria 卡门=Carmen 马里奥=Mario 朱塞佩=Giuseppe 马尔科=Marco 保罗=Paolo`),
    family:
      parts(`加西亚=García/Garcia 马丁内斯=Martínez/Martinez 洛佩斯=López/Lopez 桑切斯=Sánchez/Sanchez 佩雷斯=Pérez/Perez 戈麦斯=Gómez/Gomez
      费尔南德斯=Fernández/Fernandez 托雷斯=Torres 拉米雷斯=Ramírez/Ramirez 弗洛雷斯=Flores 罗西=Rossi 费拉里=Ferrari 埃斯波西托=Esposito
      比安奇=Bianchi 罗马诺=Romano 席尔瓦=Silva 桑托斯=Santos 奥利维拉=Oliveira`),
  },
  {
    given:
      parts(`谢尔盖=Sergei/Sergey 亚历山大=Alexander/Aleksandr 德米特里=Dmitry/Dmitri/Dmitriy 安德烈=Andrei/Andrey 伊万=Ivan
      米哈伊尔=Mikhail 叶莲娜=Elena/Yelena 塔季扬娜=Tatiana/Tatyana 奥尔加=Olga 娜塔莉亚=Natalia/Natalya`),
    family:
      parts(`斯米尔诺夫=Smirnov 库兹涅佐夫=Kuznetsov 波波夫=Popov 索科洛夫=Sokolov 列别杰夫=Lebedev 科兹洛夫=Kozlov 莫罗佐夫=Morozov
      沃尔科夫=Volkov 扎伊采夫=Zaitsev/Zaytsev 博加特廖夫=Bogatyrev 古谢夫=Gusev 季托夫=Titov 库兹明=Kuzmin 巴拉诺夫=Baranov`),
  },
  {
    given:
      parts(`穆罕默德=Mohammed/Mohammad/Muhammad/Mohamed 艾哈迈德=Ahmed/Ahmad 阿里=Ali 哈桑=Hassan/Hasan 易卜拉欣=Ibrahim 优素福=Yusuf/Youssef
      卡里姆=Karim 法蒂玛=Fatima 拉吉夫=Rajiv 阿米特=Amit 桑贾伊=Sanjay 维杰=Vijay`),
    family:
      parts(`马哈茂德=Mahmoud/Mahmud 萨利赫=Saleh/Salih 纳赛尔=Nasser/Nasir 法鲁克=Farouk/Farooq 曼苏尔=Mansour/Mansur 拉赫曼=Rahman
      夏尔马=Sharma 古普塔=Gupta 帕特尔=Patel 辛格=Singh 库马尔=Kumar 梅塔=Mehta 雷迪=Reddy 乔杜里=Chaudhary/Choudhury`),
  },
]

function parts(text: string): NamePart[] {
  return text
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [han = '', latin = ''] = entry.split('=')
      return { han, latin: latin.split('/') }
    })
}
