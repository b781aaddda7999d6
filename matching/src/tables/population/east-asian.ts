/**
 * Names of China, Korea, Japan, Vietnam and their diasporas, as tokens of romanised names, per mille of their bearers;
 * a share holds until the next, rounded. Spellings of one name carry the share of the name.
 * Origin: order and shares after the published national counts (Ministry of Public Security 2020, KOSIS 2015, Meiji Yasuda
 * 2018, Vietnamese 2019 census), from general knowledge; syllables of given names after general knowledge.
 */
export const chineseFamilyNames = `
  72 wang wong ong li lee lei 67 zhang cheung chang cheong teo teoh 51 liu lau low lew liew 45 chen chan tan tran chin tjan
  33 yang yeung yeo yong 24 huang wong ng hwang oei vong 20 zhao chiu chao 19 wu ng goh woo zhou chow chau chew chou
  14 xu tsui hsu chui hui sun suen ma zhu chu choo 12 hu wu guo kwok kuo quek kok he ho hoe lin lam lim
  10 gao ko kao kou luo lo law loh zheng cheng tay tseng chung liang leung leong neo
  8 xie tse hsieh chia cheah song soong sung tang tong teng xu hui hsu koh khoo deng tang feng fung
  7 han hon cao tso tsao zeng tsang tseng chan peng pang xiao siu siew hsiao cai choi tsai chua chuah tsoi
  6 pan poon pun phua tian tin tien dong tung yuan yuen yu yue yee ye yip yeh yap ip du to tu jiang tsiang chiang kong cheng
  5 su so soh wei ngai wai lu lui lyu lv ding ting ren yam jen lu lo loo shen shum sham sim yao yiu yeo jiang kong cui tsui
  4.5 zhong chung choong tan tam lu luk look jin kam chin fan fung jia ka wang shi shek sek liao liu wei ngai dai tai xia ha
  3.5 fu foo fu fong fang bai pak zou chau meng mang xiong hung qin chun chin qiu yau khoo chiu hou hau jiang kong yin wan
  3 xue sit yan yim duan tuen lei lui hao kok long lung tao to shi sze hwang he gu koo ku mao mo gong kung shao siu wan man
  2 qian chin tsien tai yan ngan lai lai qu kwok wu mo tan kang hong yim niu ngau fan hung dang tong qi
  1 pu po wen wan pang guan kwan zuo cho an on ling ling bi mi lan lan tong tung ouyang geng ni jiang yu ji kei gan yan sheng
  .5 mu mok pi pei you lan xiang shu chai mei zhan chim qi tu kou ge chi yuan ran shang hai ruan mei si kung bian
`

/** Syllables and joined forms of Chinese given names. */
export const chineseGivenNames = `
  20 wei ming hua xiao jun ying li yan ping hong jie lin yu jian guo jing xin yi feng hui yun
  15 min mei fang chun qing zhi long xiang bo bin lei yong qiang hai cheng wen zhen rong juan dong chao hao zhong
  10 tao gang peng bing liang shan xia lan fen ning kai hui jia xue ting dan na fei yang lu wen sheng liu shu ya rui
  8 qi shi hong ze chen hong tian zi xuan han tong yao yue yuan qian ling cui gui fu shun shou ren de xi guang jin zhu
  4 ju lian he hang kun nan ru song hou biao chang heng kang quan tai ai ao bao cai chuan da di en gen hong ji ke kuan
  4 kwok wing kwong man chi wai ka kin siu yuk fai hung chun kit lok mei kam shing tak yiu chung hoi yee sze pui wah yuen
  3 jianguo jianhua guohua zhiqiang xiaoming xiaohong xiaoyan guoqiang haiyan xiaoling zhigang weidong jianjun jianping yan
  guiying xiuying xiulan yulan guilan xiaoli lihua meiling xiaofeng zhiwei wenjie wenbin zhihua yuhua haitao jianming
  xiaojun xiaodong xiaohui xiaoyun lijuan liping lina yang jianfeng weiming guoliang zhiyong xueming dongmei chunmei
  2 shuzhen guizhen yuzhen fengying guizhi haibo wenjun junjie haoran yichen zihan yuxuan xinyi jiaqi weihua jianwei
  weijun jianxin guodong guoping guojun zhongming zhijun zhiming zhongguo yonggang yongqiang yongjun minghua guangming
  haifeng haijun hongwei hongmei hongyan lijun liming lihong lili meihua aihua aiguo baoguo changqing chunhua dawei
  guoxiang hailong haiming hongbin jiahao jiangtao jinlong junfeng mingming peng qingsong shaohua shengli wenhua
  wenming xiangdong xiaobo xiaofei xiaogang xiaohua xiaojing xiaolin xiaomei xiaoping xiaowei xinhua xueqin yanhong
  yanping yifan yiming yongming yuanyuan yufeng yumei yuping zhenhua zhenyu zhihong zhongwei zhihui zijian
`

