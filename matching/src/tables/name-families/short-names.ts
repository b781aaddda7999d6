/**
 * Short and pet names with the full name: the same person may be meant, at a cost. A short name may be in several lines.
 * The spellings of each full name need not be repeated.
 * Origin: general knowledge of given names.
 */
export const shortNames = `
  abigail abby abbie gail
  abraham abe bram
  adam ade
  adelaide addie adele heidi
  agnes aggie nessa
  alan al
  albert al bert bertie albie
  alexander alex alec sandy lex xander sasha alexandre zander
  alexandra alex sandra sasha lexi alix sandy
  alfred al alf alfie fred freddie
  alice ally allie lisa
  alison ally
  allison ally
  amanda mandy
  amelia amy millie mia
  andrew andy drew
  angela angie
  anna annie anita nan nancy ania anya
  ann annie nancy
  anthony tony ant
  arnold arnie arny
  arthur art artie
  augustus gus augie
  barack barry
  barbara barb babs barbie basia
  bartholomew bart
  beatrice bea trixie
  benjamin ben benny benji benjy bibi
  bernard bernie barney
  bertram bert
  bradley brad
  brian bri
  bridget biddy bridie
  calvin cal
  cameron cam
  caroline carrie caro
  cassandra cassie sandra
  catherine kate kathy katie cathy kat kitty kay cate katya katja
  cecilia cissy celia
  charles charlie chuck chas chip charley
  charlotte charlie lottie lotte
  chester chet
  christopher chris kit topher
  christian chris kit
  christina chris tina chrissy christie christy kris kirsten
  clarence clarry
  clifford cliff
  clinton clint
  cornelius con neil corny cor
  cynthia cindy
  daniel dan danny
  daniela dani
  david dave davy davey
  deborah deb debbie debby
  dennis denny
  derek del
  desmond des
  dominic dom nick
  donald don donnie donny
  dorothy dot dottie dolly dora
  douglas doug
  dwight ike
  edgar ed eddie
  edmund ed eddie ted ned
  edward ed eddie ned ted teddy eddy
  edwin ed eddie
  eleanor ellie nell nellie nora lenore
  elizabeth liz beth betty lisa eliza bess libby lizzie betsy elsie liza lizzy bessie elspeth lilibet
  ellen nell nellie ellie
  emily em emmy millie
  emma em emmy
  ernest ernie
  eugene gene
  evelyn evie eve
  ezekiel zeke
  florence flo florrie flossie
  frances fran frannie fanny francie
  francis frank fran frankie
  franklin frank frankie
  frederick fred freddy freddie rick fritz
  gabriel gabe
  gabriela gabby
  geoffrey jeff geoff
  george georgie geordie
  gerald gerry jerry
  gerard gerry ger
  gilbert gil bert
  gordon gordy
  gregory greg
  gwendolyn gwen
  harold harry hal
  harriet hattie harry
  helen nell nellie lena
  henry harry hank hal
  herbert herb bert
  horace horry
  howard howie
  hubert bert hugh
  ignatius iggy
  irving irv
  isaac ike zac
  isabel izzy bella belle
  isidor izzy
  jacob jake jack coby
  jacqueline jackie
  james jim jimmy jamie jimmie jem
  jane janie jenny
  janet jan
  jeffrey jeff
  jennifer jenny jen jennie
  jeremy jerry jem
  jerome jerry
  jessica jess jessie
  joan joanie
  john johnny jack johnnie jock
  jonathan jon jonny jonty nathan
  joseph joe joey jo
  josephine jo josie
  joshua josh
  judith judy judi
  julia julie jules
  julian jules
  katherine kate katie kathy
  kenneth ken kenny
  kimberly kim
  lawrence larry laurie lars
  leonard leo len lenny
  leopold leo poldi
  leroy roy
  leslie les
  lewis lew louie
  lillian lily lil
  linda lindy
  louis lou louie
  louise lou
  lucille lucy
  madeleine maddie
  malcolm mal
  manuel manny
  margaret maggie meg peggy marge greta margie daisy rita madge peg meggie gretchen
  marjorie marge margie
  martha marty mattie patty
  martin marty
  mary molly polly mamie may
  matthew matt matty
  maurice morrie mo
  maxwell max
  maximilian max
  melissa mel missy
  melvin mel
  mervin merv
  michael mike mick mickey mikey micky mitch
  michelle shelly micki
  mildred millie
  mitchell mitch
  mohammed mo
  montgomery monty
  morris mo morrie
  nancy nan
  nathan nate nat
  nathaniel nathan nate nat
  nicholas nick nicky nico klaus nic
  nicole nicky nikki
  norman norm
  oliver ollie
  oscar ozzie
  oswald ozzie
  pamela pam
  patricia pat patty trish tricia patsy
  patrick pat paddy
  penelope penny
  percival percy
  peter pete
  philip phil pip
  phyllis phyl
  priscilla cilla
  rachel rae
  ralph rafe
  randolph randy
  raymond ray
  rebecca becky becca
  reginald reg reggie
  richard rick dick rich ricky richie ritchie dickie
  robert bob bobby rob robbie bert robby
  roberta bobbie
  roderick rod rory
  rodney rod
  roger rog
  roland rolly
  ronald ron ronnie ronny
  rosemary rosie rose
  rudolf rudy rudi
  russell russ rusty
  samantha sam
  samuel sam sammy
  sandra sandy
  sarah sally sadie
  sebastian seb bas bastian
  sharon shari
  sidney sid syd
  simon si
  solomon sol solly
  stanley stan
  stephanie steph steffi
  stephen steve stevie
  stuart stu
  susan sue susie suzy suzie
  sylvester sly
  sylvia sylvie
  terence terry
  teresa terry tess tracy tessa terri
  theodore ted teddy theo
  thomas tom tommy
  timothy tim timmy
  tobias toby
  valerie val
  vernon vern
  veronica vera ronnie
  victor vic
  victoria vicky vicki tori
  vincent vince vinnie
  virginia ginny
  vivian viv
  wallace wally
  walter walt wally
  wilfred wilf fred
  william bill billy will willy willie liam
  winifred win winnie
  winston win
  woodrow woody
  yvonne vonnie
  zachary zach zack
`
