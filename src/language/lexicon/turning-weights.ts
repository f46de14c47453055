/**
 * Learned, not written: test/language/turning-weights.test.ts makes this file from the examples in
 * training-turns.ts. A line is a feature (`#` a property of the clause, `^` its beginning, `$` its end; else words) and
 * what it adds to the log odds that a writer turns away with the clause, in hundredths.
 */
export const turningScale = 100;

export const turningBias = -32;

export const turningLines = `
#0|-64
#10|-26
#11|17
#13|18
#14|-10
#15|-37
#16|46
#17|13
#18|16
#19|19
#1|-12
#20|49
#23|52
#24|25
#25|-24
#26|24
#27|-15
#28|22
#29|-21
#2|27
#30|-25
#31|-79
#32|25
#33|-11
#34|10
#37|-43
#38|-22
#39|29
#3|-22
#40|5
#41|19
#42|-31
#43|8
#44|21
#45|30
#48|-41
#49|-40
#4|-12
#50|12
#51|49
#52|-6
#53|8
#54|-59
#55|50
#56|35
#57|-22
#58|21
#59|-61
#60|34
#61|33
#62|11
#63|-14
#64|-29
#65|-16
#66|18
#67|26
#68|7
#69|-11
#6|53
#70|26
#71|20
#72|5
#73|-13
#74|16
#75|-27
#76|-24
#78|-33
#79|-27
#7|-25
#81|10
#82|-13
#83|-12
#84|-14
#85|41
#86|-23
#87|34
#88|63
#89|4
#8|18
#90|21
#91|-25
#92|9
#93|-26
#94|63
#95|-41
#96|27
#97|-21
#98|57
#99|47
#9|-33
#after a break|109
#asks|78
#before and after|-28
#before and here|15
#breaks off|-16
#exclaims|-51
#here and after|-34
#last|-341
#length 10|-5
#length 2|36
#length 3|22
#length 4|-54
#length 5|-15
#length 6|18
#length 7|-25
#length 8|-54
#length 9|-104
#next leans back|-99
#quotes|-30
#reports|-95
#says nothing|-100
#self|-52
14|-15
1961|-8
1974|-7
1989|40
19|-33
1|-61
2009 $|-6
2009|-6
2011 $|-5
2011|-5
2|-33
3|-51
4 $|-18
40|-5
4|-40
52|50
5|-21
6|-21
8|46
9th|-4
9|-16
^ 1|-50
^ 2|-33
^ 3|-36
^ a lady|-5
^ a little|-13
^ a man|-12
^ a woman|-6
^ about|-25
^ after lunch|-8
^ after that|-14
^ after the|-12
^ afterwards|-5
^ after|35
^ ah|42
^ ai|27
^ all of|-44
^ all|-80
^ and a|7
^ and he|30
^ and i'm|-23
^ and it|-31
^ and i|-7
^ and on|16
^ and put|-23
^ and she|-9
^ and that|48
^ and then|-28
^ and there|-32
^ and they|-13
^ and the|9
^ and we|-14
^ and when|66
^ and|-9
^ anyway|42
^ an|-26
^ at the|-28
^ at|9
^ auntie|-36
^ aye|11
^ ay|34
^ a|-9
^ because|-4
^ been|-4
^ before|-6
^ best|-33
^ big|37
^ bloke|-21
^ boss|-9
^ brother|-13
^ but i've|-12
^ but it|-7
^ but i|-38
^ but that|51
^ but then|-6
^ but the|-7
^ but|23
^ by|-24
^ called|-14
^ can't|46
^ change it|-17
^ change|42
^ chef|-23
^ coach|-5
^ cook|-10
^ could|-19
^ cut the|-12
^ cut|-16
^ daddy|-11
^ dad|-42
^ did not|-44
^ did|-89
^ doctor|-5
^ doc|-23
^ don't|28
^ done|72
^ do|17
^ each|-11
^ eighteen|-6
^ eight|-48
^ eleven|36
^ enough|38
^ every time|-6
^ everybody|10
^ everyone said|-9
^ everyone|22
^ everything|22
^ every|-9
^ father|-9
^ fifteen|-13
^ finally|-48
^ fine|-32
^ finished|-15
^ first|-23
^ five|-21
^ for the|28
^ forget it|-4
^ forget|-21
^ forty years|-6
^ forty|-34
^ for|-39
^ found|-19
^ fourteen|-22
^ four|-12
^ from the|-7
^ from|-7
^ fuck|62
^ full|-33
^ god|70
^ gold|-56
^ good|-53
^ got a|-7
^ got the|-12
^ got|-31
^ grandad|-14
^ ha $|-31
^ had a|-28
^ had to|-9
^ had|-58
^ half|39
^ haven't|-28
^ have|-10
^ ha|-6
^ he asked|55
^ he a|31
^ he didn't|-29
^ he did|62
^ he gave|-6
^ he got|35
^ he had|-24
^ he has|43
^ he is|-29
^ he kept|-30
^ he laughed|-9
^ he looked|-10
^ he put|-4
^ he said|-25
^ he sat|-6
^ he says|-13
^ he thought|-7
^ he took|-4
^ he turned|50
^ he was|15
^ he wrote|-16
^ he'd|-27
^ here|-8
^ her|-32
^ he|-23
^ his wife|-6
^ his|-18
^ how|17
^ hush|35
^ i always|-10
^ i am|22
^ i asked|-19
^ i ate|-18
^ i bought|-10
^ i came|-8
^ i can't|25
^ i can|19
^ i couldn't|-6
^ i could|18
^ i counted|-16
^ i didn't|22
^ i did|-25
^ i don't|-21
^ i do|-20
^ i drew|-8
^ i drove|-7
^ i find|8
^ i finished|-8
^ i found|-18
^ i gave|-9
^ i get|36
^ i got|44
^ i had|-23
^ i hate|-7
^ i haven't|-16
^ i have|9
^ i heard|-5
^ i held|-5
^ i just|-9
^ i keep|-23
^ i kept|-7
^ i knew|-26
^ i know|11
^ i laughed|-8
^ i let|-25
^ i like|-15
^ i looked|-15
^ i lost|-5
^ i made|-10
^ i mean|-8
^ i moved|-6
^ i need|34
^ i never|-9
^ i passed|-16
^ i prayed|-11
^ i pressed|-5
^ i put|-20
^ i rang|-9
^ i read|-5
^ i reckon|47
^ i said|7
^ i sat|-13
^ i saw|9
^ i say|-11
^ i see|-11
^ i set|50
^ i shall|41
^ i should|14
^ i showed|-8
^ i signed|27
^ i slept|-10
^ i stayed|-11
^ i stood|-11
^ i stopped|-12
^ i tell|11
^ i think|-15
^ i thought|-18
^ i took|-12
^ i turned|-5
^ i used|-32
^ i walked|-6
^ i wanted|-4
^ i want|-19
^ i was|-47
^ i watched|-8
^ i went|-20
^ i will|84
^ i wrote|-9
^ i'd a|-6
^ i'd like|-27
^ i'd rather|96
^ i'd say|33
^ i'd|-37
^ i'll tell|-66
^ i'm a|-30
^ i'm forty|-13
^ i'm going|22
^ i'm good|53
^ i'm not|-25
^ i'm still|-18
^ i'm to|-20
^ i'm writing|-6
^ i'm|-6
^ i've been|-25
^ i've decided|56
^ i've got|-37
^ i've never|-17
^ i've no|-12
^ i've put|35
^ i've read|10
^ i've said|-10
^ i've started|-19
^ i've stopped|-14
^ i've the|23
^ i've written|-5
^ i've|-68
^ if i|9
^ if|28
^ in my|-23
^ in the|5
^ in this|-22
^ in|28
^ is|-95
^ it all|-6
^ it a|72
^ it been|-24
^ it came|-5
^ it four|-4
^ it got|-24
^ it had|28
^ it has|25
^ it in|53
^ it isn't|-7
^ it is|-6
^ it just|42
^ it like|-18
^ it looks|-15
^ it not|-25
^ it on|-6
^ it that|-5
^ it the|-28
^ it took|-34
^ it wasn't|-32
^ it was|13
^ it went|-6
^ it wis|-37
^ it would|4
^ it'll|20
^ item|-25
^ its|-19
^ it|-23
^ i|-65
^ just|-64
^ last week|-8
^ last|-14
^ later|35
^ leave it|-22
^ leave|-22
^ left the|-10
^ left|-19
^ let me|37
^ let|11
^ like a|-13
^ like|-36
^ look the|37
^ look|37
^ lord|49
^ lunch was|-7
^ lunch|-19
^ madam|-14
^ mama|-9
^ mam|-9
^ ma|15
^ me and|-12
^ me|-64
^ mine|-8
^ miss|-13
^ mom|-14
^ monday|-13
^ mrs|-12
^ mr|-25
^ mum|-29
^ my brother|-10
^ my daughter|-9
^ my eldest|-4
^ my ex|-7
^ my father|-8
^ my friend|-12
^ my grandmother|-6
^ my grandson|-6
^ my hands|-4
^ my husband|-10
^ my mother|5
^ my neighbour|-5
^ my own|46
^ my sister|19
^ my son|-5
^ my wife|-18
^ my|-129
^ nah $|58
^ nah|10
^ nalwoga|-5
^ nan|-7
^ never mind|-11
^ never|23
^ next|29
^ nine|44
^ no $|27
^ no more|-33
^ no thank|-22
^ nobody died|38
^ nobody in|-22
^ nobody|-22
^ not one|-19
^ not the|-25
^ not this|29
^ not today|-36
^ nothing to|-32
^ nothing|-31
^ not|55
^ now i|-53
^ now the|55
^ now|31
^ no|-67
^ och|61
^ oh|60
^ ok so|-22
^ okay|51
^ ok|17
^ old|85
^ on the|-24
^ on tuesday|-5
^ on wednesday|-8
^ one had|23
^ one of|-8
^ one|-13
^ only|27
^ on|-7
^ others|83
^ our linda|-10
^ our|-76
^ out|-14
^ owen|-15
^ papa|-17
^ people|6
^ physio|-29
^ put|-13
^ rain|4
^ rang|-13
^ right|46
^ said|-14
^ saw|-9
^ says|74
^ second|-4
^ see|50
^ seven|-32
^ she asked|-5
^ she did|-9
^ she got|-8
^ she had|-10
^ she has|15
^ she is|44
^ she laughed|-11
^ she said|-19
^ she says|-9
^ she was|-12
^ she'd|-29
^ she|-78
^ should|-33
^ shut|70
^ since|-9
^ sir|-11
^ sister|-18
^ six|15
^ snow|-27
^ so $|28
^ so i've|-6
^ so it|12
^ so i|-14
^ so my|-9
^ so now|-10
^ so she|-12
^ so there|-14
^ so the|-10
^ so we|-37
^ somebody|16
^ someone|-35
^ sometimes|-6
^ some|-24
^ so|-90
^ stopped|-16
^ stop|51
^ strike|41
^ sunday|-25
^ sure|24
^ ten minutes|23
^ that all|-50
^ that the|-17
^ that was|5
^ that|7
^ the agent|-6
^ the bank|-12
^ the boiler|44
^ the boy|-9
^ the bus|-7
^ the cat|17
^ the children|-4
^ the choir|-6
^ the church|-8
^ the consultant|-8
^ the doctor|-8
^ the green|-8
^ the jacaranda|-8
^ the lord|27
^ the mangoes|-6
^ the new|-12
^ the office|-6
^ the old|-17
^ the one|41
^ the priest|-13
^ the road|-13
^ the vet|-8
^ the wee|-9
^ the whole|-9
^ the woman|-9
^ the word|17
^ then he|-18
^ then i|12
^ then she|-5
^ then the|-8
^ then|-53
^ there always|-16
^ there an|-23
^ there a|-58
^ there is|-27
^ there it|-41
^ there no|-32
^ there was|-15
^ there were|14
^ there|-11
^ they asked|48
^ they cut|-6
^ they don't|-8
^ they gave|-7
^ they have|-15
^ they said|33
^ they say|-6
^ they want|-7
^ they'd|-26
^ they're|-8
^ they've changed|-4
^ they've|-38
^ they|-62
^ the|-109
^ third|-19
^ thirty|-14
^ this is|19
^ this week|-21
^ this year|-18
^ this|-50
^ three|-63
^ today i|-17
^ today we|-15
^ today|-7
^ told him|-7
^ told|-21
^ tomorrow i|-6
^ tomorrow|-14
^ tonight|-17
^ took|-26
^ to|37
^ training|-19
^ tuesday|29
^ turned|-6
^ turns out|-8
^ turns|-8
^ twelve|-47
^ twenty two|-6
^ twenty|-29
^ two hundred|30
^ two|-36
^ water|35
^ we counted|-13
^ we did|19
^ we don't|60
^ we do|-5
^ we finished|-5
^ we got|-5
^ we had|-15
^ we have|7
^ we put|-5
^ we sang|-13
^ we say|20
^ we talked|-6
^ we were|-8
^ we'd a|-15
^ we'd the|-8
^ we'd|-41
^ we'll|29
^ we're doing|-7
^ we're|-6
^ we've got|-9
^ we've|-28
^ weather|80
^ wednesday|39
^ well $|23
^ well bless|20
^ well|76
^ went|-6
^ wet|-18
^ we|-86
^ what i|-31
^ what was|46
^ whatever|-37
^ what|-27
^ when it|-16
^ when i|-25
^ when they|-11
^ when the|-7
^ when|-21
^ where|-28
^ which is|-17
^ which|34
^ who|25
^ wife|-20
^ wind|-39
^ woke up|-8
^ woke|-8
^ work|-21
^ yeah|69
^ yes $|-10
^ yesterday|-17
^ yes|-29
^ you can't|25
^ you could|-12
^ you don't|-10
^ you do|19
^ you know|22
^ you'd|9
^ you've to|-35
^ you've|-12
^ young|-35
^ you|-39
a bad|23
a bag of|-7
a bag|-8
a banana|-24
a bell|-6
a bicycle|51
a big|-28
a bird $|28
a bird|27
a biscuit tin|-4
a biscuit|-5
a bit $|-7
a bit of|-10
a bit|-23
a blanket|-5
a bloody|13
a boat|-6
a book|-6
a bowl|-5
a boy|-21
a building|26
a bus|33
a child|-9
a christmas|-9
a coat $|-9
a coat|4
a cold|16
a cup of|-9
a cup|-14
a day|-7
a dentist|-7
a different|-33
a dog|-19
a drawing|-6
a family|33
a film|11
a fish|-7
a form|25
a friday $|33
a friday|33
a friend|-5
a full|-13
a game|23
a gate|-8
a girl $|-8
a girl|-10
a goose|-8
a great|28
a green|32
a half|-12
a hand|-7
a heavy|20
a heron|-9
a horrible|-4
a hundred and|-9
a hundred|-14
a jar|-8
a joke about|-8
a joke|-4
a kid|-9
a lady|-10
a laugh|51
a lawyer|-6
a leaf|-7
a letter to|-6
a letter|-18
a lid|-7
a lie|-40
a lift|-8
a list $|-4
a list of|-15
a list|-38
a little|-30
a long time|-12
a long|-4
a look at|-9
a look|-11
a lot $|-22
a lot|-23
a m $|-21
a man in|-8
a man|-58
a minute|33
a month|-13
a mug|-6
a m|-21
a name $|46
a name|42
a new|-18
a nice|38
a notebook|19
a note|-4
a number|39
a nun|-16
a paper $|-11
a paper|-22
a parcel|-6
a pen|-4
a person who|9
a person|40
a photo of|-16
a photo|-23
a pie $|-11
a pie|-15
a pigeon|-9
a plane|-10
a plastic|-11
a plate|13
a pound|-11
a proper|-6
a queen|-5
a real one|-4
a real|-6
a red|-5
a road|20
a row|-4
a sad|-9
a sausage|-11
a scandal|-26
a scarf|-7
a school|21
a second $|21
a second|11
a skeleton|38
a slow|-6
a small|32
a song|-5
a spreadsheet|-15
a stone|21
a story|16
a sunday $|-15
a sunday|-16
a thing|44
a thumb|-16
a time $|-5
a time|14
a tooth $|-4
a tooth|-4
a tuesday $|21
a tuesday|20
a very|54
a voice|-7
a watch|11
a way|-5
a wedding|-6
a week $|-9
a week|-19
a wee|-11
a wet|-4
a window|-10
a woman|-35
a word|39
abeg|60
able to|15
able|15
aboot|-18
about $|15
about anything|-11
about a|-27
about her|-6
about it $|-6
about it and|-4
about it|-32
about my father|-13
about my|25
about nine|-7
about something|-14
about that|13
about the|-11
about to|14
about what|-12
about|-58
above|30
absolutely|-44
account|-12
ache|33
ach|75
across|35
actually|17
actual|-44
address|-5
add|28
advent|-8
advice|17
afore|-9
afraid $|-9
afraid|-12
after $|-11
after and|-8
after dinner|7
after lunch we|-6
after lunch|-15
after the|-59
afterwards|-5
after|-50
again $|-71
again and|-17
again the|-5
against the|-7
against|-21
again|-64
age $|25
agency|-5
agent|-6
age|47
ago and|33
ago|67
agreed|-18
agree|-9
ah|41
aid|14
ain't|46
air $|-19
air|-26
ai|27
all $|-8
all day|-10
all in the|-4
all in|-17
all i|11
all just|-11
all morning|-7
all my|-38
all night|39
all of it|-17
all of|-60
all on|45
all right $|-16
all right|-18
all that|-32
all the way|-9
all the|5
all week|7
allowed|-12
all|24
alone $|-5
alone|-24
along the|-30
along|-42
aloud|-7
already $|12
already|69
also $|43
also|47
always a|-36
always had|-6
always says|-4
always say|35
always that|-12
always the same|-8
always the|-8
am going to|-28
am going|-28
am i|35
am not|42
am writing|-32
am|36
an actual|-7
an answer|11
an empty|16
an hour $|-20
an hour and|-8
an hour|-38
an old|16
an the|-9
anatomy|-9
and a half|-11
and after|-5
and all $|-30
and all|-48
and also|14
and an|-14
and asked|-10
and at|-8
and a|13
and by|8
and change|-4
and come back|-7
and come|-7
and could not|-7
and couldn't|-5
and could|-7
and didn't|-10
and did|-13
and don't|-6
and do|-5
and everyone|-21
and everything|-17
and forty|-25
and for|23
and found a|-5
and found|-10
and got|-27
and go|33
and had to|-7
and had|36
and half|24
and has|21
and have|-10
and he did|-29
and he had|35
and he has|-12
and he said|-8
and he was|21
and here|27
and her|-26
and he|22
and his|5
and honestly|-14
and how|-8
and i am|-34
and i can't|-15
and i can|-8
and i didn't|-9
and i did|-36
and i don't|-18
and i do|-10
and i felt|-5
and i had|-14
and i haven't|-39
and i have|-46
and i just|-12
and i laughed|49
and i let|-11
and i put|-13
and i said|-27
and i says|-7
and i say|-10
and i shall|18
and i tell|54
and i think|67
and i thought|-20
and i told|20
and i used|-8
and i want|6
and i was|38
and i will|58
and i wrote|-4
and i'd|-19
and i'll not|-41
and i'll say|13
and i'll|62
and i'm going|-26
and i'm not|-9
and i'm still|53
and i'm writing|-11
and i'm|4
and i've a|27
and i've got|8
and i've had|-12
and i've said|48
and i've told|-7
and i've|48
and in|-11
and it came|-7
and it in|-9
and it isn't|-5
and it just|-7
and it the|-9
and it was|18
and it will|50
and its|-22
and it|-14
and i|-10
and let it|-14
and let|-38
and looked at|-6
and looked|-15
and lost|-5
and me|5
and move on|-15
and move|-15
and my|-20
and neither|5
and never|-16
and no one|-15
and nobody|-22
and not|-5
and now|21
and no|-34
and on the|20
and one|-43
and on|5
and put it|35
and put them|-11
and put the|-23
and round|40
and said|-36
and says|-10
and say|-28
and sent|-4
and she had|40
and she said|-4
and she told|-7
and she|-6
and sits|-5
and so i|4
and some|-5
and so|42
and started|-5
and stood|-6
and ten|11
and that the|15
and that was|-14
and that what|4
and that|81
and then he|-13
and then it|-10
and then i|23
and then she|-8
and then there|23
and then the|-5
and then we|48
and then|-4
and there is|58
and there no|41
and there was|-10
and there were|-9
and there|33
and they'd|-5
and they're|-9
and they|22
and the|-21
and this is|7
and this|23
and today|-11
and told|32
and to|29
and two of|-12
and two|-19
and was|-7
and we all|-5
and we'll|25
and we're|-5
and we|-30
and what|-12
and when|62
and whether|-8
and who|11
and would|-8
and you can't|5
and you have|-4
and you|-24
and|13
angry|-7
animal|-40
anniversary|-7
another $|8
another name|-4
another|13
answer $|6
answer to|-27
answered|-15
answer|-4
anthem|-12
any more $|-5
any more|-24
any of|-12
anybody $|-28
anybody|-7
anyhow|34
anyone $|-7
anyone|-34
anything $|-28
anything but|-5
anything else|-11
anything|-69
anyway $|-11
anyway and|-5
anyway|13
anywhere|10
any|-44
an|8
apology|-14
apple|-5
app|-6
april $|-6
april|-10
apron|-5
are already|-17
are in the|28
are in|23
are not|-4
are on the|-10
are on|-10
are the|-5
are you|-14
aren't|-11
are|-13
argued|-5
arms $|-6
arms|-30
army|-11
arm|-41
around it|-6
around the|-5
around|12
arrived|-5
as an|-5
as a|-14
as far as|-13
as far|-13
as he|-12
as i was|-11
as if it|-7
as if|-12
as in|-9
as it|-31
as i|84
as one|6
as the|18
as to|-20
as well $|-18
as well|-31
ashamed|-21
ash|-16
aside|-31
ask $|7
ask for the|-10
ask for|-32
ask me $|37
ask me|6
asked $|18
asked about|-4
asked for a|-13
asked for the|-13
asked for|-14
asked how|-13
asked if i|-5
asked if|-8
asked me $|83
asked me for|50
asked me how|-8
asked me if|-12
asked me to|-33
asked me what|-18
asked me|29
asked what|-24
asked when|-9
asked|9
asking $|12
asking|-19
asks|-9
ask|34
asleep on the|-9
asleep on|-10
asleep|-12
as|21
at a time|17
at all $|16
at all|58
at a|57
at church|-10
at dinner $|-12
at dinner|-27
at eight|-7
at eleven|-17
at five $|-4
at five|-7
at four|-10
at half past|-6
at half|-14
at her|-9
at home|-28
at it|-33
at last $|-12
at last|-12
at least|37
at lunch|-4
at me $|-6
at me|32
at my age|-14
at my|-20
at night|-8
at nine $|68
at nine|89
at noon|45
at once $|-6
at once|-12
at our|-8
at seven|39
at six|-9
at ten $|-5
at ten to|-7
at ten|-22
at that|-16
at the bottom|-6
at the desk|-5
at the door|40
at the end|-11
at the next|8
at the table|-6
at the|5
at thirty|-13
at this|62
at three $|-19
at three|-34
at work|-34
ate $|-11
ate a|-17
ate|-72
at|-70
august $|-5
august|-16
auntie|-50
aunts|15
aunt|37
awake|16
away $|22
away and|27
away in|16
away|67
aye|-34
ay|34
a|-26
baby $|-18
baby|27
back and|-23
back by|-11
back in|47
back of|21
back to it|-30
back to the|17
back to|-18
back with|-10
backwards $|-7
backwards|-7
back|-34
bacon|-7
bad $|-47
badly|-26
bad|39
bag $|54
bag and|45
bag of|-7
bags|-50
bag|57
ball|-4
banana $|-30
bananas|-23
banana|-34
bandage|-6
band|-8
bank $|-9
bank|-48
bar|-5
basement|-5
basically|-25
basin $|-8
basin|-8
bass|-24
basta|21
bath $|-18
bathroom $|-19
bathroom|-31
bath|-22
battery|16
bay|13
be $|-47
be at|-25
be a|8
be here|31
be honest|6
be right|81
be there|-10
be the|-11
be two|-8
bead|-9
beans $|93
beans|54
bear|-7
beat|-9
beautiful|28
became|73
because it was|-4
because it|18
because i|8
because nobody else|-7
because nobody|-7
because of a|-9
because of the|-7
because of|-29
because the|8
because|-49
become|-5
bed $|53
bed with|-8
bed|11
beef|-30
been $|-26
been and|-11
been asked to|-5
been asked|-5
been a|19
been given|-4
been there|-22
been told|31
been walking|-6
been|-44
beer $|-6
beer|-19
before he|49
before it|4
before i|-9
before the|-34
before you|-10
before|-25
began|-23
begin with|18
beginning|-4
begins|-19
begin|-5
begun to|-7
begun|-11
behind the|21
beige|-29
being a|-12
believe|8
bell $|29
bell|113
belonged to|-5
belonged|-5
below|13
bench $|14
bench|8
berlin|23
beside|-6
best|13
beto|-26
better than|-31
better|102
between the|-5
between us|-5
between|35
be|80
bicycle $|-5
bicycle|51
bigger|58
big|-57
bike|-12
bill|13
bin $|-7
bins $|6
bins|-11
bird $|27
birds $|37
birds|87
bird|25
biro|61
birthday $|-12
birthday|21
biscuit $|-15
biscuit tin|-4
biscuits|31
biscuit|-19
bishop $|-6
bishop|-21
bit of|-14
bite|-21
bits|-6
bit|-37
black|-30
blanket $|-6
blanket|-7
bless|29
bloke|23
blood pressure|51
bloody|54
blood|50
blue|15
board $|-10
boards|-5
board|-22
boat $|-7
boat and|-9
boats|-6
boat|-28
body|15
boiled|-6
boiler|39
bones|-6
bone|39
book $|75
book and|-22
books|33
book|23
boots $|-14
boots|-16
border|-20
boring $|73
boring|81
born|-12
borrowed|-5
boss|-27
both of them|-4
both of|-4
both sides|-16
both|-35
bottle in|-15
bottles|-6
bottle|-37
bottom|-20
bought a|-9
bought it|-10
bought the|-10
bought|-42
bowlin club|-6
bowlin|-6
bowls|-20
bowl|-16
box $|-34
box and i|-12
box and|18
box files|-8
boxes|-6
box|14
boy $|60
boy in|-10
boys|37
boy|30
brain|-16
brass|30
bra|29
bread $|-23
bread|-29
breakfast|22
break|20
breathe|40
breda|37
brew|-18
bride|-10
bridge and|16
bridges|18
bright|-6
bring the|-13
bringing|-10
brings|-21
bring|-26
broken|31
broke|-21
brother $|-4
brother|-43
brought a|-10
brought it|-4
brought the|-5
brought|-47
brown $|-4
brown|-20
brush|-4
bucket|-7
buffet|23
bugger|58
building $|26
building|13
built|-36
buried|-22
burned|-12
burnt|-21
bus $|36
bus is|-6
bus to|49
business|32
busy $|-6
busy|-9
bus|6
but he|-21
but i'm|-12
but i've been|-8
but i've|-16
but it is|37
but its|-6
but i|-18
but not|-15
but that|47
but then i|-6
but then|-6
but the|-22
butter|-9
but|-51
buy it|-5
buying|-19
buy|14
bu|-4
by $|20
by and|10
by a|75
by it|33
by my|8
by noon|-4
by one|-17
by the door|-7
by the|-60
by two|-12
by with|-23
by|-68
b|-14
cable|-49
café|-9
cake $|-6
cake|-11
calendar|-10
call $|-9
called $|-28
called the|-6
called to|-5
called|-84
calling it|44
calling|67
calls|40
call|-57
calm|-12
came $|-22
came at|-5
came back $|-4
came back|-21
came down|-6
came for|-10
came home and|49
came home|47
came in|-9
came off|-6
came on|-14
came out|-21
came to|-9
came up|43
camera $|85
camera|79
came|-60
can hear|16
can read|9
can see it|-13
can see|-8
can we|5
can't get|-5
can't hear|25
can't leave|-5
can't read|-6
can't see|-12
can't stop|9
can't wait|28
can't|36
canal|-6
cancelled|-16
canteen|29
can|79
captain|-5
car $|-4
car park $|-9
car park|20
cardigan|-4
cardiologist|-5
cards $|-11
cards|-15
card|-14
care $|52
careful|14
cares|25
care|45
carlene|-15
carpet|-32
carried on|-8
carried|-40
carrying|-4
car|-15
case|18
cat $|25
cat in|-6
cat on|-12
catch|95
caterer|-10
cat|68
caught|-16
ceiling $|23
ceiling|20
cello|-10
centre|-6
chain|-7
chair $|-19
chairs|-6
chair|-27
chalk|-7
chance|30
change $|-24
change change|-16
change it|-20
change my|-7
change the subject|-45
change the|15
change your|-7
changed the|-23
changed|-46
change|-36
changing the subject|-11
changing the|-16
changing|-18
chapter|-9
character|-19
charge $|-10
charge|-28
chart $|-12
chart|-13
chat|-11
cheap|-16
check $|-8
checked|-10
check|-12
cheese $|-8
cheese|-18
chef|-23
chemist|-6
chest $|-8
chest|-12
chewing|-4
chicken|-5
child $|-6
children and|-6
children|-34
child|37
chili|-40
chin|42
chips|61
chip|-10
chocolate|-11
choir|-10
chops|-5
christmas and|30
christmas|11
church $|-5
church|-34
circle|-18
city|-22
claim|-24
clapped $|-7
clapped|-20
class $|-13
class the|-12
class|-35
cleaned|-9
cleaner|-5
cleaning|-28
clean|-24
clear|-54
click|30
clinic|-33
clock and|-7
close the|16
closed $|23
closed and|43
closed the|45
closed|53
closes|-40
close|19
closing|-4
cloth|-8
clouds|43
club|-38
coach|-8
coat $|-28
coat on $|-8
coat on|-8
coats|35
coat|-25
code|-8
coffee $|35
coffee and|29
coffee|27
coffin|-29
cold $|-48
cold|-13
collar|61
color|-7
colours|37
colour|23
column|19
come $|-20
come back to|-7
come down|25
come from|-7
come here|-5
come in|55
come off|-11
come on|-10
come to the|-22
come to|5
comes in|-7
comes out|-5
comes|-29
come|27
comfort|-30
coming in|-8
coming to|-9
company|17
complaint|-16
complete|49
conductor|-6
conference|20
consultant|-8
continue|71
contract|-27
conversation|-11
cook|9
cool $|59
cool|58
cord $|-8
cord|-8
corner|17
correct|-13
corridor $|-10
corridor|-12
cost|-7
cos|-6
couch|47
cough|-15
could be|-16
could do|-6
could have|-5
could hear|-7
could not|-14
could see|-12
couldn't see $|-8
couldn't see|-12
couldn't|-30
could|-60
counsel|22
count $|-12
counted the|-12
counted|9
counting|7
country $|-8
count|97
course|23
cousin $|-4
cousin|-17
cover it|-15
covered|-21
cover|-18
cracked|47
cracker|-15
cream|-6
creek|-9
cricket|-9
cried in the|-4
cried into|-5
cried in|-4
cried|-17
crisps|-6
crocodile|-15
crooked|-5
crossed|13
crossword|-9
cross|73
crying $|-5
crying|-6
cup $|-7
cup of tea|33
cup of|33
cups|-8
cup|17
curry|32
curtain $|69
curtains $|-7
curtains|-8
curtain|64
curve|-16
customs|-28
cut it|-26
cut the|-21
cutter|-10
cut|-68
dad $|-6
daddy|-38
dad|-71
damp|-8
danced|-9
daniel $|-25
daniel|-25
dark $|-7
dark|-15
data|-70
date $|-14
date|-25
daughters|46
daughter|-45
dave|-14
day $|-35
day and|-10
day for|36
day he|-16
day off|24
day one|-4
day was|62
day with|-10
days $|-16
days|-81
day|-9
dead $|-6
dead|62
dear|-18
death|-8
decided it|34
decided to|-8
decided|35
decide|34
deck|-10
declined|-25
deferred|-39
degrees $|-8
degrees|-10
denise|-13
denis|-7
dentist|-23
department|-7
describe the|40
describe|77
desk $|26
desk|5
de|13
diagnosis $|-21
diagnosis|-21
diary|-5
did $|54
did a|11
did it $|-11
did it|-61
did i|55
did my|15
did not go|-5
did not know|-15
did not see|24
did not want|-5
did not|12
did the thing|-7
did the|-63
didn't come|-40
didn't know|30
didn't laugh|-21
didn't say|-12
didn't|-79
did|40
died $|21
died|6
different|-37
difficult|-9
dinner $|34
dinner|45
director|-6
discovered that|-7
discovered|-8
discuss the|-25
discussed it|-15
discussed|-26
discussion|-5
discuss|-15
dishwasher|26
dismissed|34
diss|32
diwali|-8
do $|25
do a|-14
do for|62
do it $|-5
do it in|22
do i|-52
do not know|-9
do not|-7
do on|-23
do that|-10
do this|-39
do with|38
do you|-25
doctor says|-5
doctor|-28
doc|-26
does $|-31
does it|-10
does not want|11
does the|-16
does this|-8
doesn't know|-15
doesn't|16
does|8
dog $|-22
dog and|-10
dog|35
doing it|10
doing the|-8
doing|-8
dollars|-39
don't $|70
don't ask|-16
don't care $|29
don't care|29
don't do|-16
don't get|10
don't go|-5
don't have|44
don't know what|-5
don't look at|32
don't look|21
don't speak|-31
don't talk about|37
don't talk|8
don't tell|-16
don't think|-8
don't want|-11
don't|38
done|-34
donna|62
doon|-11
door $|-45
door in|-8
door open|-11
double|13
down $|-9
down and|18
down a|-9
down for|-24
down her|-6
down my|-7
down on|11
down there $|-5
down there|-6
down the|-8
down|-30
do|6
drawer $|-7
drawer|26
drawings|-21
drawing|-12
drawn|-28
draw|12
dress $|-4
dressed|30
dresser|-7
dressing|-8
dress|12
drew the|-6
drew|-18
drill|-8
drinking|-6
drink|-9
drip|-8
driver $|-9
driver|-24
drive|26
driving|-6
dropped|-40
dropping|-4
drove to|-10
drove|-38
drum|47
drunk|14
dry $|19
dry as|-28
dry|-32
dr|-8
duck|-10
due|-25
dug|-4
dumpling|-8
during the|-6
during|-6
dust|-12
duty|28
dying|-6
d|-16
each one|-9
each other $|-8
each other|-13
each|-74
ear and|6
early $|-5
early|-55
earned|10
ears $|-23
ears|11
easter $|-13
easter|-13
easy|-26
eat $|-5
eaten|-28
eating|-13
eats|45
eat|-56
edges|-10
editor|-22
efter the|-22
efter|-22
eggs|-7
egg|15
eight $|38
eight and|37
eight minutes|20
eight years|-7
eighteen|-13
eighty|-27
eight|-13
either $|-16
elbows|-8
elder|-4
eldest|-4
eleven $|46
eleven months|-6
eleven people|-17
eleven years of|-11
eleven years|-12
eleventh|-8
eleven|-27
ellen|-6
else $|21
else|41
email|-21
em|-22
end $|19
end and|8
end of|68
end to end|-11
end to|-13
ended up|-6
ended|-7
ending|-14
end|50
engaged|-5
england|40
english|12
enough $|-14
enough and|-13
enough for|12
enough to|-6
enough|7
entered|29
enter|47
error|-5
essays|35
euros|32
even the|-6
evenings|-5
evening|9
even|-5
ever said|49
every day $|-14
every day|-17
every single|-5
every time|-11
every word|-26
everybody|68
everyone $|-9
everyone on|12
everyone said|-9
everyone|-25
everything is|52
everything|25
everywhere|-5
every|-80
ever|-22
evidence|-22
exactly|-49
except|-31
exit|49
experiment|-18
explain|31
extra|-19
ex|-8
eye $|-10
eyes|24
eye|-20
ezra|-9
e|27
face $|-19
face and|7
face down|-9
face in|-5
face|-10
faculty|50
failed|-13
fainted|-7
fair|-33
fall|34
family|32
far as the|-5
far as|-13
farm|-4
far|-18
faster $|-15
faster|-16
fast|28
father $|28
father would|53
father|18
fat|-18
fault $|-8
fault|-13
fear|-17
february $|-9
february|42
feel it|-12
feeling $|-31
feeling|-37
feel|-19
fees|-8
feet $|61
feet and|41
feet|59
fella|-21
fell|-18
felt|-37
fence $|31
fence|8
fender|37
ferry|-11
fetch|-13
field|7
fifteen $|-8
fifteen|-40
fifth floor|-8
fifth|-12
fifty|-57
figure|24
files|-16
file|54
filled|47
film|-7
filthy|-33
finally|-49
final|-36
find it $|17
find it|15
find the|18
finding|62
fine $|45
fine and it|-11
fine and|-38
fine it|46
fine|-43
finger $|-11
finger|-12
finish the|-12
finished $|-11
finished the|-17
finished with|9
finished|-23
finish|26
fire $|-11
fired|-11
fireworks|-15
fire|-26
firm|-13
first $|-18
first day|-5
first time|-8
first|-40
fish and|34
fish in|8
fishing|-4
fish|34
fit|27
five $|25
five of|-6
five times|-8
five|31
fixed|98
flat $|-15
flat|-60
floats $|-6
floats|-6
float|15
flooded|-9
floor $|69
floor and|-5
floors|-8
floor|32
flour|13
fly|44
fog|-12
folded|60
folks|-27
folk|-28
followed|-4
follow|31
food $|-21
food|-36
foot $|-6
football $|-9
football|-14
footy|27
foot|-28
for a week|-11
for an hour|-6
for another|69
for an|-6
for a|-10
for fifty|-23
for forty|-18
for her|10
for him $|-19
for him|-20
for his|-11
for it $|26
for it|5
for me $|11
for me to|47
for me|48
for my brother|-4
for my|14
for nine|-22
for nothing|-6
for one|-7
for six weeks|-8
for six|-18
for that $|35
for that and|7
for that|30
for the new|-13
for the second|-15
for the tea|-10
for them $|13
for them|10
for the|36
for thirty|30
for this|53
for three|-8
for today|-5
for twenty|-12
for two days|-17
for two|-26
for years|-7
for you|-14
forecast|-31
foreman|-8
forest|43
forget it $|-5
forget it|-31
forget the|-7
forget|-67
forgot the|-5
forgot|-14
fork|-9
form $|16
form of|22
form|14
forty $|-19
forty and|-8
forty four|-15
forty minutes $|-7
forty minutes|-19
forty one|-8
forty three|-13
forty two|44
forty years|-10
forty|-25
forward|-31
for|7
found a|-18
found it|22
found one|-5
found out|-4
found them|-4
found the|-13
found|-43
four $|-9
four and|-10
four days|-6
four hours|-16
four hundred and|21
four hundred|6
four minutes $|-13
four minutes|22
four thousand|-15
four times|-19
four we|61
four with|66
four years $|-5
four years|-14
fourteen|-44
fourth time|17
fourth|-6
four|-42
fower|-29
frankfurt|-5
freezer $|-4
freezer|-4
free|-15
friday $|33
friday and|-24
friday in|-9
friday i|-12
friday|-40
fridge $|33
fridge|34
friends|-11
friend|-22
frogs|-5
frog|-5
from here|10
from my|-5
from our|46
from the|15
from|-78
front $|29
front of me|-6
front|5
frost on the|-11
frost on|-11
frost|-26
frozen|-11
fuck|74
full of|-20
full stop|72
full|-22
fund|-7
funeral|-21
funny|34
fun|-15
furniture|-6
further|47
game|13
gap $|-10
gap|-11
garage|-20
garden $|19
gas|44
gate $|-8
gates|-13
gate|22
gatsby|30
gauge|-6
gaun tae|-9
gaun|-9
gave him|-6
gave it to|-6
gave it|-10
gave me a|-9
gave me|-19
gave up|-15
gave|-65
gearbox|-15
gear|-6
generator|-11
gerald|-27
german|-4
get a|-9
get it|64
get off|-29
get out|9
get the|-34
get to|32
gets|33
getting|35
get|53
girl $|-9
girl from|-8
girl with|-6
girls|-6
girl|-8
give up|-15
given us|-8
given|17
gives|-8
give|23
giving|39
glad|24
glass $|-21
glasses $|28
glasses|21
glass|-29
glaze|-14
gloves $|20
gloves|20
go $|39
go and|-19
go back|-20
go down|7
go easy|-5
go into|-7
go in|36
go on about|-20
go on|-28
go round|19
go there|-10
go the|15
go to bed|-14
go to the|-8
go to|8
goat $|20
goat|18
god $|-14
god is|19
god|28
goes $|-23
goes right|-6
goes|-60
going $|-20
going and|-7
going back to|28
going back|28
going in|-19
going over|-15
going round|-23
going to be|11
going to change|-4
going to look|-13
going to say|-11
going to tell|-8
going to write|-17
going to|-21
going|-32
gold|-18
gone $|-47
good $|-57
good and|-13
good at|18
good for|-20
good one|-7
good|45
goose $|-8
goose|-20
gossip|-9
got $|30
got a|-63
got into|-7
got it in|24
got it|24
got me|-11
got my|30
got one $|105
got one|103
got on|-9
got out|-5
got that|-33
got the|-27
got to the|-13
got to|-32
got up|-7
got|13
go|46
grace|33
grade $|58
grade|53
grand and|-7
grandad|-21
granddaddy|-4
granddaughter|-18
grandma|22
grandmother|-35
grandson|-8
grand|-10
grapes|-23
grateful|72
grave|-7
gravy $|-10
gravy|-10
great $|-13
great|31
green $|-22
green one|51
greens|-7
green|-60
greeting|-9
grey and|-6
grey|-7
ground|-5
group|-9
grown|45
grudge|-7
guess|-28
gull|-4
gum|-6
gun|-13
gutters|-30
guys|-7
guy|7
gym|-16
ha $|-7
ha ha|32
had $|14
had a name|-6
had a whole|-9
had a|14
had been|-13
had her|-15
had his|-5
had its|35
had it|-5
had meant to|-6
had meant|-6
had me|-5
had my|-20
had never|-6
had no|-17
had one|-4
had on|-8
had some|-4
had stopped|-12
had that|-20
had the|23
had this|-8
had to go|-9
had to hold|-11
had toast|39
had to|-64
had words|-8
hadn't|-14
had|-60
hail|29
hair $|47
hair is|-10
hair|8
hale|-19
half $|-15
half a|9
half of|15
half past|52
halfway|-5
half|9
hall|-8
ham $|-12
hame|-8
ham|-16
hand $|-25
hand and|-19
hand of|-7
handover|37
hands $|-16
hands and|41
hands|-20
hand|-37
hang|20
happened|-27
happens|8
happy $|33
happy|18
hard $|-5
hardly|24
hard|-9
harvey|-10
has another|-7
has asked me|-16
has asked|-16
has a|-25
has been|9
has come|16
has gone|-5
has had|21
has not|-10
has no|8
has one|26
has said|-6
has stopped|-11
has the|-14
has told|-7
has to|34
has written|-10
hasn't|-13
has|11
hat $|-10
hate the|-7
hate|-27
hats $|65
hats|65
hat|-16
have an|41
have asked|-12
have been|-41
have come|28
have forty|28
have got|-6
have had|8
have it|-20
have i|-7
have made a|-17
have made|-18
have my|-20
have never been|-9
have never|-12
have not|-11
have only|-21
have put|-7
have read it|44
have read|37
have said|20
have seen|-13
have sent|-10
have that|22
have the number|-13
have therefore|-17
have the|62
have told|75
have to|46
have two|-6
have written|-26
have you|-7
haven't had|-6
have|64
having|23
hay|25
ha|34
he asked me|-17
he asked|39
he a|31
he came|41
he comes|-5
he could|-6
he did not|62
he didn't|-33
he did|8
he does not|-4
he doesn't|-7
he does|-6
he found|-10
he from|-6
he gave me|-6
he gave|-6
he got|29
he had a|18
he had|39
he has|12
he held|-8
he in|-11
he is|59
he just|-4
he kept|-30
he knew|-9
he laughed|-9
he likes|-13
he looked at|-8
he looked|-10
he lost|-8
he not|23
he put|-9
he said it|-7
he said let|-5
he said|-58
he sat down|-5
he sat|-9
he says it|-5
he says|-34
he say|-21
he thought|-7
he told me|-5
he told|-6
he took|-8
he turned|50
he used|24
he waited|-9
he was so|-4
he was the|26
he was|29
he well|21
he went|-4
he won't|-7
he would|-13
he wrote|-18
he'd have|-4
he'd say|-26
he'd|-77
he'll|-16
head of|-28
head|-45
hear $|-11
hear the|-27
hear you|28
heard $|-14
heard|-58
hearing|-11
heart $|-5
hearts $|-12
hearts|-12
heart|-11
hear|-9
heat|-5
heaven $|-6
heavens|18
heaven|-6
heavy|19
height|-7
held the|-8
held up|-12
held|-42
hello $|40
hello|94
helped|-6
help|28
hens $|-28
hens|-31
her $|-21
her and|-12
her feet|-18
her hands|-6
her in the|-6
her in|-6
her i|-9
her name|51
her own|57
her so|-6
her the|91
her to|-19
here $|13
here and|-42
here a|-8
here in|-6
here is|14
here i|-23
here the|53
here to|32
here with|-6
here|59
heron|-12
hers $|-4
herself|-6
hers|7
her|-85
hey|115
he|-81
hiding|-10
high|-9
hill|-32
him $|-9
him ask|-10
him a|-5
him by|-9
him for|-5
him i'd|23
him in the|37
him in|73
him i|-5
him no|61
him so|-5
him that|-5
him the|-7
him to|-28
him with|-7
himself $|-7
himself in|-13
himself|52
him|-47
hinges|-43
hip|-7
his back $|35
his back|35
his feet|62
his hand|-18
his mother|37
his mum|4
his name|-4
his own|-8
his wife $|-7
his wife|-23
history|14
his|-42
hit|-15
holding|-30
hold|13
hole|-9
home $|-11
home and|45
homework|-16
home|-31
honestly|-28
honest|6
honours|-16
hook|21
horrible|-5
horses|-33
hospice|-9
hospital|10
hotel $|76
hotel|64
hour $|-7
hour and|-9
hour of|23
hour to|-9
hours $|48
hours|5
hour|-16
house $|-19
house and|42
house is|-10
house|-17
how $|-23
how do|-24
how it|-6
how i|5
how many|27
how much|-9
how she|43
how to|-37
how you|-19
however|-8
how|-11
hr|-11
humming|-5
hums|-17
hundred and ten|18
hundred and|50
hundred people|-18
hundred|-18
hungry|-7
hung|-20
hurt $|-14
hurt|11
husband|-23
hush|100
i actually|-10
i ain't|21
i always say|37
i always|17
i am going|-28
i am not|42
i am writing|-32
i answered|-13
i asked|-23
i ask|-22
i ate|-20
i believe|45
i bought the|-7
i bought|-17
i called|-5
i came home|48
i came|63
i can hear|27
i can see|19
i can't|-33
i can|-11
i carried|-9
i carry|9
i change the|-4
i changed|-6
i change|29
i cleaned|-5
i closed|47
i couldn't see|-11
i couldn't|-21
i could|5
i counted|-18
i cut|-7
i declined|-10
i did $|76
i did a|30
i did it|-7
i did my|15
i did not|17
i did the|-20
i didn't know|35
i didn't|29
i did|36
i do it|-4
i do not|-27
i do the|-17
i don't do|-13
i don't go|-5
i don't have|30
i don't know|27
i don't think|-8
i don't want|-4
i don't|-23
i do|-62
i drew the|-6
i drew|-9
i drive|-6
i drove to|-5
i drove|-8
i ended|-6
i ever|-4
i failed|-5
i felt|-8
i find|17
i finished the|-7
i finished|-12
i forgot|-7
i found a|-7
i found|-25
i gave|-25
i get|37
i got a|-13
i got the|13
i got to|-11
i got|11
i go|66
i had a|-26
i had my|-4
i had the|-9
i had to|-10
i hadn't|-7
i had|-28
i hate|-20
i have a|16
i have been|-16
i have forty|28
i have never|-12
i have not|-11
i have only|-21
i have put|-7
i have read|37
i have sent|-9
i have therefore|-17
i have the|12
i have told|38
i have to|19
i have written|-6
i haven't|35
i have|-6
i heard|-14
i hear|-13
i held|-13
i hold|-6
i just sat|-4
i just|21
i keep going|-6
i keep thinking|-7
i keep|-30
i kept|-10
i knew|12
i know $|-13
i know|-37
i laughed|30
i lay there|-8
i lay|-8
i leave|46
i left|-6
i let him|-12
i let it|-12
i let|-38
i lifted|-6
i like that|-7
i like|-25
i listened|-9
i look at|-20
i looked up|-11
i looked|-20
i look|-47
i lost|-26
i love|-4
i made|-14
i make|56
i may|-19
i mean|-12
i miss|-9
i moved|-8
i must|47
i nearly|-9
i need to|36
i needed|-35
i need|28
i never|-12
i noticed|-19
i notice|22
i ought to|-5
i ought|-5
i owe|-13
i passed|25
i picked up|-4
i picked|-6
i planted|-5
i prayed|-12
i pressed|-5
i put a|-7
i put it|-7
i put my|33
i put the|-8
i put|-9
i rang the|-5
i rang|-10
i read it|-8
i read|-18
i reckon|46
i refused|-5
i run|-5
i said i'll|-11
i said in|-4
i said it|-14
i said i|-7
i said nah|-12
i said not|-7
i said no|-13
i said that|-5
i said to|26
i said|-64
i sat|-19
i saw it|-7
i saw|-5
i say no|11
i says|-7
i say|6
i see|-13
i send|-8
i set it|51
i set|50
i shall not|-25
i shall|59
i should have|-23
i should|13
i showed|-11
i shut|-5
i signed the|-8
i signed|17
i sit|-27
i sleep|-5
i slept|-11
i speak|26
i spent|-4
i started|-7
i start|-12
i stayed|-11
i still|-6
i stood there|-5
i stood|-14
i stopped the|-4
i stopped|-30
i take|21
i teach|-10
i tell her|-7
i tell him|-7
i tell you|-32
i tell|98
i think $|-10
i think about|-14
i think of|-9
i think|16
i thought well|-19
i thought|-56
i told her|17
i told him|53
i told my|-10
i told them|-7
i told the|-31
i took it|-5
i took the|-10
i took|-40
i trained|-5
i tried|-9
i turned|-9
i understand|-5
i used to|-27
i used|-40
i wake|-5
i walked past|-4
i walked|-8
i want to|-28
i wanted to|-9
i wanted|-20
i want|-43
i was a|-6
i was nine|-5
i was on|-7
i was saying|-6
i was sent|53
i was so|-7
i was the|-12
i washed|-13
i wasn't|-14
i was|17
i watched|-9
i went in|-8
i went to|-12
i went|-33
i will be|-15
i will not|19
i will say|7
i will|84
i wished|-13
i won't|50
i would not|-5
i would|9
i write|-15
i wrote it|-19
i wrote|-32
i'd a|-34
i'd been|49
i'd be|12
i'd had|-8
i'd have|24
i'd like to|-27
i'd like|-28
i'd my|-6
i'd never|-10
i'd not|-15
i'd only|-7
i'd rather|89
i'd say|25
i'd|-40
i'll be|27
i'll do the|-5
i'll do|-20
i'll go|10
i'll not|-41
i'll put|-20
i'll say|29
i'll stay|20
i'll tell it|-39
i'll tell you|48
i'll tell|9
i'll write|-29
i'll|124
i'm a|-38
i'm doing|18
i'm done|-52
i'm fine|108
i'm forty|-13
i'm going to|-32
i'm going|-18
i'm good $|61
i'm good|46
i'm in the|-15
i'm in|-17
i'm just|21
i'm not going|11
i'm no|8
i'm on|-20
i'm scared|-5
i'm sick of|-10
i'm sick|-10
i'm still|37
i'm telling|36
i'm the one|-16
i'm the|-17
i'm to|-21
i'm writing about|-6
i'm writing|-20
i'm|20
i've always|-22
i've a|17
i've been|-54
i've begun|-5
i've come|-6
i've decided|54
i've done|-6
i've gone|-18
i've got a|-16
i've got it|43
i've got the|-12
i've had|-16
i've known|-5
i've never told|-5
i've never|-18
i've not|-14
i've no|-12
i've put the|36
i've put|34
i've read|10
i've said|69
i've started|-28
i've still|37
i've stopped|-14
i've the|23
i've thought|-11
i've told|-12
i've to|-14
i've written|-5
i've|20
ice $|-8
ice|-25
idea|-19
if it|-20
if i|4
if she|89
if they ask|13
if they|10
if the|-6
if you're|-8
if you|-35
imagine|-8
in $|-81
in 1974|-7
in 1989|40
in a jar|-5
in a week|-5
in and i|-8
in and|-38
in april|-5
in at noon|47
in at the|15
in at|41
in a|-34
in by|-4
in for|-6
in her|53
in his|-24
in it $|-33
in its|-21
in it|-61
in june $|-11
in june|-13
in law|-7
in march $|-12
in march|-30
in me|-8
in my hand|-5
in my mouth|-10
in my|-29
in nine|-7
in one|11
in order|8
in our family|-7
in our house|35
in our|21
in red|-6
in six|-14
in ten|-5
in that|-28
in the back|-4
in the box|39
in the car|25
in the drawer|31
in the end|-22
in the family|31
in the form|13
in the fridge|-10
in the kitchen|-5
in the library|32
in the line|-15
in the margin|-7
in the middle|-5
in the morning|-15
in the next|49
in the old|-7
in the pocket|42
in the shed|-13
in there|19
in the|-27
in this house|-5
in this|4
in three|14
in to|-7
in what|-5
in with|22
ink $|12
ink|25
inside the|-10
inside|-24
instead $|-6
instead|36
insurance and|-7
insurance|-8
internet|-7
into a|-6
into it $|9
into it|8
into my|-5
into the|13
into|-30
in|-44
ironing|-14
is $|38
is about|42
is all|87
is also|25
is always|20
is an|-17
is asking|12
is as|8
is at|24
is a|5
is better|40
is called|-7
is coming|26
is enough|14
is from|15
is getting|-25
is good|68
is his|42
is how|-48
is in the|43
is it|-29
is i|-28
is just|-17
is like|-11
is mine|-13
is my|-18
is not|67
is now|-22
is no|26
is on the|44
is one|-18
is only|-16
is on|-45
is right|-39
is somebody|-14
is still|-7
is that i|-43
is that|-45
is the|-33
is too|-36
is to|56
is up|-56
is well $|27
is well|27
is what i|-9
is what|-20
is where|-28
isn't $|-32
isn't the|14
isn't|-26
is|72
it $|7
it a long|8
it about|-6
it again|-7
it all in|-6
it all|-36
it always|35
it and he|-25
it and it|-5
it and|34
it anyway|-7
it an|10
it as|-18
it at the|-8
it at|17
it away $|9
it away|7
it a|39
it back $|-7
it back and|-9
it back in|52
it back|19
it because of|-8
it because|-13
it been|-18
it better|21
it be|-32
it but|-10
it came|-15
it can|44
it closed|-7
it didn't|-13
it down $|48
it down|45
it eight|-8
it fine $|14
it fine|25
it for the|-11
it for|-33
it four|-5
it from|-6
it goes|-6
it going|-7
it good|-11
it got|-25
it had a|44
it had|22
it has a|-34
it has been|51
it has|-14
it here $|-6
it here|-63
it he|-8
it his|31
it i'm|-15
it in a|-9
it in my|-15
it in the|63
it in|97
it is $|-31
it is a|-32
it is not|-28
it is the|-29
it is well|63
it isn't $|-25
it isn't|-14
it is|16
it it|-18
it i|122
it just|13
it later|-27
it like|-22
it looks like|-24
it looks|-24
it made|-6
it my|-29
it never|-4
it not a|-5
it not|5
it now $|-9
it now|-20
it no|-5
it off|-14
it on a|-18
it on the|-23
it one|-6
it only a|39
it only|36
it on|-29
it out|-9
it over $|-17
it over the|-5
it over|-31
it rained|-12
it ring|-7
it says|-10
it she|-6
it since|56
it still|-10
it stopped|52
it takes|-18
it that|-26
it the first|-30
it then|-43
it there $|-11
it there|33
it the|12
it thirty|-11
it till|-8
it to him|-5
it to the|-16
it took|-35
it too|20
it twice|-6
it until|-19
it up|-26
it was $|-4
it was a|-7
it was fine|-10
it was for|-13
it was his|-7
it was like|-8
it was not|43
it was only|39
it was the|-23
it wasn't|-37
it was|-14
it went|-8
it whatever|105
it what|-7
it when|19
it will|119
it with the|-7
it with|78
it wi|-7
it works|-14
it would be|4
it would|4
it written|-9
it yesterday|-26
it'd|28
it'll be|-13
it'll|8
item|-48
its a|-7
its fine|-5
its own|-18
itself|17
its|-32
i|-21
jacaranda|-8
january|-13
jar $|-6
jar|-9
jas|-12
jaylen|-19
ja|27
jean|-11
jess|-17
jim|-65
job $|-7
job|-33
joined|-12
join|-18
joke $|8
joke about|-8
jokes $|-13
jokes|-17
joke|22
joy|-20
judge|11
jumped|-8
jumper|-5
june $|-24
june|-26
just a|10
just let|-5
just like that|-4
just like|-4
just sat|-4
just stopped|-8
just the|16
just to|-8
just|-32
karen|-23
keep going|-6
keep it|47
keep thinking|-7
keep|62
kept it|-18
kept the|32
kept|-41
ketchup|55
kettle on|8
kettle|84
keys|-7
key|27
kid $|-10
kids|-31
kid|-25
kilometres|32
kilos|-11
kind $|-9
kind of|26
kinder|-4
kindly|-15
kind|59
kissed|-14
kitchen with the|-4
kitchen with|-7
kitchen|-39
kit|-4
knee $|-8
knees $|10
knees|44
knee|-15
knew $|-15
knew the|-10
knew|-27
knife and|-9
knife|-31
knitting|-14
knives|-6
knock|-11
know $|-60
know and|52
know how|-4
know it|-16
know i|-13
know me|-25
know that|-32
know them|31
know the|-5
know what to|-9
know what|50
know where|-7
known|-13
knows $|-5
knows|-58
know|-23
kyle|-11
lab $|-10
labels|-6
label|-6
lab|-20
lace|-7
lad $|-5
ladder $|-13
ladder|-19
laddie|-5
ladies|43
lads and|-8
lads|38
lady asked|-5
lady called|-4
lady said|-6
lady|-38
lad|-19
lake|-17
lamp|-48
landing $|-5
landing|-16
landlord|37
land|-6
lane|-6
languages|-8
language|-14
lap|-4
large|-6
lass|6
last $|23
last night|-21
last time|-13
last week|-15
last year|-6
lasted till|-9
lasted|-18
last|-48
late $|-37
late and|10
lately|-5
later $|-15
later after|-9
later it|-18
later later|-18
later when|-9
later|-44
late|-28
laugh $|24
laughed $|-28
laughed and|-9
laughed at|-7
laughed so|-8
laughed|-33
laugh|63
laundry|42
law $|-5
lawn|-21
lawyer $|-6
lawyer|-12
law|-12
lay there|-10
lay|-7
la|49
lead|8
leaf $|9
leaf|5
learn the|-9
learned the|-21
learned to|-8
learned|-30
learnt|-5
learn|-16
least|118
leave $|-30
leave it $|-21
leave it at|28
leave it there|53
leave it|43
leave that|20
leave the|30
leaves|6
leave|-25
leaving it|54
leaving|27
lecturer|-15
leeds|-17
left $|-20
left a|51
left hand|-12
left it|-4
left me|-4
left the|-26
left to|-23
left|-67
legs $|-27
legs|19
leg|26
lent me|-24
lentils|-13
lentil|-18
lent|-24
less $|-25
lesson|39
less|-29
let go|-6
let her|-36
let him|-12
let it be|-32
let it go|8
let it ring|-7
let it|24
let me|148
let not|-29
let talk about|-26
let talk|-26
let the|-7
let us leave|17
let us|45
letter $|-17
letter from the|-9
letter from|-12
letter to|-6
letters $|-10
letters|22
letter|-57
let|136
level|-11
library|-29
licked|-5
lid|55
lied|13
lies|13
lie|-11
life $|36
life and|-6
life|76
lift $|-9
lifted it|-5
lifted|-18
lifting|-9
lift|-27
light $|-24
lights|-31
light|-29
like $|26
like a queen|-5
like an|26
like a|-16
like it|-17
like i|-6
like on|20
like someone|-8
like that $|-9
like that|-34
like the|6
like this|-18
like to go|-6
like to|6
like we|32
liked the|-13
liked|-24
likes|-15
like|-70
lime|-22
limit|14
linda|-12
line $|9
line of|-6
lined up|-12
lined|-12
lines $|23
lines|17
line|76
list $|39
list of|-18
listened $|-4
listened|-13
listening to|-10
listening|31
listen|9
list|8
literally|60
little $|-13
little|-40
lit|-12
lived|-4
liverpool|27
lives in|5
lives|4
live|-23
loaded|-9
load|27
loan|-6
local|-10
locked|-11
loft|-21
lol|86
long $|-23
long enough|-13
long time $|-13
long time|20
longer|-23
long|11
look at it|-26
look at me|4
look at the|78
look at|47
look the|59
looked at me|-8
looked at|-27
looked up|-11
looked|-70
looking at the|-15
looking at|-18
looking|-34
looks at|67
looks like a|-15
looks like|-24
looks|45
look|117
lord|76
lorry|-5
lose|-8
losing|-12
lost his|-5
lost my|44
lost one|-5
lost the|-18
lost|-41
lot $|42
lot of|-21
lot|35
loud $|-18
loud and|-11
loud|-31
loved|-5
lovely $|-20
lovely|-21
love|-14
lower|-7
low|-7
lucien|-4
lucille|-4
luggage|-9
lunch $|23
lunch was|-7
lunch we|-6
lunch|-23
lungs|-4
lying|-34
lynn|-57
m $|-21
ma'am|-7
machine $|-20
machine|48
madam|-18
made a|-29
made the|-11
made|-97
magpies|56
mail|-11
mair|7
make a|-7
make it|14
make the|-21
makes|-8
make|54
making a|8
making the|-6
making|-18
mama|-23
mammy|-7
mam|-15
mamá|-16
man $|24
man and i|-12
man and|-13
man in the|-4
man in|-13
man on|26
man who|-18
manager $|-11
manager|-23
mangoes are|-21
mangoes|-21
mango|16
many|60
man|10
map|-6
marathon|-21
marble|-8
march $|-15
march|-33
margaret|60
margin|-7
market|-7
marks|-5
mark|-6
marriage|-27
married|-16
marry him|-6
marry|-6
matches|-18
match|-16
mate $|23
mate|-37
maths|-7
matter|55
mattress|24
matt|-4
maureen|-9
maybe $|-29
maybe|-19
ma|-8
me $|-9
me about|-13
me also|-11
me and i|-7
me and|-30
me at|-4
me a|-31
me down|-6
me finished|23
me first|14
me for it|-6
me for|38
me from the|-8
me from|-10
me half|-7
me his|-4
me how|-21
me if i|-6
me if|-12
me in|-10
me it|-5
me i|44
me not|-4
me now|-5
me of|39
me one|-21
me on|-5
me own|57
me so|38
me that he|-7
me that|-21
me the|-43
me to be|28
me to say|11
me to|13
me up|-6
me what|-21
me with|17
means|-13
meant to be|9
meant to|-6
meant|-10
mean|-22
measured|-13
meeting|-40
meet|-6
memorial|-5
memory|-6
mended|28
mentioned|-23
mention|-57
men|-26
meself|-18
messages|-12
metres|-13
metro|-7
met|16
me|-26
middle of|-5
middle|-6
midwife|-6
mid|-4
might leave the|-4
might leave|-5
might|-8
miles|-22
milk $|30
milk|45
mind $|-8
mind is|-6
mind it|-9
mind the|-6
minded|5
mind|-54
mine $|9
mine and|-8
mine to|41
mine|-5
minister|-4
minute in|-12
minutes $|5
minutes on|-12
minutes|-7
minute|109
missing|-8
missus|-5
mistake $|-17
mistake|-35
moment|44
mom|-26
monday $|-21
monday and|-7
monday i|-22
monday|-7
money $|-19
money for|-6
money|-49
month $|-7
months $|-12
months|-40
month|-29
moon|-10
moose|-5
more $|15
more and|-24
more than the|-37
more than|-9
more|45
morning $|-21
morning and|-8
morning i|-16
morning|-82
mortar|-22
mortgage|-18
most of|-10
mostly|-41
most|-8
mother $|-7
mother and|-6
mother asked|-10
mother came|-4
mother has|40
mother in|-11
mother|22
moths|39
mountain|-11
mouth $|7
mouth and|25
mouths|42
mouth|25
move on|-15
moved on to|-9
moved on|-17
moved the|-7
moved to the|-6
moved to|-13
moved|-56
moves|-21
move|-51
moving on|-9
mrs|-29
mr|-51
much $|-42
mud|-13
mug|-11
mums|11
mum|-51
municipality|20
museum|-12
music|25
mustn't|49
must|6
my age|15
my aunt|-7
my back $|-12
my back|22
my bag and|-12
my bag|-14
my blood|14
my brother|-19
my coat on|-8
my coat|-11
my cousin|-9
my dad|-4
my daughter|-25
my desk|-5
my eldest|-4
my ex|-7
my eyes|54
my face|-11
my father|-34
my fault $|-8
my fault|-8
my feet|-22
my fingers|-5
my finger|-8
my first|-7
my friend|-15
my grandmother|-27
my grandson|-6
my hair|-24
my hand $|-7
my hands $|-7
my hands|-17
my hand|41
my head|-11
my husband|-12
my knees|-18
my knee|-5
my left|-6
my life $|-9
my life and|-6
my life|13
my mom|-6
my mother in|-11
my mouth $|35
my mouth|42
my mum|-4
my name and|-7
my name|-20
my neighbour|-5
my old|-12
my own name|-11
my own|36
my pen|10
my phone|-20
my shoes|-6
my sister is|-9
my sister|42
my son|-6
my story|6
my tea|-15
my teeth|9
my two|44
my uncle|-9
my whole|-6
my wife|15
my wrist|-11
myself $|-19
myself in|-7
myself|28
my|-24
m|-21
nae|44
nah $|56
nah|9
nails $|7
nails|29
nalwoga|-5
name $|-16
name and|52
name is|-7
name of|-7
named|-28
names $|-5
names|17
name|-65
nan|-22
na|-19
nearly|-30
near|-29
need a|23
need to be|9
need to|53
needed $|-32
needed|-47
needs a|-5
needs|49
need|-7
neighbor|-16
neighbour|-15
neither $|38
neither of|-17
neither|22
net|-38
never been|-16
never did|-9
never let|-6
never met|35
never mind the|-6
never mind|-26
never once|-8
never seen|-10
never told|-9
never|-92
new girl|-7
news $|-36
news and|50
newspaper|-7
new|-34
next door|-33
next line $|17
next line|17
next to the|-7
next to|-19
next week|-17
next|56
nice $|-15
night $|-16
night i|-4
night shift|-8
nights|4
night|-42
nine $|38
nine and|-26
nine i|-7
nine of them|-6
nine of|-7
nineteen $|-8
nineteen years|-5
nineteen|14
ninety|-40
nine|-8
nivver|-32
no $|18
no and|39
no business|-34
no but|-7
no idea|-5
no i|-7
no leave|-6
no longer|-12
no more|25
no not|-5
no no|-19
no one|31
no reason|-14
no thank you|-26
no thank|-26
no the|33
no to|-31
nobody asked|86
nobody could|-6
nobody died|38
nobody else|-7
nobody has|-8
nobody in|-27
nobody is|-12
nobody wanted|-14
nobody|12
nodded|-26
noise $|-7
noises|-14
noise|-13
none $|-20
none of them|-12
none of|-13
none|-8
noon $|37
noon|33
nope|15
normal|-30
north|-14
nor|-9
nose|-6
not $|36
not at|16
not been|-12
not be|-26
not come|16
not discuss the|-13
not discuss|-21
not doing|31
not even|-46
not for|11
not going to|41
not going|66
not go|-5
not have|-8
not having|48
not know|-27
not let|-5
not like|-7
not mine to|41
not mine|83
not my|99
not now|-8
not one of|-8
not one|-37
not on|18
not right|-13
not said|-5
not say|-13
not see|24
not speak|12
not stop|-8
not talking|-8
not talk|-18
not the|-12
not this year|-8
not today $|-8
not today|-50
not to|40
not want to|-6
not want|6
not what|-5
not writing|-19
note $|10
notebook $|36
notebook|76
notes $|-28
notes|-33
note|6
nothing $|-39
nothing and|10
nothing but|-8
nothing else|12
nothing in|-5
nothing that|29
nothing to say|19
nothing to|14
nothing|29
notice and|-24
noticed|-19
notice|45
not|50
novel|-33
now $|55
now and the|39
now and|7
now a|53
now for the|-12
now for|-16
now he|-6
now it|-48
now i|-54
now she|-9
now there|-27
now the|24
now with|22
nowt|-19
now|20
no|-19
number $|37
numbers $|-16
numbers|-24
number|102
nun|-17
nursery|-11
nurse|-10
nursing|-4
o'clock|28
o't|58
oatmeal|28
obviously|39
och|61
october $|-11
october|-12
odd|-25
of $|-9
of a|38
of being|-10
of course|-16
of everything $|53
of everything|52
of her|-13
of him $|-6
of him|-7
of his|-15
of it $|54
of it the|-5
of me|86
of mine|-5
of my life|21
of my own|-12
of my|-43
of nothing $|-6
of nothing|31
of old|-9
of our|-7
of tea|33
of telling|-56
of that|25
of the window|-7
of them $|-14
of them are|-12
of them|-37
of the|-59
of things|-10
of this|30
of those|-22
of us in|-5
of us|-36
of what i|-31
of what|-44
of which|-22
off and|-22
off at|-10
off a|-11
off i|-4
off the|-42
offered me a|-6
offered me|-13
offered|-27
offering|-4
offers me|-7
offers|-7
offer|-12
office $|-7
officer|-5
office|-16
off|-76
often|-5
of|-24
oh look|11
oh|23
oil|-27
ok $|-4
ok so|-23
okay|44
ok|-20
old $|-14
old and|-10
old ones|-9
old woman|68
old|48
on $|21
on a sunday|-16
on about the|31
on about|8
on and|-15
on as if|-5
on as|-5
on at|-8
on a|51
on day|-5
on friday and|-14
on friday|-47
on her|-11
on it $|-9
on it|-13
on me|19
on monday i|-10
on monday|8
on my knees|-14
on my own|10
on my|-33
on our|33
on page|-47
on paper|17
on saturday|-23
on sunday and|-5
on sundays|13
on sunday|-20
on that $|10
on that|49
on the board|-9
on the desk|-6
on the first|58
on the floor|-8
on the fourth|-9
on the fridge|15
on the left|-5
on the phone|-13
on the same|-12
on the subject|-10
on the telephone|-5
on the third|-15
on the train|-4
on the tuesday|-15
on the wall|50
on them|21
on the|-72
on this|-6
on thursday and|-13
on thursdays|-5
on thursday|-24
on to the|-18
on tomorrow|-28
on top of|31
on top|31
on to|-40
on tuesday|-28
on wednesday i|-9
on with the|38
on with|35
on your|-9
once $|-11
once|-66
one $|4
one and|-12
one asked|-17
one at a|-5
one at|-6
one could|14
one day|20
one does not|41
one does|41
one for|-24
one good|-12
one had|23
one hour $|-12
one hour|-12
one in the|-14
one in|-24
one knows|-5
one line|-36
one of them|11
one of those|-13
one of|-9
one page|32
one that|-25
one the|-5
one thing|-6
one to|-4
one two|25
one with the|-18
one with|-19
one word|-13
ones $|-23
ones are|-14
ones with|45
ones|18
one|-20
onions $|-14
onions|-21
onion|-5
only a|84
only my|-9
only one|-15
only the|-8
only|-31
oot|4
open it|9
open the|-6
opened it|-6
opened the|-19
opened|-32
opens|12
open|-16
operation|-6
opinion|-4
op|-16
or not|15
or one|-9
or the|-6
or whatever|-17
or you|-5
orange|-7
orchestra|-10
order $|-23
ordered|-10
orders|9
order|19
or|-51
osvaldo|-17
other $|-16
others|79
other|21
ought to|-5
ought|-5
oupa|54
our family|-7
our house|35
our linda|-12
ours|-20
our|-14
out $|-60
out and|-40
out at|10
out a|-14
out because|-7
out for|42
out here|-20
out his|-7
out in|-6
out loud $|-10
out loud|-12
out of the|26
out of|9
out the|75
out to the|17
out to|11
out what|-15
out with|-4
outside the|-13
outside|-15
out|-14
oven $|41
ovens|-9
oven|79
over $|6
over and|-32
over a|-21
over it|-17
over there|22
over the|40
over to|-9
overnight|-13
over|12
owen|-15
ower|-8
owe|-13
owl|-5
own $|-18
own name|-11
owned|-4
own|69
o|-40
packed|-4
pack|-7
page $|34
pages|-26
page|77
paid for|-17
paid|13
painted the|-5
painted|-20
painting|-8
paint|-4
pain|-16
pair of|-4
pair|-7
pale|-4
palm|-10
pan|-5
papa|-19
paper $|5
paper and|-7
paper in|-8
paper to|-16
papers|-11
paper|16
paragraph $|48
paragraph|83
parcel|-6
parish|-6
park $|-9
parked|-10
parking|-7
park|-5
part $|-8
partner|-19
parts|-18
party|-16
part|-18
pass the salt|28
pass the|49
passed $|-28
passed the|37
passed|19
passport|-4
password|-16
pass|46
past $|-4
past four|-10
past it|-4
past the|-23
pastor|-20
past|-67
patient|20
pattern|-24
pauline|-15
paul|-5
paying|-42
pays|14
pa|-30
peaches|-38
peach|-11
peas|40
pen $|28
pencil|73
pension|-18
pens|-11
pen|99
people $|-16
people and|-11
people have|-16
people in|16
people|32
percent|25
perfect|-31
person $|-9
person who|5
person|-10
per|-18
petrol|-8
pe|-12
phone to|-11
phoned $|-13
phoned|-24
phone|-68
photo of|-17
photographs|31
photograph|-29
photos|-6
photo|-28
physio|-35
piano $|-8
piano|-15
pick up|51
picked up|-9
picked|-23
picking|57
pickle|44
pick|36
picture $|27
picture|22
pie $|10
piece $|27
pieces|-15
piece|27
pies|-25
pie|7
pigeon|-9
pig|-9
pillow|17
pills|-17
pine|-6
pink $|-5
pink|-16
pipe|-9
pit it|-15
pit|5
pizza $|-13
pizza|-19
place $|-44
place and|-10
place to|38
plan $|-5
plane|14
plant $|-7
planted|-6
plants|-9
plant|-19
plan|-29
plaque|34
plastic|-12
plate $|17
plate and|-5
plates and|-4
plates|45
plate|-32
play $|47
played|-22
playing|-11
plays|-6
play|22
please $|39
please|78
plumber|27
plum|-16
pocket $|-15
pockets|-11
pocket|26
poems|-36
poem|-6
poetry $|-7
poetry|-59
point $|-34
point|42
polite|-13
politics|-10
pool|-4
poor old|-5
poor|13
porch $|-4
porch|-5
pork|-4
porridge|-33
portal|-17
portuguese|-4
post $|-13
posted|33
poster|37
postman|-16
postponed|-17
post|-11
pot $|-32
potatoes|29
pot|-42
pounds of|85
pounds|51
pound|-11
pour|13
power|-13
practice|-9
praise|63
pray for|-16
prayed|-29
prayer|-6
pray|-33
preached|-14
preach|16
prefer|33
presbytery|-6
pressed|-5
pressing|-38
pressure|46
press|-16
price of|-5
prices|-5
price|-14
priest|-20
print|-6
priya|-13
problem|41
professional|36
professor|-8
promised|-4
properly|-49
property|-10
proper|-60
proposed that we|-5
proposed that|-5
proposed|-13
proud|11
public|24
pub|15
pudding|-27
pulled|43
pump|-13
pure|-14
pushed|-7
put a|-28
put down her|-6
put down the|-5
put down|-14
put his|-9
put it in|30
put it|21
put me|-10
put my|31
put off|-8
put the kettle|7
put them|-13
puts|-20
putting|28
put|-60
python|-9
quarters|-6
quarter|-37
queen $|-8
queen|29
question $|-7
question|-11
queue|-7
quicker $|-7
quicker|-8
quickly $|-9
quickly|-10
quid $|-44
quid|-22
quiet then|-4
quiet|17
quilt|-13
quite|-29
quit|35
quoted|-8
qué|60
race|16
radio $|6
radio on|-12
radio|40
railway|-8
rain $|-31
rained|-15
rain|12
raised my|-4
raised|-25
raise|-10
ran out of|-5
ran out|-5
rang $|-4
rang and|-4
rang from|-7
rang the|-7
rang to|-6
rang|-53
ran|-37
rather|31
ray|-30
reached|-6
read it|51
read the|-41
reader|-4
reading $|24
reading a|-13
reading|-35
ready|-27
read|-9
real one|-4
really $|-20
really|-47
real|-16
reason $|-20
reasons|-6
receipts|-21
recipe|-18
recital|-40
reckons|-20
reckon|45
recognised|-4
recorder|-5
record|41
recycling|-10
red|-31
refused the|-10
refused|-20
refuses|-15
relief|-43
remembered|-5
remember|-40
repaired|-5
report|-31
request|27
resolved|14
rest $|71
rest of the|33
rest of|12
rest|113
results|-16
retired|-7
returned|-19
return|34
reunion|-5
ribbon|-5
ribs|-13
rice and|-11
rice|-30
rickshaw|-10
right $|-92
right and i|-7
right and|11
right so|32
right to|-18
right|-7
rina|-5
ring $|-15
ringing|-11
rings|-12
ring|-14
river|-12
road $|-15
road and|15
road|33
roast|-4
robin|-7
roll $|-5
rolled|-12
rolls|-9
roll|14
roof $|-7
roof|-13
room $|-7
room six|41
rooms|-8
room|-7
rope $|24
rope|24
roses|-14
round $|-29
round and round|55
round and|30
round at|-14
round it|18
round the|4
roundabout $|-10
roundabout|-10
round|18
row|11
rubber|-9
rude to|-16
rude|23
rugby|-34
ruler $|-15
ruler|-15
rule|-6
run $|-10
rung|-5
running|-9
runs|-9
run|-43
rye|34
sacked|-11
sack|-8
sad|-15
said $|32
said as|-22
said a|-6
said don't|-12
said he'd|-6
said he|20
said i'll|-11
said i'm not|36
said i'm|35
said in|15
said is|52
said it $|-6
said it is|-14
said i|-14
said leave it|-15
said leave|-23
said let us|-13
said let|-37
said my|46
said nah|-12
said no $|-7
said not|-11
said no|-30
said so|-9
said stop|-22
said take|-5
said thank you|-5
said thank|-5
said that|-15
said there|-18
said the|-12
said to the|12
said to|42
said well|-8
said we|-8
said whatever|-4
said yes|-7
said your|-5
said|-83
saint|29
salary|-14
salt $|10
salt|34
same $|44
same|14
sandwiches|19
sandwich|-5
sang the|-16
sang|-38
sarah|-20
sat $|-4
sat down|-29
sat here|-5
sat on the|-4
sat on|-7
sat with|-12
saturday $|-52
saturday|-27
sat|-75
sauce|-8
sausage $|-40
sausage|-50
saved|31
saw him|-10
saw it $|-10
saw it|-11
saw that|12
saw the|-9
saw|-41
say $|72
say about|22
say and|37
say he|-10
say how|-11
say i'm the|-15
say i'm|-15
say it|-40
say never mind|-7
say never|-7
say nothing|23
say one|-13
say something|-14
say that|-46
say the|20
say to him|-5
say to|-15
say whatever|-5
saying it|-4
saying|-39
says it is|-14
says it the|83
says it|52
says leave|-5
says never mind|-4
says never|-7
says no|-6
says that|-5
says the|15
says to|-7
says|-64
say|87
scale|-12
scandal|-26
scan|-6
scared of|-18
scared|-19
scarf $|-8
scarf|-9
school $|-10
schools|-9
school|-25
scissors $|-4
scissors|-5
scraped the|-5
scraped|-5
scratch|29
screen $|-21
screen|-24
sea $|-7
season $|9
seat|-13
sea|22
second $|17
second one|-7
second time|-16
seconds $|-6
seconds|-10
second|-81
section|-30
security|-5
see $|-7
see a|-21
see how|23
see it $|27
see my|-11
see the|9
see who|10
seed|19
seeing|-12
seen it|-8
seen|-50
see|58
selling|-9
sell|-6
seminar|-5
sends|-5
send|-15
sent a|-27
sent back|-4
sentence $|-7
sentence|64
september|-6
sergeant|-35
service|-40
sesame|34
set $|35
set down|-24
set it|24
sets|-13
set|36
seven $|-33
seven and|-28
seven years|-42
seventeen|-12
seven|47
señora|23
shake|-11
shall not|-25
shall|101
shan't|62
shaped|-6
shared|-8
share|-10
she asked|-6
she a|-8
she bought|-4
she calls|30
she can't|-4
she can|42
she did not|-13
she didn't|-5
she did|-15
she doesn't|-5
she gave|-6
she goes|-5
she got the|-9
she got|-24
she had|28
she has|8
she is|55
she laughed and|-7
she laughed|-12
she put|-6
she said it|-6
she said|-43
she says the|29
she says|11
she say|-10
she told|-9
she wasn't|-4
she was|-14
she wrote|-6
she'd say|-13
she'd|-59
she'll|55
shed $|30
shed|9
sheep|-10
sheet|-34
shelf|-4
she|-113
shift|-12
shirt $|-10
shirts|-19
shirt|41
shoes|-11
shoe|25
shook|-6
shop|-49
short and|25
short of|-34
short|43
shot|64
should be|30
should have|-70
should not|12
shoulder|-16
shouted|-50
shouting|-32
showed her|-12
showed|-29
shows|-9
show|-6
shut $|-5
shut it|24
shut the|-6
shutter|-20
shut|41
sick of being|-10
sick of|-10
sick|-63
side $|-11
sides|-17
side|-23
sign $|17
signal|-6
signed the paper|-5
signed the|-13
signed|-8
signora|-9
sign|22
silence $|-14
silly|40
sill|-16
silver|22
since august $|-4
since august|-5
since easter $|-5
since easter|-5
since february|-7
since he|-13
since i was|-6
since i|-10
since that|-9
since the|-33
since|-137
sing it|-17
singing|-10
single thing $|-4
single thing|-4
single|-7
sings|-21
sing|-21
sink $|10
sir|-43
sister is|-9
sister says|-4
sister|-15
sit $|32
sit down|-21
sits in|15
sits on the|-6
sits on|-6
sits|5
sitting on the|14
sitting on|14
sitting|-5
sit|52
six $|-19
six and|-8
six hundred|-19
six minutes $|-9
six minutes|-9
six weeks $|-9
six weeks|-9
six with|45
six years|51
sixteen|-11
sixth|-7
sixty one|-4
sixty|-61
six|-38
size of a|-17
size of|-18
size|15
skeleton|38
skin|37
skip|20
sky|-14
sleep $|-5
sleeping in the|-10
sleeping in|-10
sleeping|-10
sleeps|-6
sleep|-7
sleeves|-5
slept $|-5
slept in|-5
slept|-22
slides|-10
slide|-10
slid|-16
slowly|-12
slow|-18
slugs|-36
small $|-29
small and|51
small like|33
small|34
smell $|-6
smell of|-6
smell|-32
smile $|81
smile|76
snow $|-24
snow|7
so $|113
so did|-8
so does|-18
so far|-15
so here|-20
so i did|-10
so i do|-6
so i put|-11
so i sat|-4
so i stopped|-9
so i'll|32
so i'm|-18
so i've|-16
so in|-29
so it|39
so i|-43
so let|41
so long|-22
so many|20
so much|-6
so my|-13
so now there|-9
so now|-11
so no|-9
so she|-12
so that the|-6
so that|-63
so the|-16
so thin|-6
so this|4
so to|20
so we left|-6
so we walked|-5
so we're|-5
so we|-68
so what|-8
so you|16
soaked|-5
sober|43
sock|-8
soft|-6
sold the|-9
soldiers $|16
soldiers|16
sold|-11
some of|-7
somebody $|-8
somebody else|-14
somebody had|-5
somebody|-25
someone|-38
something $|-27
something about the|22
something about|21
something else|37
something to|-7
sometimes|-6
somewhere $|27
somewhere else $|21
somewhere else|21
somewhere|66
some|-18
song $|-8
songs|15
song|-12
son|-16
sophie|-6
sorry $|-23
sorry to|-11
sorry|24
sort of|-21
sorted the|-5
sorted|-17
sort|8
sound like|30
sounds like|18
sounds|15
sound|20
soup $|51
soup|23
so|45
spare|21
speak at|-5
speak of that|-21
speak of the|19
speak of|5
speaking|-5
speaks about|42
speaks|42
speak|35
special|-35
speech|-24
spelt|58
spend|-20
spent the|-4
spent|-34
spoil|64
spoken to|-6
spoken|53
spoke|-11
spoon $|-17
spoon|-23
spreadsheet|-17
spring $|-7
spring|-15
square|-17
stacked|-50
stack|-5
staff|-9
stage|52
stairs $|-10
stairs|23
stammer|-11
stamps|32
stamp|-17
stand and|20
standing there|-6
standing|-15
stands|17
stapler $|4
stapler|-21
star shaped|-6
stars|-13
start on|53
start the|-10
started a|-11
started the|-10
started to|12
started|-12
start|40
star|-6
state|55
stationery|-9
station|32
stayed|-20
stay|30
steam|-4
stepped over|-4
stepped|-5
steps|-25
steve|-5
stew|-8
stick $|53
sticks|38
stick|96
still got|37
still in|-20
still i|-6
still on the|-14
still on|-16
still|9
stomach $|-17
stomach|34
stone $|-6
stone|48
stood in the|-5
stood in|-5
stood there|-21
stood up|-14
stood|-63
stop $|-52
stop and|35
stop at|-6
stop it|-6
stop stop|-29
stop there|-5
stop the|-15
stop thinking about|-9
stop thinking|-9
stopped $|-41
stopped and|-7
stopped at|-16
stopped me|-4
stopped the|-6
stopped with|-12
stopped|-32
stopping $|-8
stopping|-28
stops $|-14
stops|-27
stop|13
store|38
stories|25
storm|-6
story and|5
story of|-16
story|83
stove $|35
stove|33
straight|-16
straw $|-6
straw|-6
street $|-5
street|-36
stretch|-10
strike that|28
strike|66
string|39
stroke|-14
stuck|-28
student|21
studio|-6
stuff|-5
stupid and|-5
stupid|-14
subject $|-7
subject of|-10
subject|20
such a|27
such|68
sugar|40
summer|-24
sum|21
sunday $|42
sunday and|-7
sundays $|16
sunday|-18
sun|-6
supermarket|-5
supper $|20
supper|15
supposed to|-42
supposed|-42
sure $|-21
sure what|55
sure|46
surgeon|-7
sweat|-27
sweet|-22
swept|-16
system|49
table $|-28
tablet|-22
table|-35
tab|26
tacos|-6
tae|-17
take it|-19
take my|40
take the|-16
taken|-20
takes the|13
takes|-12
taking|-12
talk $|35
talk about my|-5
talk about the|-18
talk about|-23
talk of|18
talk to|-6
talked about|-5
talked|-18
talking $|-9
talking about|-5
talking|-37
talk|-30
tank $|-7
tank|-15
tape|-16
taps|-10
tap|-8
tartan|-21
taught me|-4
taught us|-4
taught|-32
tax|16
tea $|-12
tea and|-6
teacher says|-6
teachers|12
teach|-10
tea|34
teeth $|-7
teeth|15
telephoned|-9
telephone|-8
tell about the|37
tell about|37
tell her|-8
tell him|-12
tell it|-31
tell me|-5
tell them|50
tell us|-7
tell you about|10
tell you|16
telling|5
tells you|-26
tells|-32
telly|-18
tell|-24
telt|-16
ten $|-30
ten minutes $|-14
ten minutes|6
ten past four|-6
ten past|-6
ten to five|-10
ten to|-10
tenure|-19
ten|-44
test came back|-6
test came|-6
test|-27
texted|-8
than a|7
than i|57
than me $|23
than me|19
than the|-28
thank god $|-11
thank god|-12
thank you $|60
thank you i've|-6
thank you i|-16
thank you|37
thanked me|-5
thanked|-6
thanks|16
thank|24
than|37
that $|27
that all $|6
that all|-34
that and|106
that a|-8
that day|60
that doesn't|-10
that dog|37
that down|53
that enough|-29
that for|24
that god|-8
that had|-11
that her|-6
that how|-12
that i am|11
that i gave|-12
that i had|-7
that i'd|-10
that in|48
that is|5
that it was|-11
that it|-59
that i|-35
that man|-27
that me finished|23
that me|23
that morning|-8
that night and|-8
that night|-8
that nobody|-22
that old|-19
that one $|37
that one|58
that out|70
that road|13
that runs|-8
that says|-5
that she|-33
that the whole|-16
that they|-13
that the|-44
that thing|-11
that was all|9
that was that|-9
that was the|30
that was|-26
that we|-25
that what i|-7
that what|20
that when|-21
that why|-10
that word|-6
that'll|29
that|83
the 9th|-4
the agency|-10
the agent|-6
the anniversary|-5
the answer|7
the anthem|-12
the arm|-29
the baby|64
the back of|-5
the back|-21
the bag|6
the band|-5
the bank|-13
the basement|-5
the bath $|-4
the bathroom $|-14
the bathroom|-26
the bath|-6
the beans|54
the bed $|60
the bed|52
the beer|-6
the beginning|-4
the bell|50
the bench|15
the best|41
the big|-28
the bill|-7
the bin|18
the birds|35
the bishop|-7
the black|-9
the bloody|11
the blue|-26
the board|-17
the boat|-14
the boiler|44
the bones|-6
the book and|-7
the border|-5
the boss|-12
the bottom|-8
the bowlin club|-6
the bowlin|-6
the box $|-12
the box|49
the boys|42
the boy|13
the bread $|-22
the bread|18
the bucket|-7
the building|-7
the bus $|39
the bus|13
the call|-5
the camera $|58
the camera|58
the car park|24
the cardiologist|-5
the carpet|-13
the car|-8
the caterer|-10
the cat|76
the ceiling $|23
the ceiling|21
the chair|-8
the cheese|-10
the children|-5
the chip|-10
the choir|-8
the church|-11
the class|-8
the clinic|-12
the coats|-6
the committee|-7
the consultant|-8
the conversation|-11
the corner|31
the corridor|-12
the cross|65
the cup|-7
the curtain|-8
the customer|-5
the date|-11
the day|-37
the dead|72
the department|-7
the desk $|29
the desk|20
the diagnosis $|-21
the diagnosis|-21
the dishwasher|26
the doctor|-8
the dog $|-6
the door $|-11
the door open|-11
the doors|-14
the door|22
the drawer|30
the dress|32
the driver|-5
the drum|43
the edges|-10
the eleventh|-8
the end $|19
the end of|-11
the end|-15
the english|29
the evening|-9
the faculty|50
the family|21
the feed|25
the feet|-22
the fence|10
the fire|-5
the firm|-13
the first time|-4
the first|13
the fish|-11
the five|-6
the flat|-34
the floor|-12
the flour|35
the fog|-12
the food|-14
the form|-7
the fourth|-21
the freezer $|-4
the freezer|-4
the friday|-12
the fridge $|-13
the fridge|-29
the front|-9
the frost|-9
the garden $|20
the garden|7
the gate $|-8
the gate|-9
the generator|-11
the glass|-10
the goat|23
the good|-61
the green|-24
the gutters|-8
the guy|29
the hall|-4
the ham|-18
the hand|-10
the head|-9
the hens $|-25
the hens|-28
the hill|-9
the hole|-7
the hook|21
the hour|-8
the house $|-10
the house is|-6
the house|-24
the ink|23
the internet|-7
the jacaranda|-8
the job|-14
the judge|11
the kettle on|8
the kids|-14
the kid|-11
the kind|42
the kitchen|-23
the knee $|-8
the knee|-8
the label|-6
the lab|-10
the lads|-7
the lady|-4
the lake|-12
the lamp|-11
the landing|-10
the landlord|-4
the last|-13
the lecturer|-14
the left|-15
the legs|22
the library|-6
the lid|61
the lift|-8
the lights|-10
the light|14
the line $|-14
the line|52
the list|-22
the little|-30
the loft|-21
the long|-9
the lord|53
the lot $|64
the lot|31
the machine $|-10
the machine|-12
the man $|-9
the mangoes|-6
the man|14
the margin|-7
the market|-5
the matter|24
the metro|-7
the middle of|-5
the middle|-6
the milk|65
the money $|-11
the money for|-6
the money|-33
the moon|-5
the morning $|-11
the morning and|-4
the morning|-18
the most|-9
the mountain|-8
the mouth|14
the municipality|20
the name of|-7
the names|-5
the name|-7
the news|-14
the new|-59
the next|47
the night|-10
the noise|-5
the north|-4
the not|-22
the number|58
the nurse|-4
the office|-9
the old man|-9
the old|-28
the one in|-17
the one who|9
the one with|-19
the ones with|45
the ones|20
the one|20
the operation|-6
the other $|-8
the other|-49
the oven $|5
the oven|58
the page $|6
the page|23
the pan|-5
the paper $|-8
the paper|-17
the pen|19
the phone|-27
the physio|-6
the piano $|-6
the piano|-6
the pies|-25
the pizza|-5
the place|-5
the plane|36
the plates|49
the plate|-5
the plumber|36
the pocket|42
the portal|-17
the postman|-16
the potatoes|-11
the presbytery|-6
the press|-5
the price of|-5
the price|-14
the priest|-13
the professor|-5
the question|-4
the quilt|-13
the radio $|38
the radio on|-12
the radio|18
the rain $|22
the rain|31
the reading|-4
the recipe|-17
the record|7
the red|-10
the report|-6
the rest of|12
the rest|29
the results|-6
the rice|-11
the river|-9
the road $|-9
the road|-27
the roof|-6
the room|-7
the salt $|22
the salt|16
the same $|44
the same|35
the school|-24
the sea $|-7
the season|-15
the sea|31
the second time|-15
the second|-53
the sentence|11
the set|10
the shed $|-20
the shed|-37
the shirt|51
the shoes|-20
the side|-4
the sill|-16
the sink $|10
the size of|-10
the size|-10
the sky|-7
the small|32
the smell|-5
the snow $|30
the snow|88
the sound|-6
the soup|-17
the spare|-6
the spoon|-9
the spring|-7
the stairs $|-7
the stairs|30
the stamp|-17
the stationery|-9
the steps|-6
the storm|-5
the stove $|41
the stove|39
the string|43
the studio|-6
the subject $|-7
the subject of|-10
the subject|-26
the sum|21
the sun|-5
the supermarket|-5
the surgeon|-7
the table|-9
the tank|-6
the taps|-10
the tax|16
the tea $|-5
the telephone|-8
the telly|-8
the test|-4
the thing with|-7
the thing|-22
the third floor|20
the third time|-6
the third|-17
the tiles|-6
the time $|39
the timer|-17
the time|49
the tin|8
the tooth|-10
the top $|-21
the top of|-11
the topic|26
the top|-54
the trains|-8
the train|-5
the tray|-11
the truck|-12
the truth|-9
the tuesday|-15
the twelfth|-15
the twins|-6
the two|-6
the usual|-7
the van|-8
the vet|-11
the video|-5
the view|-8
the village|56
the wall|33
the ward|19
the war|-5
the washing|17
the water|-17
the way|-20
the weather $|13
the wedding|-10
the wee|-18
the well|-17
the west $|23
the west|23
the whole of|-5
the whole story|-15
the whole street|-4
the whole|-64
the wife|14
the will $|-11
the will|-11
the window $|37
the window of|-7
the windows|-4
the wind|55
the winter|-10
the woman|-9
the wood|-5
the words|48
the word|-6
the work|103
the worst|-21
the wrist $|-7
the wrist|-7
the year $|-10
the year|-11
their|-32
them about|54
them and|-12
them are|-12
them a|21
them in the|30
them in|13
them i|-9
them to|-6
them up|-21
them with a|-4
themselves $|7
themselves|-21
them|9
then $|-34
then after|-7
then a|-18
then he asked|-13
then he|-32
then his|6
then i thought|-4
then i was|-4
then it|-10
then i|57
then she|-16
then there|23
then the|-18
then we|33
then with|-23
then|-64
there $|-44
there always|-16
there and|-13
there an|-33
there are|-7
there for|-4
there in the|-20
there in|44
there is a|-36
there is no|26
there is somebody|-14
there it is|-38
there it|-41
there i|-23
there listening to|-8
there listening|-8
there nothing|10
there no|16
there one|-8
there on|-20
there the|19
there till|15
there to|21
there was a|-34
there was no|-10
there was|-42
there were the|-9
there were|-5
there we|60
there with a|-11
there with|16
there'll be|-14
there'll|-14
therefore|-18
there|-17
thermos|-5
these are|29
these|46
they are|-7
they asked me|43
they asked|42
they ask|6
they brought|-4
they called|-6
they cut|-9
they don't|-18
they do|50
they gave me|-5
they gave|-7
they had|-9
they have|-15
they look|-12
they said it|38
they said|29
they say|-5
they took the|52
they took|45
they want to|-6
they want|-11
they were|-5
they'd|-48
they're|25
they've a|-4
they've changed the|-4
they've changed|-4
they've got|-16
they've|-17
they|-105
the|-53
thick|-20
thing $|-12
thing about|-13
thing and|-13
thing as|25
thing called|42
thing in|-9
thing with the|-13
thing with|-14
things $|-21
things i|-7
things|-46
thing|17
think $|-23
think about it|-17
think about|-8
think of|-9
thinking about|-16
thinking of|-11
thinking|-30
thinks i|-16
thinks|-17
think|-16
thinner|-11
thin|-7
third day|-5
third floor|20
third time|-9
third|-51
thirteen|-34
thirty eight|-12
thirty one|-18
thirty years|-6
thirty|-42
this $|10
this and|31
this house|-5
this is what|-12
this is|44
this month|-6
this morning i|-13
this morning|-36
this notebook|19
this one|-46
this thing|-22
this time $|-29
this time|-39
this week $|-8
this week i|-8
this week|-85
this winter|-8
this year $|-11
this year and|-12
this year|-48
this|89
thong $|-12
thong|-12
those|-38
though $|-12
though i|-8
thought $|39
thought about that|-14
thought about|-16
thought i|23
thought well|-19
thought|-15
though|9
thousand and|-5
thousand two hundred|-18
thousand two|-18
thousand|-82
three $|49
three and|-20
three days|-5
three hours|-4
three hundred|-7
three times and|25
three times|11
three to|-10
three weeks|-11
three|-8
threw|-16
through $|-5
through the|-26
through|-42
throwing|16
throw|-10
thumbs|-37
thumb|-22
thursday $|-42
thursday and|-13
thursdays|-9
ticket|-9
tie|-6
tiles|41
tile|-11
till it|-5
till i|12
till the|-22
till|-31
time and|15
time for|-12
time in|-6
time it|-18
time i|-21
time they|14
times $|-45
times and|19
times|-57
tin $|52
tin and|-8
tins|-10
tin|37
tired $|41
tired|28
tissue|-5
title|22
to $|24
to add|28
to all|36
to anything $|-17
to anything|-17
to ask|-10
to a|-11
to be $|-35
to be at|-25
to be a|-45
to be honest|6
to be in|7
to be the|17
to bed|-16
to be|31
to bring|-9
to buy|-11
to change my|-7
to change the|-14
to change|-30
to come|-6
to count|-13
to describe|19
to discuss the|-10
to discuss|-11
to diss|32
to do $|-21
to do for|56
to do the|-21
to do with|-4
to do|15
to each other|-12
to each|-12
to end|-11
to finish|-4
to five $|-10
to five|-10
to get|-9
to go on|23
to go to|-18
to go|-14
to have a|-5
to have|-22
to hear|-6
to her $|-15
to here $|-12
to here|-12
to her|-19
to him $|-5
to him|-18
to his|44
to hold|-12
to it|-10
to know $|-10
to know|-12
to laugh $|-7
to laugh|-8
to learn the|-9
to learn|-9
to leave it|23
to leave the|-9
to leave|8
to lie|16
to look at|-39
to look|-38
to make|8
to marry him|-6
to marry|-6
to me $|-7
to me that|-7
to me|-48
to move|-10
to myself|-5
to my|-33
to offer|-5
to one|-8
to open|9
to our|-4
to pay|-9
to play|-10
to put down|-5
to put|-15
to remember|-26
to report|-19
to ring|-7
to say about|22
to say it|-25
to say so|-21
to say that|-13
to say to|-10
to say|38
to see the|7
to see|-16
to set|-7
to sign|37
to sit|45
to speak of|-16
to speak|-22
to stand|6
to stop|-32
to talk|-5
to tell you|-7
to tell|-36
to that|29
to the end|-19
to the man|-7
to the next|8
to the wall|-12
to the|22
to think|-9
to us|-11
to wait|15
to work $|-9
to work|-24
to write about|-18
to write out|-13
to write|16
toast $|31
toast and|-14
toast|11
today $|-43
today and|-10
today i will|-8
today i'm|-7
today i|-22
today she|-5
today was|-5
today we|-15
today|-100
toes $|11
toes|11
together $|-16
together|-23
told and|33
told her|17
told him ask|-10
told him i'd|23
told him no|23
told him|5
told it|26
told me that|-7
told me|-17
told my|21
told that|-14
told them|-8
told the|-38
told us|-15
told|-38
tomatoes|-10
tomorrow $|-36
tomorrow and|-6
tomorrow i|-6
tomorrow me|-11
tomorrow|-64
tonight $|33
tonight is|-15
too $|-18
too much|28
too short|10
took a|-22
took it|-13
took me to|-8
took me|-18
took the|26
took two|-8
took|-53
tooth $|-9
tooth|-19
too|112
top $|-21
top of the|-10
top of|21
topic $|27
topic|74
topped|-31
top|32
torch|-13
touch|23
towel|-4
town|-18
to|23
tractors|-12
traffic $|23
traffic|-5
trained|-5
trainers|-20
training|-25
trains $|-16
trains|-17
train|-8
tram $|-5
tram|-19
tray $|-23
tray|-24
trees $|39
trees|38
tried to|-6
tried|-33
tripe|-12
trouble|14
truck|21
true|-16
truth|-9
trying to|-15
trying|-15
try|-11
tuesday $|52
tuesday and|-5
tuesdays|-9
tuesday|14
tune|-7
turf|53
turn round|-29
turn the|17
turn to|60
turned it|50
turned out|-6
turned round at|-9
turned round|-10
turned the|-4
turned up|-24
turned|-4
turning|-7
turns out|-15
turns|-16
turn|54
twelfth|-27
twelve $|49
twelve|11
twenty four|50
twenty minutes $|-13
twenty minutes|-20
twenty six|-8
twenty two|-23
twenty years|-10
twenty|-22
twice $|43
twice and|-5
twice|17
twins|-9
twin|-27
two $|61
two and|-10
two are|-10
two days|-18
two for|-20
two hands|42
two hours $|-9
two hours|-45
two hundred and|40
two hundred|25
two in|-10
two of them|-36
two of|16
two times|-14
two|-59
typed|-51
tyson|-16
ukulele|-5
umbrella $|-8
umbrella|-8
um|11
uncle|-13
uncomfortable|-5
under it|-7
under my|-17
under the|32
understand|5
understood|-33
under|9
uniform|-15
union|-13
uni|-30
until four|-5
until|-38
up $|45
up again|-14
up and|-33
up at|-11
up a|-12
up in|16
up like|-5
up on|-27
up the|4
up to my|-8
up to the|25
up with the|24
up with|7
upon the|-13
upon|-42
upstairs|-21
ups|-39
up|-15
us $|-18
us and|-10
us for|-6
us in|-5
us leave|17
us to|8
us with|-7
used the|-20
used to be|-29
used to say|66
used to|-32
used|-58
uses|-30
use|41
usual $|-8
usual|-8
us|-58
van $|-10
van|-17
verses|-16
very good|23
very much|27
very small|-7
vet|-11
video $|-6
video|-48
view|-8
village|71
violin|-4
visitors|-36
visit|-4
voice $|-8
voice|-26
voted|-22
wait $|-55
wait for|20
waited for|-7
waited|-17
waiting|-21
waits|19
wait|-6
wake up|-5
wake|-12
wales|29
walk $|39
walked $|-16
walked past|-4
walked|-31
walking round|13
walking|13
walk|72
wall $|39
walls|19
wall|76
want it|-8
want the|-10
want to be|23
want to know|-4
want to|-20
wanted a|-5
wanted it|-6
wanted to|-25
wanted|-79
wanting to|-16
wanting|-17
wants a|-37
wants it|-6
wants the|-6
wants to|-15
wants us|9
wants|-34
want|-52
wan|-23
wardrobe|-6
ward|-6
warm|-12
war|-14
was $|4
was a bit|20
was all i|9
was all|5
was already|66
was and|37
was at|65
was a|-58
was busy|-7
was eleven|34
was fine $|-11
was fine|-20
was for the|-5
was for|-13
was full|-15
was given|35
was going to|-4
was going|-5
was his|-7
was in|-25
was it|30
was i|68
was left|-8
was like a|-5
was like|-22
was lying|-9
was meant to|42
was meant|42
was me|-7
was my|-15
was nine|-5
was nothing|-8
was not|34
was no|-10
was on the|-12
was one|-4
was only|38
was on|-19
was right|-6
was saying|-7
was sent|53
was shouting|-7
was so|-14
was that|-18
was the best|-5
was the one|21
was there|-5
was the|-9
was too|-14
was up|-5
washed the|-19
washed|-32
washing|8
wash|-13
wasn't $|-5
wasn't|20
was|-103
watched the|-5
watched|-18
watching|-4
watch|5
water $|25
water and|-9
water|49
way $|5
way i|-10
way of|-7
way|-31
we agreed|-6
we all|-28
we are|40
we ate|-4
we counted|-13
we did the|-19
we did|58
we don't speak|-19
we don't|30
we do|5
we finished the|-6
we finished|-9
we got|24
we go|33
we had a|-7
we had to|-7
we had|-32
we have|-5
we leave it|-4
we leave|-6
we left|-6
we moved on|-4
we moved|-8
we played|-5
we put it|-5
we put|-10
we ran out|-5
we ran|-5
we sang|-13
we say|101
we shall|25
we should|-7
we talked|-7
we took|47
we walked|-5
we went to|-6
we went|43
we were|-34
we will|-12
we'd a|-15
we'd the|-8
we'd|-54
we'll be|-5
we'll|31
we're all|45
we're doing|-7
we're going|-6
we're|6
we've a|50
we've got|-9
we've had|-7
we've|-31
wearing|34
weather|74
wedding $|-4
weddings|-7
wedding|-18
wednesday and|22
wednesday i|38
wednesdays|-27
wednesday|38
week $|-23
week and|-13
week i|-17
weekend $|-15
weekend|-16
weeks $|-16
weeks|-34
week|7
wee|-36
weight|46
weigh|39
welcome|21
well $|-28
well bless|20
well he|-9
well i|83
well|118
went $|-5
went and|-4
went for|-7
went in|-12
went off|-8
went on|-10
went out and|-4
went out|-6
went to the|-8
went to|-23
went|-67
were going|-9
were in|-6
were on|58
were the|-9
were|-48
west $|23
west|23
wet $|-11
wet|-40
we|-70
what $|-32
what a|47
what did|-17
what else|6
what for|38
what he|23
what i am|-6
what i have|31
what i want|-24
what i was|21
what i'm|-8
what is|-74
what it|-12
what i|15
what my|43
what the|-15
what to say|-7
what was i|71
what was|95
whatever $|102
whatever you|-28
whatever|-7
what|64
wheat|-13
when he|-7
when it|41
when i|-25
when they|34
when the|5
when you|-17
where $|-13
where he|-8
where i was|68
where it|-9
where i|52
where one|-8
where they|-8
where the|-10
where we|-10
where you|-6
where|-17
whether he|-6
whether i|-14
whether|-33
which doesn't|43
which has|-25
which is|-64
which i|-25
which the|30
which was|-10
which|-38
while it|-11
while i|-5
while|-51
whistle|-5
white $|-19
white|-31
who $|-12
who are|-56
who asked|112
who does|-17
who has|-18
who i|-6
who'd|24
who'll|-14
whole life|15
whole of|43
whole story|-15
whole street|-4
whole thing|11
whole|-34
whom|-12
who|5
why $|-38
why do|-58
why|12
wi a|-13
wid|-16
wife $|-17
wife|-30
will $|-13
will be|-27
will not|-19
will say|7
will talk|8
will|73
window $|90
window and i|-15
window and|-16
window of|-7
windows|-6
window|16
wind|8
winter $|-6
winter|8
wire|35
wis a|-23
wished to|-10
wished|-20
wis|-46
with $|-24
with a bit|12
with a|-60
with her|-22
with him $|37
with him|25
with his|-9
with it $|13
with jokes|-11
with me $|19
with me|11
with my bag|-11
with my own|-5
with my|-12
with no|-22
with people|-13
with six|-6
with small|-8
with somebody|-4
with that $|47
with that|77
with the date|-5
with the door|33
with the radio|-6
with the whole|-6
with the|21
with your|-8
without a|-7
without the|-9
without|-28
with|-20
wi|-9
woke up at|-8
woke up|-8
woke|-8
woman $|34
woman said|23
woman with|-8
woman|37
women|-17
won the|-18
won't be|15
won't talk about|-6
won't talk|-6
won't|85
won|9
wood is|-31
wood|-38
word $|-42
word about|-5
word for|-14
word in|36
words $|-22
words|58
word|9
wore it|-9
wore|-15
work $|37
work and|-36
work in|71
work is|-15
worked|-25
working in|53
working|39
works $|-11
works|-23
work|-5
world|36
worried|-8
worries|-12
worry|37
worse $|5
worse|29
worst|-28
worth|8
would be a|20
would be|46
would have|-14
would not let|-5
would not|-22
would rather|-28
would say|41
would've|-5
wouldn't have|-8
wouldn't|-22
would|-12
wrapped|-7
wrist $|-10
wrist|-19
write about the|39
write about|44
write it|-50
write out|-13
writes|-54
write|49
writing $|-14
writing about my|47
writing about|36
writing it down|6
writing it|18
writing|51
written to|-8
written|-60
wrong $|-17
wrong|-27
wrote it down|-5
wrote it|-4
wrote that|-7
wrote the|-6
wrote|-66
wullie|-14
x ray|-30
x|-30
yeah nah|11
yeah|65
year $|-36
year and|-14
year i|-7
years $|-38
years ago|34
years and|-5
years i've|-10
years i|-5
years of|-29
years old|-6
years|-64
year|-95
yelled|-34
yelling|9
yellow|-20
yes $|-14
yes the|39
yesterday $|-11
yesterday|-64
yes|17
yet $|-13
yet|37
you $|63
you about|-15
you and|6
you are|-14
you a|-10
you can see|-16
you can't|24
you can|-47
you could see|-11
you could|-29
you don't|-43
you do|6
you every|-11
you get|-9
you have|-11
you i've|-6
you i|-17
you know $|-13
you know what|22
you know|54
you the|58
you want it|-4
you want|-4
you're|6
you've got|23
you've to|-40
you've|43
young man|-5
younger|-12
youngest|-7
young|22
your nan|-6
your own|-22
yourself $|78
yourself|75
your|11
you|-24
`;