export const koreanFamilyNames = `
  215 kim gim ghim 147 lee yi ri rhee 84 park pak bak 47 choi choe choy 43 jeong jung chung chong jong 24 kang gang
  21 cho jo joe 20 yoon yun youn jang chang 17 lim im rim 15 han 15 oh seo suh so 15 shin sin 14 kwon gwon 14 hwang
  14 ahn an 14 song 13 jeon chun jun chon cheon 11 hong 10 yoo yu ryu 9 ko koh go 9 moon mun 9 yang ryang 9 son sohn
  8 bae pae bai 8 baek paik paek 7 huh heo hur ho 5 nam sim shim 5 roh no noh ha 4 kwak gwak sung seong cha joo ju chu
  4 woo u koo gu ku na ra min jin 3 ji chi um eom chae cheon bang pang won ham byun byeon yeom yum
  2 yeo choo chu do to seok sok seon sun seol sol ma gil kil wi pyo myung ki ban wang geum keum ok yook in maeng je mo tak
  1 kook gook eun pyeon yong ye kyung bong sa boo hwangbo namkoong tae mok hyung
`

/** Syllables of Korean given names, and the commonest joined forms. */
export const koreanGivenNames = `
  35 young yeong yong ji chi hyun hyeon hyon soo su min jun joon chun seung sung seong jin chin sang ho
  25 kyung gyeong kyong hee hui hye hae woo u joo ju chu mi eun un won jae chae jeong jung chung jong chong hwa
  18 in il ki gi kwang gwang dong tong hoon hun seok sok suk cheol chul chol yeon yon yun soon sun myung myeong myong
  12 tae dae byung byeong pyong geun keun kun na ah a bin bum beom hong hwan yoon yu yoo ha hak hyuk hyok hyung hyong
  12 kyu gyu nam sik shik uk wook ook chan chang seo so suh ra rae rim rin sil shil do doo eui ui ye yeo yul yool
  6 bong bok cha deok duk tok gap gil kil gook kuk kook gwon han heung hung kang man mo moon mun ok pil pyo sam se si shi
  6 shin sin sim son song tak wan wol wook yang yeol yol yee yi ri rye ryong ryol ryon hyo hui ham gwi kwi ga ka go ko
  2 minho minsu jihun jihoon jiwoo jiyeon jiyoung jimin jisoo minji minjun minseo seojun seoyeon hyunwoo hyunjin
  sungho sungmin youngho youngsoo youngmi youngja youngsook kyungsoo jungho junghee eunji eunjung eunyoung soojin sooyeon
  miyoung mikyung sunhee sangwoo sanghoon jaehyun jaewon donghyun dongwook junho junseo yejin yuna hyejin hyunjung
  jinho jinwoo jinyoung kwangsoo myungsoo sunghoon taehyung wonho yoonah yongho yongsu songho cholsu cholho kwangchol
`

