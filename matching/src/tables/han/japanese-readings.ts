/**
 * Japanese readings: on and kun, `reading=characters`; kun without the endings of adjectives too.
 * Origin: Unihan Database of the Unicode Consortium (kJapaneseOn, kJapaneseKun; Unicode Licence V3), characters of JIS level 1, folded.
 */
export const japaneseReadings = `
  a=亚唖娃洼蛙阿雅 ai=乃哀喝娃挨爱 aku=厄恶握渥 an=安庵按暗案行阴鞍 atsu=亚压斡 ba=婆芭马骂魔麻 bachi=罚 bai=买倍卖吠呗埋培媒枚某梅楳每煤狈皿贝败赔陪 baku=博幕摸暴曝漠爆缚脉膜莫貌驳麦
  ban=万伴判叛挽晩板满番盘磐般蔓蕃蛮釆鳗 batsu=伐拔末沫筏罚阀 be=琶 bechi=别 bei=米 beki=糸 ben=便免勉娩平弁眠绵缅面鞭 betsu=别捌灭瞥蔑 bi=味备尾微惟未枇梶毘琵眉美魅鼻
  bin=便敏瓶绳贫频 bitsu=蜜 bo=募墓姥慕戊摸暮模母牡簿莫菩 boku=仆卜墨扑木朴牧目睦穆 bon=凡烦犯盆门饭 botsu=勃勿弗没
  bou=乏亡亩傍冒剖卯呆坊妄妨媒帽忘忙戊房暴望某棒母毛牟牡猛猫盲矛纺网肪膨茂茅萌蒙虻谋貌贸鉾防 bu=不侮分奉抚无步武符舞芜葡蒲蔀负辅逢部雾鲋鹉 buku=伏 bun=分吻文纹蚊问闻 butsu=佛勿物 byaku=白
  byou=妙庙描猫病秒苗谬锚 byuu=谬 cha=茶 chaku=嫡摘着箸著 chi=値地弛徴持智植池治痴知祉稚置耻致薙蜘迟驰 chiku=畜竹竺筑蓄逐 chin=亭填朕枕椿沈湛珍疹砧赁镇阵陈 chitsu=姪秩窒蛭
  cho=储屠樗潴猪祝箸绪苎著贮都 choku=値捗敕直 chou=丁丈亭佣停兆冢凋厅叠吊听喋宠帐帖张徴惩挑挺敦朝潮澄灯牒町畅眺肇肠胀茑蝶订调谍贴超跳重钉钓铫长雕顶鲷鸟 chu=丑株注驻 chun=屯椿
  chuu=䌷丑中仲冲厨宙忠抽昼柱注纽肘虫衷酎铸驻 da=唾堕妥惰打柁楕舵蛇那陀雫駄騨 dachi=达 dai=乃代内台大奈岱廼弟待提第能醍题駄 daku=浊诺 dan=但南团坛弾敦断暖椴檀段滩男胆谈雫騨 datsu=夺捺税脱
  dei=泥祢 deki=溺 den=传佃殿淀田电绽缠 do=努土奴度怒杜 doku=毒特独读 don=呑昙钝 dou=仝働农动同堂嬬导憧撞桐洞瞳童耐胴脑脓萄藤道铜 e=会依卫回廻惠慧溃绘衣隈
  ei=卫叡咏婴影映景曳永泄泳瑛盈英荣萤营锐颕颖 eki=亦役易液疫益译释驿 en=俺厌员园圆垣堰奄媛宛宴延怨掩援沿淡渊演炎烟焔燕猿盐縁羡艶苑薗远铅鸢鸳 etsu=咽悦税脱说谒越阅
  fu=不付冨埠夫妇富布府怖扶抚敷斧普步浮父甫符缶肤腐芙谱负赋赴辅釜铺阜附风鲋 fuku=伏副复幅服福腹覆 fun=分吻喷坟奋愤扮焚粉粪纷雰颁 futsu=不弗拂沸费 fuu=丰伏冨凤夫富封枫泛覆风
  ga=伽何俄卧厄峨我牙瓦画疋芽苛蛾贺雅饿驾 gai=亥凯刈劾呆咳外害崖慨概涯盖碍苅街该铠骸 gaku=乐学岳锷颚额鳄 gan=丸元含岩岸巌愿桓玩癌眼赝雁顽颜 gatsu=合月 ge=下夏外牙碍芽解霞 gei=儿艺诣迎鲸
  geki=击剧戟激逆隙 gen=严元减原嫌干幻弦彦患愿拳源玄现眼砚舷言谚还这限顕顽颜验 getsu=月 gi=义仪伎伪其妓宜岐戏技拟棋欺毅牺疑祁祇葵蚁蛾议谊 gin=吟言银 go=互五伍冴午后吾呉娯御悟护期梧檎瑚碁糊胡语误醐钴
  goki=极 goku=极狱玉 gon=严勤权欣眼禁艺言银魂 gou=业偶刚劫号合噛壕强彊拷昂濠硬豪轰郷项 gu=仇具弘愚救旧球虞隅 gun=军群郡 guu=偶宫寓遇隅 gyaku=剧虐逆额 gyo=寓御渔语鱼 gyoku=玉
  gyou=业乔仰凝刑尭形晓纮荞萤行 gyuu=牛 ha=伯巴把播杷波派琶破簸芭覇颇 hachi=八捌钵 hai=俳北吠培妃废拜排杯牌狈稗罢肺背菩贝败赔辈配陪 haku=伯剥博扑拍柏栢泊狛白百箔簿粕缚舶薄覇迫鞄驳
  han=伴凡判半反叛坂娩帆幡扮搬斑板泛烦版犯班畔番盘磐繁翻般范蕃藩贩返釆阪颁饭 hatsu=八发拔捌法溌筏罚般醗钵阀 hei=丙僻兵坪塀币平并弊批柄瓶病箆蔽评闭陛饼 heki=僻壁癖碧 hen=偏变弁扮片篇编边返遍釆鞭
  hetsu=弊瞥闭 hi=不僻匪卑否妃庇彼悲扉批披斐枇比毘泌波琵疲皮碑秘绯罢肥被诽费辔避非飞鼻 hiki=匹 hin=品宾彬斌滨濒牝贫频 hitsu=匹弼必毕泌笔逼 ho=亩保圃怖扶捕捗普步浦父甫舗葡蒲补谱辅部铺 hochi=发
  hoku=北扑朴 hon=体反品奔幡本盆翻返 hotsu=勃发拂法 hou=丰亨保俸倣傍凤包呆培奉宝封峰崩庄庖房报抱捧放方朋棒棚法泛泡烹砲纺缝肪胞膨芳萌蓬蔀蜂褒访豹逢邦部锋防附鞄饱鸨鹏 hyaku=栢百碧迫 hyoku=幅逼
  hyou=丙俵兵坪平彪拍杓柄标氷漂瓢票表评豹饼 hyuu=彪 i=为以伊伟位依倭医台唯围夷委威尉异惟意慰施易椅畏移纬维胃苇萎蔚蛇衣詑谓违遗饴鲔 ichi=一壹逸 iki=域或 iku=粥育郁
  in=允印员咽因均姻寅引淫胤荫阴院隠音韵饮 itsu=一壹失汽溢迭逸 ja=惹社耶蛇谢邪 jaku=寂弱惹着笛若著雀 ji=事二仕似侍儿匙地士字寺尔慈持时次治滋玺痔磁示而耳自茨莳词贰辞迩除饲饵驰 jiki=直食 jiku=柚竺轴逐
  jin=人仁侭刃壬妊寻尘尽朕沈甚神秦稔肾臣荏讯赁迅进阵陈靭 jitsu=十实尼日 jo=助叙女如序徐恕汝薯藷锄除 joku=辱 jou=丈上丞乗停兆冗剩叠场城壤娘定尝帖常情成扰捻摄杖条浄浓溺瀞牒状盛穣绍绳耳茸蒸让诚贞郑酿锭靖静
  ju=从儒入受呪嬬寿就授树殊濡竖绶讼需鹫 juku=塾熟 jun=准巡循惇旬楯殉润淳盾纯遵醇闰隼顺 jutsu=术述 juu=习什从住充入十寿廿戎拾柔汁涩獣纵纽肉袭重铳集
  ka=下个价伪伽何佳假加化华卦可吓和哗嘉夏夸嫁家寡挂暇果架桦榎歌河涡火珂瓜祸禾科稼花苛茄荷菓虾袈课货贺跨过迦锅霞靴 kachi=葛褐
  kai=亥介会凯回块堺壊届廻开快怪恢悔慨懐戒拐挂改晦桧械概海溃灰界皆盖绘罫肯芥蟹街解计话该贿铠阶骸魁鲑 kaku=划各吓塙壳客廓扩掴撹核格画确获觉角赫较郭酷阁隔革鹤
  kan=串亘侃关冠减函刊劝勘卷唤堪奸完官寒寛干患惯感憾换敢斡柑桓棺款歓汉汗涧滩潅环甘甲监看竿简管绀缓缶翰肝舰莞菅观諌贯还鉴闲间限陥韩馆鹸 katsu=割合喝害恰括活渇滑筈葛褐越辖 ke=假化华卦哗嫁家悬气稀芥袈 kechi=页
  kei=京倾兄刑卿启圭型境契庆形径惊惠慧憩掲携敬景桂溪珪畦稽竞系繋经结继罫茎荆萤警计诀诣轻镜頚顷馨鲑鸡 keki=击剧吃激隙
  ken=件俭倦健关兼券剑卷县喧圈坚奸嫌宪干建悬拳暖权検涧牵犬献玄现研砚绚绢肩舷茧菅萱见谦贤身轩遣键闲间陥险顕验鲣鹸 ketsu=决掲杰桔欠洁穴结蕨血诀页
  ki=乞亀企伎其几危喜器基埼奇妓姫嬉季寄居岐崎己希弃归徽忌戏挥旗既期机枝棋槻欺毅气汽牺畿矶碁示祁祇祈稀窥箕纪肌葵虫规记贵起轨辉顷饥骑鬼鳍 kichi=吉 kiku=垢掬畜菊蓄鞠麹
  kin=亀京仅今勤吟均巾斤檎欣琴禁禽筋紧芹菌衿襟训谨轻近金钦锦 kitsu=吃吉桔橘诘迄 ko=个乎互去古呼固壷夸姑孤家己库弧戸护据故枯湖火狐瑚糊股胡菰虎虚袴许跨醐钴锯雇顾鼓 koku=克刻可告国壳石角谷酷鹄黑
  kon=今卵困坤垦婚建恨恳昆昏根梱欣混献痕禁筋绀艮艺近金钦魂 kotsu=乞忽惚掘滑窟骨
  kou=亘交亨仰佼侯候光公兴冈功劫勾区厚口句叩合后向告喉坑垢塙夹好孔孝宏尻岬峡工巧巷幌幸广庚康弘恒恰慌扣抗拘拷控撹攻效教昂晃更杏杭构校格桁桥梗横江沟洪浩港狗甲皇皐盖砿硬稿糠红纮纲绞缟考耕耗
  kou=肯肱肴胁腔膏航茎荒藁虹蛤行衡觉讲豪贡购轰较郊酵鉱钢钩降项香高鲛鸿鹄黄 ku=久九休供倶具区口句垢娯工库扣拒拘狗玖矩红苦贡躯遇钩钴韮駈驱驹鸠 kun=军勋君熏群训辉郡驯 kutsu=堀屈掘窟 kuu=空 kya=伽脚
  kyaku=却客格脚隙 kyo=举去嘘居巨拒据渠虚裾许距车锯 kyoku=局旭曲极狱革
  kyou=乔交亨享京佼供侠侨兄共兴况凶劫匡协卿县叫叶向响境夹孝峡庆强彊怯恐恭惊招挟教敬晓杏校桥梗橿狂狭疑矫竞经给绞胁胸脇荆荞警轻郷镜鞠韮頬顷飨香馨 kyuu=丘久九亀仇休厩及吸宫弓急救旧朽柾求汲泣灸玖球畜究穷笈纠级给胁臭臼鸠
  ma=摩磨马魔麻 mai=卖埋妹媒昧枚每煤米 maku=幕膜莫 man=万孟慢满漫蔓鳗 matsu=抹末沫 me=米马 mei=冥名命明盟谜迷铭鸣 men=免棉绵缅面麺 metsu=灭 mi=味弥未眉美魅 min=敏民眠
  mitsu=密蜜 mo=募姥摸模母茂贸 mochi=勿 moku=墨木牧目睦穆默 mon=文纹门问闷闻 motsu=物 mou=亡妄孟帽忙望毛猛盟盲网耗蒙 mu=务无梦武牟矛舞芜谋鉾雾鹉 myaku=脉
  myou=名命妙孟明猫皿苗茅铭 myuu=谬 na=奈纳那 nai=乃内廼祢 nan=南楠男软难 natsu=捺 ne=祢 nechi=热 nei=宁 nen=年念捻撚然燃粘软鲇 netsu=热 ni=二仁儿尔尼而贰迩
  nichi=日 niku=宍肉辱 nin=人仁任壬妊忍稔荏认 non=暖 nou=农嚢恼浓纳能脑脓 nu=奴怒 nyaku=弱若 nyo=女如 nyou=女娘宁尿溺 nyu=濡 nyuu=乳入廿柔 o=乌于恶汚 ochi=越
  oku=亿屋忆沃臆 on=园怨恩暗温稳苑远阴隠音饮鸳 otsu=乙 ou=亚凹匡区厌央奥姶往応押旺横樱欧殴王皇翁蓉袄邑鴎鴬鸭鹰黄 ra=果罗螺裸 rai=戻来濑礼类莱赖雷 raku=乐洛络落酪 ran=乱兰卵岚栏浪涟滥蓝览
  rei=丽令伶例冷列励岭怜戻涙灵玲砺礼苓蛎铃隷零领龄 reki=暦歴 ren=帘廉怜恋涟炼练联莲连錬镰 retsu=例列劣烈裂 ri=丽利吏哩履李梨浬狸理璃痢离莱里鲤 richi=律 riki=力 riku=六陆
  rin=临伦厘林淋燐琳论轮铃隣鳞麟 ritsu=律栗率立葎 ro=侣吕栌橹炉芦蕗赂路露鲁鹭麿 roku=六录漉禄绿肋虑角陆鹿麓 ron=论 rou=劳娄廊弄折朗楼榔泷浪漏牢狼玲篭粮老聋蝋郎龙 ru=刘娄屡流琉瑠留
  rui=垒娄涙类累雷 ryaku=掠歴略 ryo=侣吕录旅虏虑鹭 ryoku=力绿 ryou=両了亮令伶僚凉凌寮岭怜掠料梁棱椋渔灵猟疗瞭粮绫良苓菱谅辽量铃陵领龙 ryuu=刘柳流溜琉瑠留硫立笠粒隆龙
  sa=乍些佐作再叉咋唆嵯左差挫查沙瑳砂纱茶蓑衰裟诈锁 sachi=萨 sai=仔债偲催再切叉哉塞妻宰岁彩才撮斋晒最杀柴栽济灾犀砦碎祭粋细罪菜蓑裁西财责载采际齐 saku=乍作册削咋捉搾昨朔栅窄策索酢错雀
  san=三产伞参山惨撒撰散斩杉栅栈残灿珊算纂蒜蚕讃赞选酸餐 satsu=册刷察拶撒撮擦早札杀萨 se=世势施 sechi=察节设
  sei=世井凄制势圣声姓婿岁征性情成政整星晴栖正浄济清瀞牲犀生甥盛省精细脆西誓证诚请贳逝醒钲锖青靖静鲭齐 seki=借刺只夕寂射尺席惜戚拓斥昔析汐潟石硕积籍绩脊责赤迹适锡
  sen=串亘仙先全前千占宣専尖山川戦扇揃撰旋染栈栓栴泉洗浅渐潜煎煽穿箭纤线缮羡腺膳舛船苫茜荐蝉诠賎践迁还选钏钱铣闪鲜鹸 setsu=准切契屑折拙接摄杀泄窃舌节设说逝雪鳕 sha=且予些借写卸叉姐射斜柘沙煮砂社纱者舍舎裟谢贳赦车这遮邪
  shaku=借勺尺惜昔杓析灼爵石籍赤迹酌释锡
  shi=之事仔仕伺使偲刺匙只史司咨喜嗣四堤士姉始姿子孜寺尸嵯差巳市师弛志思指支斯施旨时是晒枝柴柿梓次止此死氏渍滋狮玺矢砥磁示祇祉私积笥糸紫纸织肢脂自至芝茨莳覗视识词试诗资赐辞锡雌食饲饴髭齿 shichi=七叱质
  shiki=式拭织职色识 shin=亲伸侵信参唇娠审寝心慎振新晋森榛槙沈津浸深甚申疹真矧神秦绅臣芯荐薪讯诊请赈身辛辰迅进针震 shitsu=七叱失嫉实室悉执栉湿漆疾膝蛭质
  sho=且书初助埜处岨庶恕所暑曙杵渚煮狙疋疏础组绪署薯藷诸野阻黍鼠 shoku=侧即嘱埴属式拭植殖烛粟织续职色蚀触识足食饰
  shou=上丞乗井从伤偿像冲削匠升厂召叶向咲哨唱商圣声奖妾姓娼宵将小少尚尝常庄床彰性憧承抄折招挟捷掌政昌星昭晶松枪样梢樟樵橡正汤沼洋消清渉湘焦焼照牲生甥症相省硝礁祥秤称章笑筿箱粧精纵绍肿胜菖
  shou=萧蒋蕉蛸装裳讼证诏详请象赏醤鎗钟钲锖锹障青鞘 shu=主众修取嬬守属手撞数朱枢株殊狩珠种终肿舟诹走趋趣输酒须首 shuku=叔夙宿淑祝粥缩肃蹴 shun=俊准峻旬春淳瞬竣纯舛舜讯迅遁遵醇隼顺驯骏 shutsu=出
  shuu=丑习什众修充受周呪囚宗宿寿就崇嵩州愁执拾揖搜收柊楢洲狩痩祝秀秋穐繍终臭舟萩葺袖袭讐蹴辑酋酬铳锹集首鳅鹫 so=初噌塑姐岨想所措曾楚溯狙疋疎疏础祖租粗素组苏诉锄错阻鼠 soku=侧促则即塞息戚捉束测烛粟触趋趣足速
  son=噂存孙寸尊巽损村樽逊餐鳟 sotsu=卒帅率 sou=丛丧争仓僧凑创匝双噌増壮奏奖宋宗将层巢庄彰惣想扫扱承挿捜捷掻操族早曹曾枪桑槽泷湘漕燥爪爽甑痩相窓竃箱糟総综缲聡脏苍草葬葱蒋薮藻蚤蛸装诹赠走趣送遭鎗霜鞘騒鯵
  su=主子守寿州数笥素苏薮诹须 sui=出剂吹垂帅推椎水炊睡穗粋翠衰谁遂酔锤锥随髄 sun=吋寸 suu=崇嵩数枢趋足雏 ta=他多大太妥柁池汰舵茶詑诧陀駄
  tai=代体台堆大太对岱帝带待态怠戴替梯殆汰泰滞碓耐胎脱腿苔袋谛贷追退逮邸醍锐锤队駄黛 taku=卓啄宅度托拓择摘擢泽濯琢铎 tan=丹但单反叹坛坦堪弾担探旦昙椴檀段淡湛炎炭短端箪绽耽胆蛋诞谈锻騨 tatsu=达
  tei=丁亭低体侦停剃厅听呈堤定帝底庭廷弟悌打抵挺提替梯汀灯町砥碇祯程缀缔艇薙订谛贞蹄逓逮邸郑醍钉锭顶鹈鼎 teki=吊嫡摘擢敌杓滴的笛荻跃适镝 ten=传佃典厘呑填天展店槙殿淀添点甜田电缠蚕贴转辿镇颠鳟
  tetsu=哲姪彻撤畷窒缀辙迭铁 to=兎吐图土堵头妬屠度徒斗杜涂渡登菟赌途都镀 toku=匿得德毒涜特督秃竺笃职读贷 ton=吨呑团屯惇敦沌盾纯豚退遁钝顿 totsu=凸突顿
  tou=丁东倒党兜冬冻刀到吋同唐喋围堂塔塘头套宕岛嶋当悼愉憧投挑搭撞斗栋桃桐桶梼樋汤沓洞涛涜淘灯痘痛登盗瞳祷稻童等筒答糖纳统胴腾荡萄董藤誊讨读豆跳踏逃透逗通道铜镫闘陶 tsu=菟通都 tsui=坠堆对椎槌追锤队 tsuu=痛通
  u=乌优佑右宇有羽芋迂雨 un=云怨温艺运韵 utsu=欝苑蔚 wa=倭和洼蛙话 wai=歪贿隈 waku=惑或 wan=关椀湾碗腕贯 ya=也冶埜夜爷耶邪野 yaku=亦厄役疫益约药译跃 yo=与予于余舆誉预
  yoku=亿抑欲沃浴翌翼臆谷 you=佣养厌叶妖容幼庸影応扬拥揺映曜杨样桶樱永洋涌溶熔瑛用窑绳羊耀腰荣蓉蝿要详谣踊遥铫阳陶页鴬鹰 yu=愈愉油游由裕谕输 yui=唯惟由维遗
  yuu=优佑勇又友右宥尤幼幽忧悠揖有柚楢油涌游熊犹猷由融裕诱邑邮酉雄鲔 za=坐座挫 zai=剂在才材罪财齐 zan=惨斩暂残渐 zatsu=杂 ze=是 zei=税脆誓说 zen=全前善渐然燃禅缮膳蝉賎软钱 zetsu=热绝舌
  zo=曾 zoku=俗属族粟续贼 zon=存 zou=像増憎曾杂橡脏藏象赠造 zu=厨图头杜菟豆途逗 zui=瑞蕊遂随髄  abaku=摘暴 abara=肋 abiru=浴 abu=虻 abumi=镫 abuna=危 abura=油肪脂膏 ada=仇敌讐 ae=飨 aete=敢肯 agaru=举扬昂腾 agata=县 age=扬 ageru=举扬称
  ago=颚 ai=姶相蓝逢际 aida=间 aite=对 aji=味鯵 aka=丹垢朱红绯赤赫 akai=红赤赫 akane=搜茜 akaru=明 akaza=莱 ake=朱 akeru=明 aki=秋穐 akiru=厌饱
  aku=开空鹸 akubi=欠 akuta=芥 ama=尼甘雨 amai=甘 amari=余剩羡 amaru=余剩 ame=天糖雨饴 ami=毕网罗 amu=编 ana=坑堀孔穴 ane=姉姐 anego=姐 ani=兄庸昆
  anzu=杏 ao=碧苍葵袄青 aogu=仰 aoi=苍葵青 aoru=仰煽 ara=娄洗粗荒 arai=娄洗粗荒 araso=争 arasu=荒 arata=新 arato=砺 arau=洗濯 arazu=匪否非 areru=芜荒
  ari=蚁 aru=在存或有 aruji=主 aruku=步 asa=朝浅麻 asahi=旭 asai=浅 ase=汗 aseru=焦 ashi=止疋脚芦苇足 asobi=游 asobu=游 ata=价佣値 atai=价佣値
  atama=头 atari=边 ataru=丁中当応抗抵 atau=能 ate=宛当 ateru=充射当抵 ato=后痕迹 atsu=厚惇敦暑淳渥热竺笃 atsui=厚惇敦暑淳渥热竺笃 au=于会値合逢遇遭 awa=沫泡淡粟
  awai=淡 aware=哀 awase=夹 aya=彪彰文斐章纹绚绫 ayau=危殆 ayaui=危殆 ayu=鲇 ayumi=步 ayumu=步 aza=字 aze=畔 azuma=东 azusa=梓 ba=场坛 baba=姥婆
  be=边 beni=红脂 beshi=可 bochi=点 botan=扣 bouzu=僧 budou=萄 buta=豚 byou=鋲 cha=茶 chi=乳千茅血 chie=智 chika=几庶盟誓近迩 chiri=尘
  chiru=散 dake=丈 daku=抱 dare=谁 dasu=出 dausu=打 deau=迦 deku=塑 deru=凸出 dojou=鳅 domo=共 dono=殿 doro=泥涂淀 doru=弗 dou=胴
  e=兄图柄橿江绘荏重饵 ebi=虾 ebisu=夷戎胡蛮 eda=支条枝 egaku=描 emu=笑 ena=胞 enoki=榎 era=伟 erabu=择撰简选 erai=伟 eri=衿襟领 eru=得获 esa=饵
  eyami=疫 fuchi=俸渊禄秩縁 fuda=札版牌牒票简 fude=笔翰 fue=笛管 fueru=増殖 fugu=鲑 fuji=藤 fuka=洞深 fukai=洞深 fuki=葺蕗 fukin=巾 fuku=吹喷嘘拭葺
  fumi=书册史文籍编 fumu=履践踏 funa=鲋 fune=舟船艇 fure=触 furi=振 furu=古振旧陈降零 furui=古旧陈 furuu=奋挥振震 fusa=房総 fushi=节 fusu=卧 futa=盖
  futo=太 futoi=太 fuyu=冬 ga=蛾 gake=崖 gama=蒲 gan=癌 gara=柄 go=棋 ha=刃叶灰牙端羽肺这齿 haba=巾幅 hachi=椀盆蜂钵 hada=肌肤 hae=蝿 haeru=映生荣
  hage=秃 hagi=矧萩 hagu=剥矧 haha=母 hai=灰肺这 hairu=入 haji=垢耻 haka=坟墓 hake=刷 hako=函匪笥箪箱 haku=刷吐喷履扫欧 hama=滨 hana=华芭花英鼻
  hane=羽翰 hani=埴 hara=原拂腹 harai=拂 harau=扫拂除 hare=晴 hari=帐张梁榛针 haru=张春贴 hashi=桥梁端箸 hasu=芙莲 hata=幡旗机畑畠端 hate=果涯 hato=鸠
  hatsu=初 hau=这 haya=夙捷早疾蚤迅速锐 hayai=夙捷早疾蚤迅速锐 haze=栌 hazu=筈 he=戸 hebi=蛇 hera=箆 heri=縁 heru=减损歴经耗阅 heso=毘 heya=坊室房曹
  hi=日樋氷火灯阳 hibi=日 hida=折 hie=稗 hieru=冴冷 hige=须髭 hiji=肘肱 hikae=控 hiki=疋 hiko=彦 hiku=低卑引弾惹抽挽援曳牵贯 hikui=低卑 hima=暇隙
  hime=姫媛 himo=纮纽绶 hina=雏 hinoe=丙 hira=平枚 hire=鳍 hiro=博宏寛寻广弘恢泛浩漠 hiroi=博宏寛广弘恢泛浩漠 hirou=拓拾摘筑 hiru=干昼簸蒜蛭 hishi=菱 hita=题额
  hitai=题额 hito=人仁 hitoe=单 hiza=膝 ho=帆穗 hobo=粗 hodo=程 hoe=吠 hoeru=吠 hoka=他外 hoko=戟矛鉾铫锋 hone=骨 honoo=炎焔 hoo=朴頬 hora=洞
  hori=堀壕濠 horo=幌 horu=堀掘雕 hoshi=星 hoso=纤细芯 hosoi=纤细芯 hosu=干 hyou=豹 i=井亥猪莞 ibara=楚茨荆 ibari=尿溺 ichi=市 idaku=抱拥腹 ido=井
  idomu=挑 ie=宅宇宫家 ieru=愈 igata=熔 igeta=韩 ii=谓 ikada=筏 ikari=碇锚 ikaru=怒 ike=池 iki=息气粋 ikio=势 ikioi=势 ikiru=活 iko=憩
  ikoi=憩 ikou=休憩 iku=几往行 ikusa=兵军师戦阵 ima=今 imada=未 imasu=在座 imo=妹芋薯藷 imu=忌 in=院 ina=否 inada=鳅 inaka=庄郊 inamu=否 inaya=不
  inchi=吋 ine=禾稻 inofu=胃 inori=祈祷 inoru=祈祷 inu=干犬狗 inui=干 iori=庵 iou=硫 ireru=内函容纳 irie=湾 iro=色 irori=炉 iru=入内冶射居煎要铸
  isamu=勇 isao=功勋绩阀 isaru=渔 ishi=石 iso=矶 isogu=急 isu=椅 ita=板版痛 itai=痛 itami=痛 itamu=伤悼惨戚痛 itari=至 itaru=到戻格至诣造
  itasu=效致输 ito=弦糸 itoma=暇 itou=厌 itsu=棱 iu=云言谓道 iwa=岩磐 iwao=巌 iwau=祝 iwaya=窟 iyasu=医疗 izuku=何 izumi=泉 ji=路 jiji=爷祖
  jou=允 ka=个乎日耶蚊贝邪香鹿 kaba=桦椛 kaban=鞄 kabau=庇 kabe=壁 kabu=株 kachi=徒褐 kado=廉棱角门 kaede=枫 kaeru=反变回复归换易替蛙贸返还 kaesu=反复返
  kage=影景荫阴 kagi=勾钩键 kago=篭 kagu=臭 kai=贝 kaiko=蚕 kaina=腕 kairi=浬 kaji=柁梶舵 kake=赌 kaki=垣堵塀柿蛎 kako=围圈 kakoi=围圈 kakou=围
  kaku=书掻斯 kama=窑竃蒲釜镰 kamae=构 kamau=构 kame=亀瓶 kami=上发噛皇神纸 kamo=鸭 kamu=咋 kana=乎哉 kanae=鼎 kanau=协叶适 kane=金钟钲 kani=蟹
  kano=彼 kanoe=庚 kao=颜 kaori=熏芳香馨 kaoru=熏馨 kara=唐壳汉空苛辛 karai=苛辛 kare=伊彼渠 kari=借债假刈搜权狩猟田苅苗雁 karu=刈狩猟缅苅获薙轻駈驱 karui=缅轻
  kasa=伞层嵩盖笠 kase=校械 kashi=㭴橿菓 kasu=粕糟贷 kata=固坚型塙形方模潟片牢犀硬确肩象难 katai=固坚塙牢犀硬确难 kate=粮 katsu=且克捷胜 katte=尝曾 kau=买交牧畜饲
  kawa=侧川河皮革 kaya=栢茅茨萱 kayou=通 kayu=粥 kaze=风 kazu=员数算 ke=毛 kei=罫 kemu=烟 kemui=烟 kera=臣 kerai=臣 keru=蹴 kesu=消 keta=桁
  ki=寸木树黄 kiasa=蕉 kiba=牙 kibi=黍 kieru=消 kiito=纯 kiji=素 kikoe=闻 kiku=利听效闻 kimi=侯公卿后君王皇 kimo=肝胆 kine=杵 kinoe=甲 kinou=昨
  kinu=绢 kirau=嫌 kire=切片 kiri=切桐锥雰雾 kiru=伐刃切斩服着衣被 kishi=岸涯 kisou=竞 kita=北 kiwa=际 kiyo=清 kiyoi=清 kizu=伤创 ko=个乞儿子小恋浓粉请鲤
  koe=声肥 koeru=沃肥肪超越 kogu=漕 koi=乞恋浓请鲤 koke=苔 koko=是此 koku=扱 koma=狛驹 kome=米 komi=込 komo=荐 komu=込 kon=绀 kona=粉 kono=斯是此
  koori=氷郡 kooru=冴冻 kore=之伊唯惟斯时是此祁维诸 kori=梱 koro=顷 koru=凝 koshi=漉腰舆 koso=社 kosu=漉超越 kotae=答 koto=事异故殊琴言 kou=乞恋神讲请
  koube=元头首 kouga=莱 kouji=麹 kowa=刚怖 kowai=刚怖 kozue=标梢梶槙 ku=喰杭椴 kubi=頚首 kubo=洼 kuchi=口 kuda=管 kudan=件 kugi=钉 kugu=鹄
  kugui=鹄 kui=喰杭椴 kuiru=悔 kuki=茎 kuma=奥曲熊阿隈 kume=粂 kumi=什伍组队 kumia=社 kumo=云蜘 kumu=汲组酌 kuni=国邑邦
  kura=仓位冥幽库座慌昏昧晦暗梦椋沌盲蒙藏阴鞍 kurai=位冥幽慌昏昧晦暗梦沌盲蒙阴 kurau=咋食 kure=呉晩暮莫 kuri=栗 kuro=玄畔黑 kuroi=黑 kuru=来缲 kuruu=狂 kurya=庖
  kusa=臭草 kusai=臭 kuse=癖 kushi=串奇枇栉 kuso=粪 kusu=樟 kutsu=履沓靴 kuu=吃咋喰食餐 kuwa=桑锄锹 kuzu=屑葛 kyan=侠 kyo=浄瀞 kyoi=浄瀞 kyumi=弧
  ma=真舞间 machi=坊町街 made=迄 mado=惑窓 madoi=惑 madou=惑迷 mae=前 maga=拟纷 magai=拟纷 mago=孙 mai=舞 mairu=参哩 maki=槙牧篇 maku=卷撒播膜莳
  mama=侭继 mame=豆 mare=希稀 mari=鞠 maro=麿 maru=丸团圆 marui=丸团圆 masa=柾正 masu=倍升増字斗桝滋益鳟 mata=也亦俣又叉复股还 mato=侯的缠鹄 matoi=缠
  matou=洛络缠 matsu=待松迟需 matta=全完 mau=舞 mayo=迷 mayoi=迷 mayou=迷 mayu=眉茧 mazu=先 me=女奴目芽雌 mebae=萌 mei=姪 mekki=镀 meshi=饭
  mesu=召徴牝雌 mi=子实巳箕身 michi=伦径术路轨途道 mieru=见 migi=右 mikan=柑 miki=干 mimi=耳 mina=皆 mine=岭峰 mino=蓑 miri=粍 miru=察监相省看督见观视览诊
  misao=操节 mise=厘店舗铺 mitsu=三参蜜 miya=宫 mizo=沟涜渠 mizu=水瑞 mo=丧最藻裳 mochi=持望饵饼 modae=闷 moeru=炎然燃萌 moku=杢 momi=籾粟 momo=桃百股腿
  monme=匁 mono=物者 mora=贳 morai=贳 morau=贳 mori=守杜森 moro=脆诸 moroi=脆 moru=溌漏盛 moshi=即设 moto=下元原基旧本素许质资酵 motoi=基 motsu=持有
  motte=以将用 mousu=启申白 moyou=纹 mube=宜 muchi=围策荆鞭 muda=冗 mugi=麦 mugo=酷 mugoi=酷 mukau=向对逢 muko=婿甥 muku=剥向椋酬 mukui=酬
  mune=宗旨极栋胸臆 mura=党村邑 muro=室 mushi=虫 musu=蒸 mutsu=六 na=亡名微无莫菜蔑 nabe=铫锅 nada=洋滩 nado=等 nae=苗 naeru=萎 naga=永长骏
  nagai=永长骏 nagi=凪 nagu=凪薙 nai=亡微无莫蔑 naka=中仲 naki=泣 naku=吟泣鸣 nami=并波浪涛 nani=何甚那 nanji=尔汝 nanzo=何宁害底渠胡那 nao=犹直缩 naoi=直缩
  naoru=治 naosu=直 nara=习楢 narai=习 narau=习倣效闲 nari=也 naru=成造鸣 nashi=勿梨 nasu=为作成茄 natsu=夏 nawa=索绳 nazo=谜 ne=値根音 nega=愿
  negai=愿 negau=尚愿 negi=葱 neko=猫 nerau=狙 neru=寝炼练錬 ni=丹荷 nibu=钝 nibui=钝 nieru=煮 niga=苦 nigai=苦 nii=新 niji=虹 nijuu=廿
  niku=憎 nikui=憎 nina=螺 ninau=任担荷 nio=匂臭 nioi=匂臭 niou=匂 nira=韮 niru=似湘烹煮熟萧 nise=伪赝 nishi=西 niwa=庭廷 no=乃之埜廼箆野 nochi=后
  nodo=咽喉 nogan=鸨 nogi=禾秒 noki=宇轩 nomi=耳蚤 nomu=吃呑饮 nori=仪典准刑则宪式律法矩糊纪范规诠象 noro=呪 noroi=呪 norou=呪 noru=乗宣搭载驾骑 notto=浬节
  nugu=脱 nuguu=拭 nuime=缝 nuka=糠 nuku=抽拔挺楕 numa=沼 nuno=布 nuru=涂 nusa=币 nushi=主 nuu=缝 o=小尾绪苎阿雄 oba=姑 obi=带 obiru=带
  ochi=远 odori=踊 odoru=跃跳踊 odosu=吓威胁 oeru=终 ogamu=拜 ogara=蒸 ogi=荻 ogoru=慢汰泰 oi=姪甥笈老 oiru=老 oite=于 oji=叔 ojiru=怖怯
  oka=丘冈塔阜陆陵 okasu=侵冒干犯 oke=桶槽 oki=冲 okina=翁 okiru=兴起 okite=法 okoru=兴勃发怒煽起 okosu=兴 oku=奥居措置错 okuri=送 okuru=归赠输送 omi=臣
  omo=主思想意重面 omoi=思想意重 omori=权锤 omote=表面 omou=以忆念思惟想意懐谓 on=御 onaji=仝同 oni=鬼 onibi=燐 onna=女妇 ono=斤斧 onore=己 oo=众多套巾蔽覆
  ooi=众多套巾蔽覆 ooini=大祁 ookii=大巨泰浩硕骏 ooobi=绅 oose=仰命 oou=冒奄幕庇掩盖蒙蔽被覆 ore=俺 oreru=折 ori=机淀 oriru=降 oroka=呆愚梼沌痴鲁 orosu=卸
  oru=处宋居折织 osa=令伯师综酋长 osae=镇 osana=幼稚 oshi=唖押 oshie=德教训 oshii=惜 oso=晩迟 osoi=晩迟 osore=恐虞 osou=袭 osu=押捺推揖牡雄 oto=乙音
  otoko=夫子男郎 otoru=劣 otosu=落 otto=夫 ou=生负追逐 ouchi=樗 ougi=扇 oushi=特 owaru=了卒毕竣终 owasu=坐 oya=亲 oyaji=爷 oyobi=及 oyobu=及迄逮
  oyogu=泳 oyoso=凡 peeji=页 pensu=片 pondo=封 ra=等 ru=垒 rui=垒 sa=早犀狭 saba=鲭 sabi=寂锖 sachi=幸 saeru=冴 saga=性 sagi=鹭 sai=犀
  saiwa=幸祉祥祯禄福 saji=匙枇 saka=坂域堺境封界皐阪 sakae=荣 sakai=域堺境封界皐 sakan=典史壮属旺昌盛目郁 sake=酒鲑 saki=先咲埼崎 saku=决割咲析裂 sama=态样 same=鲛
  samu=凄寒 samui=凄寒 sane=核 sao=竿 sara=更皿 saru=去猿申 sasa=笹 sasou=诱 sasu=刺射差指挿 sato=哲巧怜慧敏聡舜落郷里 satoi=哲巧怜慧敏聡舜 satou=糖
  sawa=泽皐 saya=鞘 se=亩滩濑背脊 sei=背脊 seki=关咳堰席 seku=堰 sema=狭窄 semai=狭窄 seme=责 semi=蝉 sen=腺 sento=仙 seri=芹 seru=竞 sezu=不
  shaku=勺簿 shiba=柴芝 shibe=蕊 shibi=鲔 shibu=涩 shigi=鴫 shii=椎 shika=鹿 shiki=敷 shiku=如布敷施舗铺颁 shima=岛嶋州洲缟 shimo=下霜
  shina=品科级阶 shino=筿 shinu=死没 shio=汐潮盐 shiri=尻 shiro=代城白 shiru=察汁液知识 shita=下舌 soba=岨 sode=袖 soe=储副添 soeru=添 sogu=杀
  soko=底 sonae=供具备 sono=其园尔苑薗该 sora=天宙空 sore=其夫 soro=揃 soroi=揃 sorou=揃齐 soru=剃反 soto=外 sotsu=帅 sou=傍副沿添 su=州巢帘酢酸
  sube=术 sue=委季据末标陶 sueru=据 suge=菅 sugi=杉椙 sugo=凄 sugoi=凄 sui=酸 suji=条理筋线统脉 suke=亮介佐助弼甫辅 suki=钱铫锄锹隙 suku=好救漉透锄 sukui=救
  sukuu=丞匡巢掬救济萨 suma=堂宋 sumai=堂宋 sumau=宅 sumi=墨澄炭角隅 sumu=住栖济澄 suna=沙砂 sunao=悌淳顺 suri=折 suru=刷折抹摩擦 suso=裾 susu=煤 suu=吸
  suwae=楚 suzu=铃铎锡 ta=田鲷 taba=束 tabi=度旅 tachi=性 tada=伊但只唯祇第 tae=妙 taeru=仔任堪禁绝耐胜 taga=互差 tagai=互差 tagau=差爽距违错
  tagu=丑伦例偶匹双类 tagui=丑伦例偶匹双类 taguu=匹 tai=鲷 taira=坛坦平 taka=乔侨尭峻崇嵩嵯昂隆额高鹰 takai=乔侨尭峻崇嵩嵯昂隆高 take=丈岳竹竺茸 taki=泷 tako=凧蛸
  taku=炊 tama=丸圭弾灵玉珠珪球 tamau=给赐 tame=为 tami=民 tana=店架栈棚阁 tane=种胤 tani=涧溪谷 taosu=倒 tara=盘鳕 tarai=盘 taru=樽 tasu=足
  tate=楯盾竖纵馆 tato=借 tatoi=借 tatsu=制断殊立竖绝裁起辰钴龙 tatto=尊贵 te=手 tera=坊塔寺 teri=照 teru=照 to=戸砥 tobi=鸢 tobu=翌跳飞 tochi=栃橡
  toga=尤栂科过 toge=刺 togi=伽 togu=研 toki=刻季寸斋时秋鸨 toko=常床 toku=注解论译说释 toma=苫 tomi=富 tomo=伴供侣僚共友朋 tomoe=巴 tomu=冨富 ton=吨问
  tonbi=鸢 tono=殿 too=弥悠拾迂远 tooi=弥悠迂远 toori=通 tooru=亨彻疏融达透通 tora=寅虎 tori=禽酉鸟鸡 toro=浄瀞 toru=取征执抄捕摄摸撮操翻质采 toshi=岁年敏稔
  tou=什十咨存讯访问 touge=峠 touto=尊贵 toyo=丰 tsu=津 tsuba=唾锷 tsubo=坪壷 tsubu=粒 tsue=杖棒策 tsuga=栂番 tsuge=柘 tsugi=次继
  tsugu=亚嗣接次绍继续胤袭 tsuie=费 tsuji=辻 tsuka=使冢埠把杷柄 tsuke=渍 tsuki=月槻 tsuku=付冲即就属撞梼着离突筑著贴附 tsuma=妻嬬 tsume=爪甲 tsumi=罚罪
  tsumu=摘积锤 tsuna=纲维 tsune=寻常庸恒每经雅 tsuno=角 tsura=辛酸面 tsuri=吊钓 tsuru=吊弦蔓钓鹤 tsuta=茑 tsuya=彩艶 tsuyo=侃刚强彊毅 tsuyu=露 u=卯鹈
  uba=姥 ubau=夺 ubu=产 uchi=中内家打衷里 ude=腕 udewa=钏 ue=上 ueru=树栽植殖种稼莳饥饿 ugoki=动 ugoku=动荡 ui=初忧 uji=氏 ukabu=浮 ukaga=伺窥 uke=受
  ukeru=享受承请飨 uki=浮 uku=浮 uma=午旨甘甜马 umai=旨甘甜 umaru=埋 umaya=厂厩驿 ume=梅楳 umeru=埋 umi=海脓 umu=产倦娩字 unagi=鳗 unaji=项领 une=亩畦
  uo=鱼 ura=浦里 urami=恨 uramu=怨恨憾 urana=兆卜占 uree=病 urei=忧患愁騒 ureru=熟 uri=瓜 uroko=鳞 uru=卖得 urumu=润 uruo=泽 uruoi=泽
  uruou=润湿濡 uruu=闰 usagi=兎菟 ushi=丑牛 ushio=汐潮 uso=嘘 usu=凉淡碓臼薄 usui=凉淡薄 uta=呗唱歌谣 utaga=疑 utage=宴 utai=谣 utau=吟咏唱欧歌谣
  utena=台 uto=疎疏 utoi=疎疏 utsu=伐击征扑打批拍拷椎殴讨 uttae=讼诉 uwagi=表 uwasa=噂 uya=礼 uzu=涡 wa=哩我环轮 wabi=诧谢 wai=哩 waka=妙若 wakai=妙若
  wake=译 waki=脇 waku=冲枠沸涌 wan=碗 wani=鳄 wara=稿穣笑藁 warai=笑 warau=咲笑莞 ware=余吾我朕 waria=率 waru=凶剖割恶毒 warui=凶恶毒 washi=鹫
  wata=棉绵 waza=业伎工干技术艺 ya=哉家屋弥矢箭耶邪 yabu=薮 yado=宿 yaiba=刃 yaito=灸 yake=宅 yaki=焼 yakko=奴 yaku=火灼焚焼爆 yama=山疾病 yamai=疾病
  yami=暗 yamu=住病 yana=梁 yane=屋 yani=脂 yara=栅 yarai=栅 yari=枪鎗鑓 yaru=遣 yasu=妥宁安康廉泰靖 yasui=妥宁安康廉泰靖 yato=雇 yatoi=雇
  yatou=佣赁雇 yatsu=八奴 yaya=浸良 yo=世义乎代仪佳克利可吉善嘉夜好宵庆徽淑美良谊酔 yobu=呼唤 yodo=淀 yoi=义仪佳克利可吉善嘉好宵庆徽淑美良谊酔 yoko=横 yoku=义克 yome=妇嫁
  yomi=读 yomu=咏训读 yone=米 yori=于从撚由自 yoro=甲铠 yoroi=甲铠 yoru=依因夜寄寓托据撚由縁隠 yose=寄 yoshi=由 yosoo=粧装 yotsu=四 yotte=因 you=酔
  yowa=嬬岁年弱脆齿龄 yowai=嬬岁年弱脆齿龄 yu=汤 yuami=浴 yubi=指 yue=故 yueni=以 yuge=汽 yugi=靭 yuka=床 yuki=雪 yuku=之如往征行适逝 yume=努梦 yumi=弓
  yuru=缓 yurui=缓 yuu=夕结 yuube=夕 yuzu=柚 zae=才 zama=样 zeni=币泉钱 zuku=铣 zutsu=宛`

