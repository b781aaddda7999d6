/**
 * Names of other peoples as Chinese writes them, and the Latin forms lists use: Tibetan, Uyghur and Kazakh, Mongolian, then given
 * names of the world. `han=latin,…`. Origin: general knowledge; the standard transcription tables of Xinhua for given names.
 */
export const transcribedNames = `
  白玛=padma,pema,bema,peme / 赤林=trinley,thinley / 赤列=trinley,thinley,trile / 赤烈=trinley,thinley / 赤=tri,thri,cho
  扎西=tashi,zhaxi,trashi / 次仁=tsering,cering,tshering / 才仁=tsering,cering / 次旺=tsewang,tsewon / 次旦=tseten,tsetan / 才旦=tseten,caidan / 才让=tsering,tserang
  达瓦=dawa,dava / 尼玛=nyima,nima / 旺堆=wangdu,wangdui,wangden / 旺扎=wangdrak / 旺修=wangchuk / 旺秋=wangchuk / 多吉=dorje,dorji,duoji,doje / 平措=phuntsok,puncog,phuntsog,phunstok
  洛桑=lobsang,losang,lozang,luosang / 罗桑=lobsang,losang / 丹增=tenzin,danzeng,tenzing / 格桑=kelsang,kalsang,gesang,kesang / 卓玛=dolma,drolma,zhuoma / 央金=yangchen,yangjin,yangkyi
  仁青=rinchen,renqing / 仁钦=rinchen,renqin / 强巴=jampa,champa,qiangba / 向巴=jampa,champa,qiangba,xiangba / 罗布=norbu,luobu / 索朗=sonam,suolang,soinam / 索南=sonam,suonan
  边巴=penpa,bianba,pempa / 米玛=migmar,mima,mimar / 拉巴=lhakpa,laba,lhagba / 普布=phurbu,pubu,purbu / 巴桑=pasang,basang / 坚赞=gyaltsen,gyaincain / 坚参=gyaltsen,gyaincain / 江村=gyaltsen,jamcan,gyaincain
  加措=gyatso,jiacuo / 嘉措=gyatso,gyamco / 晋美=jigme,jinmei,jigmey / 阿旺=ngawang,awang / 土登=thupten,tudeng / 曲扎=choedrak,choedak,quzha / 曲培=choephel / 群培=choephel,qunpei / 顿珠=dhondup,dondrub,thondup,toinzhub
  贡布=gonpo,gongbu / 贡嘎=gonggar,kunga / 贡觉=konchok / 帕巴拉=phagpalha,pagbalha / 格列=gelek,geleg / 朗杰=namgyal,langjie / 南杰=namgyal / 云丹=yonten,yundan / 益西=yeshe,yeshi / 齐扎拉=qizhala,chedalha
  德吉=dekyi,deji / 拉姆=lhamo,lhamu / 桑珠=samdrup,sangzhu / 桑杰=sangay,sangye,sangjie / 热地=raidi,ragdi / 列确=legqog,lekchoe / 洛松=lobsong,losong / 斯朗=sonam / 嘎玛=karma,garma,gama / 噶玛=karma,garma / 果洛=golok / 班禅=panchen / 达赖=dalai
  买买提=mehmet,memet,muhammad,mamat,maimaiti / 买买提明=memtimin,muhammadimin / 麦麦提=memet,mamat,mehmet / 艾尼瓦尔=anwar,anwer / 努尔=nur,noor / 努尔白克力=nurbekri / 白克力=bekri / 阿不都=abdu,abdul / 阿卜杜=abdu,abdul
  阿不都拉=abdulla,abdullah / 阿卜杜拉=abdulla,abdullah / 阿不都热合曼=abdurahman,abdurehman / 艾山=hasan,esen,hesen / 吐尔逊=tursun,turson / 吐尔洪=turghun,turhong / 艾合买提=ahmet,ahmad,exmet / 玉素甫=yusuf,yusup,yusuph
  依明=imin,emin / 肖开提=shohrat,shawket,shewket / 雪克来提=shohrat,shukrat / 扎克尔=zakir / 司马义=ismail,ismayil / 铁力瓦尔地=tiliwaldi,tiliwardi / 艾尔肯=erkin,erken / 吐尼亚孜=tuniyaz / 伊力哈木=ilham / 沙比尔=sabir / 热比娅=rebiya
  卡德尔=kadeer,kader / 多力坤=dolkun / 艾沙=isa,eysa / 帕尔哈提=perhat,parhat,perhet / 库尔班=kurban,qurban / 木沙=musa / 居来提=juret,jurat / 古丽=gul,guli / 阿依古丽=aygul,ayigul / 帕提古丽=patigul / 托合提=tohti,toxti / 赛福鼎=saifuddin,seypidin
  阿不来提=ablet,ablat / 阿布来提=ablet,ablat / 阿力甫=arif,alip / 阿迪力=adil / 艾力=eli,ali / 马木提=mahmut,mamut / 穆合塔尔=muhtar,mukhtar / 外力=weli,wali / 亚生=yasin / 牙生=yasin / 热合曼=rahman,rehman / 尼亚孜=niyaz / 吾买尔=omar,umar,omer
  哈德尔别克=haderbek,khadirbek / 别克=bek,beg / 拜=bay,bai / 叶尔肯=yerken,yerkin / 革命=geming / 乌兰=ulan,wulan / 巴特尔=bator,bater,baatar,bagatur / 那顺=nasun,nashun / 呼和=huhe,hohe / 格日勒=gerel,gerile / 苏和=suhe / 朝鲁=chaolu,choluu / 其其格=qiqige,tsetseg / 高娃=gaowa,gua
  约翰=john,jon / 乔治=george / 乔=joe,joseph / 乔恩=jon,john / 迈克尔=michael / 迈克=mike,michael / 麦克=mike,mac / 彼得=peter,petr,pieter / 保罗=paul,paulo / 威廉=william / 詹姆斯=james / 吉姆=jim,james / 查尔斯=charles / 约瑟夫=joseph,josef,yosef,yusuf / 戴维=david / 大卫=david
  史蒂文=steven,stephen / 史蒂夫=steve / 斯蒂芬=stephen,stefan / 托马斯=thomas / 汤姆=tom,thomas / 罗伯特=robert / 鲍勃=bob,robert / 理查德=richard / 安德鲁=andrew / 安德烈=andrei,andrey,andre / 马克=mark,marc / 马可=marco / 马尔科=marco / 爱德华=edward / 亨利=henry / 杰克=jack / 杰弗里=jeffrey / 杰夫=jeff
  弗朗西斯=francis / 弗朗西斯科=francisco / 弗兰克=frank / 弗里德里希=friedrich / 菲利普=philip,phillip,philippe / 丹尼尔=daniel / 丹=dan / 唐纳德=donald / 本杰明=benjamin / 亚当=adam / 亚历山大=alexander,aleksandr,alexandr,alyaksandr,aliaksandr,oleksandr,alejandro,iskandar / 阿历克斯=alex / 亚历克斯=alex / 阿列克谢=alexey,aleksei,alexei
  弗拉基米尔=vladimir,volodymyr / 谢尔盖=sergei,sergey,serhiy / 德米特里=dmitry,dmitri,dmitrii / 尼古拉=nikolai,nikolay,nicolas / 尼古拉斯=nicolas,nicholas / 叶夫根尼=yevgeny,evgeny,evgeniy / 伊万=ivan / 米哈伊尔=mikhail / 鲍里斯=boris / 伊戈尔=igor / 奥列格=oleg / 维克托=viktor,victor / 康斯坦丁=konstantin
  阿纳托利=anatoly / 安东=anton / 基里尔=kirill / 列昂尼德=leonid / 维亚切斯拉夫=vyacheslav / 尤里=yuri,yury / 根纳季=gennady / 拉姆赞=ramzan / 何塞=jose / 胡安=juan / 豪尔赫=jorge / 赫苏斯=jesus / 杰西=jesse,jesus / 路易斯=luis,louis,lewis / 卡洛斯=carlos / 佩德罗=pedro / 米格尔=miguel / 曼努埃尔=manuel / 迭戈=diego / 费尔南多=fernando
  拉斐尔=rafael / 安东尼奥=antonio / 安东尼=anthony,antony / 罗德里戈=rodrigo / 玛丽亚=maria / 玛丽=mary,marie / 伊丽莎白=elizabeth / 安娜=anna / 安妮=anne,annie / 凯瑟琳=catherine,katherine / 南希=nancy / 希拉里=hillary,hilary / 朱莉娅=julia / 琳达=linda / 苏珊=susan / 萨拉=sarah,sara / 莎拉=sarah / 黛博拉=deborah / 珍妮特=janet
  穆罕默德=muhammad,mohammed,mohamed,mohammad,mehmet / 马哈茂德=mahmoud,mahmud / 艾哈迈德=ahmed,ahmad / 阿里=ali / 侯赛因=hussein,husayn,hossein,hussain / 哈桑=hassan,hasan / 哈基姆=hakim / 卡里姆=karim / 萨达姆=saddam / 奥马尔=omar,umar / 奥萨马=osama,usama / 本=bin,ben / 伊本=ibn / 阿布=abu / 阿卜杜勒=abdul,abdel / 阿明=amin
  易卜拉欣=ibrahim,ebrahim / 伊斯梅尔=ismail / 优素福=yusuf,yousef / 哈立德=khalid,khaled / 哈利勒=khalil / 萨利赫=saleh,salih / 赛义德=said,sayed,saeed / 苏莱曼=suleiman,sulayman / 贾巴尔=jabbar / 纳赛尔=nasser,nasir / 礼萨=reza / 雷扎=reza / 马吉德=majid / 巴沙尔=bashar / 阿萨德=assad / 卡扎菲=gaddafi,qadhafi / 拉丹=laden,ladin
  普京=putin / 梅德韦杰夫=medvedev / 拉夫罗夫=lavrov / 绍伊古=shoigu / 佩斯科夫=peskov / 普里戈任=prigozhin / 卡德罗夫=kadyrov / 米舒斯京=mishustin / 格拉西莫夫=gerasimov / 帕特鲁舍夫=patrushev / 纳雷什金=naryshkin / 谢钦=sechin / 米勒=miller / 德里帕斯卡=deripaska
  卢卡申科=lukashenko,lukashenka / 泽连斯基=zelensky,zelenskyy / 亚努科维奇=yanukovych / 伊万诺夫=ivanov / 彼得罗夫=petrov / 波波夫=popov / 库兹涅佐夫=kuznetsov / 索科洛夫=sokolov / 沃尔科夫=volkov / 科兹洛夫=kozlov / 诺维科夫=novikov / 莫罗佐夫=morozov / 帕夫洛夫=pavlov / 费奥多罗夫=fedorov,fyodorov
  特朗普=trump / 拜登=biden / 奥巴马=obama / 布什=bush / 克林顿=clinton / 蓬佩奥=pompeo / 卢比奥=rubio / 博尔顿=bolton / 纳瓦罗=navarro / 罗斯=ross / 佩洛西=pelosi / 布林肯=blinken / 奥布莱恩=obrien / 科顿=cotton / 克鲁兹=cruz / 约翰逊=johnson / 史密斯=smith / 威廉姆斯=williams / 琼斯=jones / 布朗=brown / 戴维斯=davis,davies
  威尔逊=wilson / 安德森=anderson / 泰勒=taylor / 托马斯=thomas / 杰克逊=jackson / 怀特=white / 哈里斯=harris / 汤普森=thompson / 罗宾逊=robinson / 克拉克=clark,clarke / 刘易斯=lewis / 沃克=walker / 斯科特=scott / 格林=green,greene / 贝克=baker,beck / 亚当斯=adams / 纳尔逊=nelson / 卡特=carter / 米切尔=mitchell / 罗伯茨=roberts / 特纳=turner / 菲利普斯=phillips
  坎贝尔=campbell / 帕克=parker,park / 埃文斯=evans / 爱德华兹=edwards / 柯林斯=collins / 斯图尔特=stewart,stuart / 莫里斯=morris / 墨菲=murphy / 罗杰斯=rogers / 库克=cook / 摩根=morgan / 贝尔=bell / 休斯=hughes / 加西亚=garcia / 罗德里格斯=rodriguez / 马丁内斯=martinez / 埃尔南德斯=hernandez / 洛佩斯=lopez / 冈萨雷斯=gonzalez / 佩雷斯=perez
  桑切斯=sanchez / 拉米雷斯=ramirez / 托雷斯=torres / 弗洛雷斯=flores / 里韦拉=rivera / 戈麦斯=gomez / 迪亚斯=diaz / 古斯曼=guzman / 卡斯特罗=castro / 马杜罗=maduro / 卡韦略=cabello / 奥尔特加=ortega / 查韦斯=chavez / 席尔瓦=silva / 桑托斯=santos / 费尔南德斯=fernandez,fernandes / 默克尔=merkel / 朔尔茨=scholz / 马克龙=macron
  萨科齐=sarkozy / 埃尔多安=erdogan / 欧尔班=orban / 武契奇=vucic / 多迪克=dodik / 内塔尼亚胡=netanyahu / 哈梅内伊=khamenei / 鲁哈尼=rouhani / 莱希=raisi,raeisi / 扎里夫=zarif / 苏莱曼尼=soleimani,sulaimani / 内贾德=nejad,ahmadinejad / 霍梅尼=khomeini / 纳斯鲁拉=nasrallah / 哈尼亚=haniyeh,haniya / 辛瓦尔=sinwar / 阿巴斯=abbas / 阿拉法特=arafat
  扎瓦希里=zawahiri / 巴格达迪=baghdadi / 穆加贝=mugabe / 卡比拉=kabila / 巴希尔=bashir / 侯赛尼=husseini,hosseini / 卡尔扎伊=karzai / 加尼=ghani / 阿洪扎达=akhundzada,akhundzadah / 哈卡尼=haqqani / 敏昂莱=minaunghlaing / 昂山素季=aungsansuukyi / 丁林=dinlin / 洪森=hunsen / 杜特尔特=duterte / 马科斯=marcos / 苏加诺=sukarno / 莫迪=modi / 甘地=gandhi
  施密特=schmidt,schmitt / 科林斯=collins / 穆勒=mueller,muller / 韦伯=weber,webber / 费舍尔=fischer,fisher / 迈耶=meyer,meier,mayer / 瓦格纳=wagner / 贝克尔=becker / 霍夫曼=hoffmann,hoffman
  科赫=koch / 鲍尔=bauer / 里希特=richter / 克莱因=klein / 沃尔夫=wolf,wolff / 施奈德=schneider / 施耐德=schneider / 施瓦茨=schwarz,schwartz / 齐默尔曼=zimmermann / 哈特曼=hartmann / 克吕格尔=krueger,kruger / 舒尔茨=schulz,schultz
  迪布瓦=dubois / 杜布瓦=dubois / 伯纳德=bernard / 罗西=rossi / 费拉里=ferrari / 约翰松=johansson / 汉森=hansen / 尼尔森=nielsen,nilsen / 延森=jensen / 拉尔森=larsen / 安德松=andersson / 奥尔森=olsen,olson
  霍尔=hall / 艾伦=allen,alan / 希尔=hill
  穆尔=moore / 摩尔=moore / 赖特=wright / 威廉斯=williams / 沃森=watson / 理查森=richardson
  伍德=wood / 班尼特=bennett / 贝内特=bennett / 格雷=gray,grey / 沃德=ward / 福斯特=foster / 巴特勒=butler / 辛普森=simpson / 布鲁克斯=brooks / 凯利=kelly / 桑德斯=sanders,saunders / 普赖斯=price / 默里=murray
  肯尼迪=kennedy / 约翰斯顿=johnston / 哈里森=harrison / 埃利斯=ellis / 弗格森=ferguson / 华莱士=wallace / 汉密尔顿=hamilton / 格雷厄姆=graham / 沙利文=sullivan / 科尔=cole,kohl / 韦斯特=west / 乔丹=jordan / 欧文=owen,irwin,irving / 雷诺兹=reynolds
  费希尔=fisher / 麦克唐纳=mcdonald,macdonald / 马歇尔=marshall / 戈登=gordon / 鲍威尔=powell / 拉塞尔=russell / 格里芬=griffin / 海斯=hayes / 迈尔斯=myers,miles / 福特=ford / 斯通=stone / 多明格斯=dominguez / 瓦斯克斯=vasquez,vazquez
  卡斯蒂略=castillo / 莫拉莱斯=morales / 古铁雷斯=gutierrez / 奥尔蒂斯=ortiz / 阿尔瓦雷斯=alvarez / 鲁伊斯=ruiz / 门多萨=mendoza / 莫雷诺=moreno / 罗梅罗=romero / 埃雷拉=herrera / 梅迪纳=medina / 阿吉拉尔=aguilar / 巴尔加斯=vargas / 奥利韦拉=oliveira / 科斯塔=costa
  佩雷拉=pereira / 阿尔梅达=almeida / 诺瓦克=nowak,novak / 科瓦尔斯基=kowalski / 彼得罗维奇=petrovic,petrovich / 约万诺维奇=jovanovic / 尼科利奇=nikolic / 波波维奇=popovic,popovich / 库玛=kumar / 夏尔马=sharma / 古普塔=gupta / 帕特尔=patel / 拉奥=rao
`