export const japaneseFamilyNames = `
  15 sato satou suzuki 11 takahashi tanaka 9 watanabe ito itoh nakamura kobayashi yamamoto 7 kato katoh yoshida yamada
  6 sasaki 5 yamaguchi matsumoto inoue kimura shimizu hayashi saito saitoh 4 yamazaki yamasaki nakajima nakashima mori abe
  3.5 ikeda hashimoto yamashita ishikawa ogawa ishii hasegawa goto gotoh okada kondo maeda fujita endo aoki sakamoto
  2.5 murakami ota ohta kaneko fujii fukuda nishimura miura takeuchi nakagawa okamoto matsuda harada nakano ono tamura
  fujiwara nakayama ishida kojima wada morita uchida shibata sakai hara takagi yokoyama ando miyazaki ueda
  1.7 shimada kudo ono ohno miyamoto sugiyama imai maruyama masuda takada murata hirano otsuka ohtsuka sugawara takeda arai koyama
  noguchi sakurai chiba iwasaki sano taniguchi ueno matsui kono kawano ichikawa nomura kikuchi kinoshita matsuo
  1.2 sugimoto furukawa onishi ohnishi shimamura hamada kitamura kubo kawaguchi kawasaki matsushita nagai higuchi mizuno
  yamanaka ozawa kawakami iida yoshikawa kubota higashi tsuchiya homma honda nishida sekiguchi minami nagata adachi
  kumagai yano nakata hirata kawamura okubo ohkubo nishikawa kurihara horiuchi iwata iwamoto
  .6 yasuda tsuji tamaki hattori kitagawa yoshimura inagaki aizawa araki oikawa ogata okazaki sawada asano
  hoshino kurokawa mochizuki nishiyama ochiai oshima ohshima sakaguchi takano takayama takeshita tani tsukamoto yagi yoshioka
  kamata kawai kuroda fujimoto fukushima hagiwara hirai horie igarashi iwai katayama kitano komatsu makino miyake miyashita
  nagasawa nakao nakanishi nishi nishio ohara oda ogino okuda onodera sakata seki shinohara shiraishi sugita takemoto
`

export const japaneseGivenNames = `
  8 hiroshi takashi kenji akira makoto yoko keiko kazuko yuko yoshiko 6 toshio shigeru masaru kiyoshi satoshi hideo minoru
  kazuo sachiko michiko masako kyoko noriko hiroko akiko tomoko emi yumi naomi mayumi 4 takeshi tetsuya daisuke kazuya
  kenichi naoki yuki yuji koji koichi shinji shinichi tatsuya manabu osamu mitsuo susumu tsutomu isamu hajime hiroyuki
  3 masahiro masao masayuki nobuyuki takahiro takayuki tomohiro toshiyuki yasuhiro yoshihiro yoshio yukio haruo fumio
  kunio norio akio sadao teruo tadashi takao jun ken ryo sho shota kenta daiki takuya tsubasa yuta yuto haruto ren hiroto
  2 aiko ayumi chieko eiko emiko etsuko fumiko hanako haruka hisako hitomi junko kana kaori kayoko kumiko maki mari mariko
  megumi miho mika mihoko mitsuko miyuki mizuki nana natsumi nobuko reiko rie rika risa ryoko sakura satoko setsuko shizuko
  sumiko takako teruko toshiko yasuko yoshie yui yukiko yuriko aoi hina rin miyu shinzo taro ichiro jiro saburo goro
`

export const vietnameseFamilyNames = `
  310 nguyen nguyenn 110 tran 95 le 70 pham 51 huynh hoang 45 phan 39 vu vo 21 dang 14 bui 13 do 13 ho 5 ngo duong ly
  4 dao doan vuong trinh truong dinh lam phung mai to ha cao luong luu la quach thai chu diep kieu thach tang thieu trieu
`

export const vietnameseGivenNames = `
  60 thi van 20 minh anh thanh hong huong hoa hung dung tuan lan mai phuong linh ngoc thuy ha hai duc hieu quang
  12 nam long son tung trung cuong dat duy khanh kien lam loc nga nhung oanh quan quoc quyen quynh tam tan thang thao
  12 thu trang trinh tuyet viet vinh xuan yen bao binh chau chi cuc dao diem dien dieu dong giang hang hanh hien hoang huy
  6 huyen khoa khoi kim lien loan luan my nguyet nhan nhi nhu phat phong phuc phuoc sang sinh tai thach thi thien thinh
  6 tho thuan tien tin toan tri truc trong truong tu tuong tuyen van van vi vy bich cam danh dang dinh gia hoai huu ich
`