/**
 * Japanese family names, folded as names are when they are read. Origin: general knowledge; the commonest family names of Japan.
 */
export const japaneseFamilies = `
  佐藤=sato 铃木=suzuki 高桥=takahashi 田中=tanaka 伊藤=ito 伊东=ito 渡边=watanabe 山本=yamamoto 中村=nakamura 小林=kobayashi 加藤=kato 吉田=yoshida
  山田=yamada 佐佐木=sasaki 佐々木=sasaki 山口=yamaguchi 松本=matsumoto 井上=inoue 木村=kimura 林=hayashi 斋藤=saito 齐藤=saito 清水=shimizu 山崎=yamazaki,yamasaki
  森=mori 池田=ikeda 桥本=hashimoto 阿部=abe 安倍=abe 安部=abe 石川=ishikawa 山下=yamashita 中岛=nakajima,nakashima 石井=ishii 小川=ogawa 前田=maeda 冈田=okada
  长谷川=hasegawa 藤田=fujita 后藤=goto 近藤=kondo 村上=murakami 远藤=endo 青木=aoki 坂本=sakamoto 福田=fukuda 太田=ota 西村=nishimura 藤井=fujii 藤原=fujiwara 冈本=okamoto
  三浦=miura 金子=kaneko 中野=nakano 中川=nakagawa 原田=harada 松田=matsuda 竹内=takeuchi 小野=ono 田村=tamura 中山=nakayama 和田=wada 石田=ishida 森田=morita 上田=ueda
  原=hara 内田=uchida 柴田=shibata 酒井=sakai 宫崎=miyazaki 横山=yokoyama 高木=takagi 安藤=ando 宫本=miyamoto 大野=ono 小岛=kojima 谷口=taniguchi 今井=imai 工藤=kudo
  高田=takada 增田=masuda 丸山=maruyama 杉山=sugiyama 村田=murata 大冢=otsuka 小山=koyama,oyama 平野=hirano 藤本=fujimoto 河野=kono,kawano 上野=ueno 武田=takeda 野口=noguchi
  松井=matsui 千叶=chiba 菅原=sugawara 岩崎=iwasaki 久保=kubo 佐野=sano 木下=kinoshita 野村=nomura 松尾=matsuo 菊地=kikuchi 菊池=kikuchi 杉本=sugimoto 市川=ichikawa 古川=furukawa
  大西=onishi 岛田=shimada 水野=mizuno 樱井=sakurai 高野=takano 吉川=yoshikawa 山内=yamauchi 西田=nishida 饭田=iida 西川=nishikawa 小松=komatsu 北村=kitamura 安田=yasuda 五十岚=igarashi
  川口=kawaguchi 关=seki 平田=hirata 中田=nakata,nakada 川崎=kawasaki 本田=honda 东=higashi,azuma 服部=hattori 川村=kawamura 岩田=iwata 土屋=tsuchiya 福岛=fukushima 樋口=higuchi 秋山=akiyama
  田口=taguchi 永井=nagai 山中=yamanaka 中西=nakanishi 吉村=yoshimura 川上=kawakami 大桥=ohashi,hashi 石原=ishihara 松冈=matsuoka 浜田=hamada 滨田=hamada 马场=baba 森本=morimoto 矢野=yano 浅野=asano
  松下=matsushita 星野=hoshino 大久保=okubo 吉冈=yoshioka 小池=koike 荒木=araki 松浦=matsuura 熊谷=kumagai 新井=arai 大谷=otani 菅=suga,kan 岸=kishi 岸田=kishida 石破=ishiba 麻生=aso 小泉=koizumi
  鸠山=hatoyama 野田=noda 茂木=motegi 河村=kawamura 加地=kaji 古屋=furuya 古谷=furuya 高市=takaichi 玉木=tamaki 枝野=edano 志位=shii 二阶=nikai 细田=hosoda 细谷=hosoya 中曾根=nakasone 竹下=takeshita 宫泽=miyazawa
  福岛=fukushima 黑田=kuroda 植田=ueda 白川=shirakawa 岩屋=iwaya 中谷=nakatani 木原=kihara 林芳=hayashi 上川=kamikawa 北川=kitagawa 大岛=oshima 大泽=osawa 小泽=ozawa 泽田=sawada 广田=hirota 广濑=hirose 广瀬=hirose 成田=narita
  堀=hori 堀江=horie 稻田=inada 稻叶=inaba 石桥=ishibashi 岩本=iwamoto 片山=katayama 加贺=kaga 川岛=kawashima 喜多=kita 栗原=kurihara 黑泽=kurosawa 三宅=miyake 宫内=miyauchi 水谷=mizutani 望月=mochizuki 永田=nagata 中井=nakai 长岛=nagashima
  西山=nishiyama 西野=nishino 荻原=ogiwara,ogihara 奥田=okuda 奥村=okumura 大石=oishi 大森=omori 尾崎=ozaki 酒田=sakata 坂田=sakata 坂井=sakai 关口=sekiguchi 筱原=shinohara 须藤=sudo 杉浦=sugiura 竹中=takenaka 田边=tanabe 谷=tani 富田=tomita
  土井=doi 内山=uchiyama 上原=uehara 梅田=umeda 若林=wakabayashi 山岸=yamagishi 山根=yamane 横田=yokota 吉野=yoshino 汤浅=yuasa 早川=hayakawa 平井=hirai 平山=hirayama 本间=honma 饭岛=iijima 饭冢=iizuka 神田=kanda 川田=kawada 儿玉=kodama 小西=konishi
  三木=miki 宫田=miyata 村山=murayama 中尾=nakao 根本=nemoto 小田=oda 冈崎=okazaki 大川=okawa 樱田=sakurada 涩谷=shibuya 白石=shiraishi 高山=takayama 角田=tsunoda,kakuta 津田=tsuda 渡部=watanabe,watabe 八木=yagi 矢岛=yajima 麻原=asahara 重信=shigenobu 筱田=shinoda 司忍=shinobu
`

/** Readings that characters have in given names only. Origin: general knowledge. */
export const japaneseGivenReadings = `
  一=kazu,ichi,hajime 二=ji,zo 三=zo,so,mi 四=shi 五=go 六=roku 七=nana 八=ya,hachi 九=kyu 十=to 郎=ro 朗=ro,aki 太=ta 次=ji,tsugu 司=ji,shi,tsukasa 治=ji,haru,osamu 二郎=jiro 太郎=taro 一郎=ichiro 三郎=saburo 四郎=shiro
  介=suke 助=suke 辅=suke 佑=suke,yu 男=o 雄=o,yu 夫=o 生=o,ki 子=ko 美=mi 惠=e,megumi,kei 江=e 枝=e 代=yo 香=ka 佳=ka,yoshi 加=ka 花=hana,ka 奈=na 菜=na 实=mi,minoru 真=ma,makoto,shin 由=yu,yoshi 有=yu,ari 裕=yu,hiro,yutaka 祐=yu
  浩=hiro,hiroshi,ko 弘=hiro,hiroshi 博=hiro,hiroshi 宏=hiro,hiroshi 广=hiro 洋=hiro,yo,hiroshi 大=dai,hiro,masaru 太一=taichi 和=kazu,waka,kazuo 之=yuki,no 幸=yuki,ko,sachi 行=yuki 雪=yuki 正=masa,tadashi,sho 昌=masa 雅=masa 政=masa 将=masa,sho 胜=katsu,masaru 克=katsu
  义=yoshi 良=ryo,yoshi 芳=yoshi 吉=yoshi,kichi 嘉=yoshi 喜=yoshi,ki 好=yoshi 庆=yoshi,kei 明=aki,akira 昭=aki,akira 晃=akira,ko 秋=aki 亮=ryo,akira 智=tomo,satoshi 友=tomo 知=tomo 朋=tomo 伸=nobu,shin 信=nobu,shin,makoto 延=nobu 宣=nobu 孝=taka,takashi 隆=taka,takashi,ryu 贵=taka,ki
  高=taka 敬=taka,kei 崇=taka,takashi 尚=nao,hisa,takashi 直=nao,tadashi 健=ken,takeshi 武=take,takeshi 毅=takeshi,ki 刚=tsuyoshi,go 猛=takeshi 豪=go 茂=shige,shigeru 重=shige 繁=shige 成=nari,shige 德=toku,nori 典=nori 则=nori 纪=nori,ki 宪=nori,ken 英=hide,ei 秀=hide,shu 荣=ei,hide,sakae 俊=toshi,shun 敏=toshi
  利=toshi 年=toshi 寿=toshi,ju,hisashi 光=mitsu,hikaru 充=mitsu,mitsuru 满=mitsu 安=yasu 康=yasu,ko 靖=yasu,yasushi 泰=yasu,tai 保=yasu,tamotsu 久=hisa 永=hisa,naga 文=fumi,bun 史=fumi,shi 章=aki,fumi,sho 彦=hiko 树=ki,shige 希=ki,nozomi 辉=teru,ki 照=teru 哲=tetsu,satoshi 铁=tetsu 诚=makoto,sei 清=kiyo,kiyoshi
  纯=jun 淳=jun,atsushi 润=jun 笃=atsushi 厚=atsu 修=osamu,shu 进=susumu 勇=yu,isamu 学=manabu 守=mamoru 优=yu,masaru 翔=sho,tobu 拓=taku,hiroshi 卓=taku,takashi 慎=shin 晋=shin,susumu 圭=kei 启=kei 景=kei,kage 龙=ryu,tatsu 虎=tora 马=ma 平=hei,taira 兵=hei 卫=ei 门=mon 藏=zo 造=zo 作=saku 春=haru 晴=haru 遥=haruka
  早=sa,haya 苗=nae 纱=sa 里=ri 理=ri,osamu 梨=ri 莉=ri 绘=e 爱=ai 葵=aoi 樱=sakura 百合=yuri 千=chi 幸子=sachiko,yukiko 薰=kaoru 熏=kaoru 岳=gaku,take 力=riki,chikara 悟=satoru,go 悠=yu 凉=ryo 遼=ryo 辽=ryo 丰=yutaka 忠=tada 贞=sada 定=sada 元=moto,gen 基=moto,ki 规=nori,ki 章男=akio 彰=akira 彰晃=shoko 房=fusa
`
