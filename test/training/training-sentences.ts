import type { LabelledPassage } from './training-passages.ts';

/** Single sentences, labelled, that bring up each chakra's matter in as many other words as possible. */

const root = `
The ceiling has started to sag above the cot and I've put a saucepan under it.
I checked the expiry dates on the tins and put the oldest at the front.
We're sleeping in our clothes because the furnace packed in and the part won't come before Monday.
My ankles puff up by lunchtime and I take my shoes off under the till.
I've got a stitch in my side that won't go and I keep poking it.
The bank says the payment didn't clear so they've added a charge on top of the charge.
I walked home the long way round where the lamps work.
My husband nailed boards over the window where the stone came through.
I was sick on the bus and a lady gave me a carrier bag and a mint.
The nurse weighed him again and he has put on four ounces so we can go home.
I keep the baseball bat by the bed and I know that's silly.
There was nothing in the house but a bag of flour so I made flatbread on the gas ring.
My blood pressure is up and she told me to cut out the salt.
The kids share one bed in winter because it's warmer.
We dug the car out twice and still couldn't get up the hill for milk.
My tooth is throbbing and I can't get seen till the ninth.
I've planted beans and onions because you can't rely on the shops.
When the fever broke the sheets were wringing wet and I drank a whole jug.
I counted the money in the jar again and it's twelve dollars short of the electric.
He's lost his job so we're behind on the house.
I've got a new key cut and given it to no one.
My legs ached so much I came down the stairs on my bottom.
The cat brought in a rat and I haven't dared walk on the kitchen floor since.
I could hear someone trying the handles of the cars along the street.
She's feverish and won't take the bottle and the out of hours line just rings.
I ate the children's leftovers standing by the sink and called it dinner.
We lost the shed, the fence and half the tiles, but we're all in one piece.
I've been told to keep off my feet and I'm crawling to the bathroom.
I wake at every creak and lie there working out which board it was.
The social worker found us a room with a lock and a kettle.
My fingers go white in the cold and then they burn.
I've sewn a fifty into the lining of my coat since that winter.
The well's low so we wash up in the bath water and flush with that.
A dog came at me by the garages and I've still got the shakes.
We have enough hay till March if nobody gets sick.
I took two paracetamol and lay on the bathroom tiles because they were cool.
My chest rattles and I can't manage the stairs without stopping twice.
They've put the fares up again so I'm walking the four miles in.
I moved the family Bible and the medicines to the top floor before the river came.
The smell of new bread in my own oven, and all the doors shut, and rain outside.
My stomach is in ropes and I've had nothing but dry toast.
We're in the basement with the neighbours and somebody's parrot until the all clear.
I had my bag snatched outside the chemist and my shoulder's black.
The walls are thin and I know when everyone in the block gets up to pee.
Ten hours of sleep and I still feel as if I've been dragged behind a cart.
My mum's hip has been replaced and we've put rails by the toilet.
I paid the deposit in cash, all of it, and slept on the bare boards happy as anything.
The insulin was warm and I didn't know if it was still any good.
I stacked the sandbags and moved the freezer onto bricks.
I'm so thin my rings fall off in the sink.
We burned the broken chair and then the other chairs.
The lift's out again and I'm on the ninth floor with a pram.
I've been bitten all up one side and the mattress has to go.
My body just wants soup, socks and a dark room.
I touch the stove knobs in order before I can leave the house.
The bus shelter was dry at least and I'd cardboard to lie on.
There's a lump of cheese, half a cabbage and four days till my benefits.
I sprained my wrist so I can't lift the pans and can't work and can't be paid.
We had a bad year with the lambs, the wet got into their feet.
I was nine weeks late with the rent and he changed the locks.
I stood barefoot on the soil and felt my weight go down into it.
My heart was thudding in the multi storey because I heard steps when I stopped.
We bought the smallest flat in the street but nobody can put us out of it.
The doctor pressed my belly and asked does that hurt and it did.
I pulled the wardrobe in front of the door and sat with my back to it.
I've got shingles, it's like being ironed.
There's a spare blanket in the boot, a shovel, and a bar of chocolate, always.
My hair's coming out in the shower since the baby.
We can't run the heater and the oven on the same fuse so it's one or the other.
The soldiers went through the drawers and left the tap running.
I cycle home with no lights and my hood up as fast as I can.
I had to choose between the inhaler and the shopping.
My appetite's back, I had eggs, then more eggs.
We've had no rain since May and the cattle are all ribs.
I rub my calves with oil at night because of the cramps.
The new front door is steel and shuts like a safe.
Dad fell off the ladder and we're all at casualty with a flask.
I've learned which food bank gives you nappies.
I can't feel my toes and it's another hour till relief comes.
A wasp got me on the eyelid and my whole face is shut.
I keep my passport inside my pillowcase.
I put the bins out, bolted up, filled the hot water bottles and that's us safe.
They've found asbestos so we've all been moved to a motel.
I measured the crack again with a coin.
The scab came off and it's pink and tight beneath.
I had a proper meal tonight, meat and two veg, and I could feel it in my arms.
There's black stuff growing in the shower and we all have coughs.
I'm on my feet from six till four and my varicose veins are like ropes.
We couldn't pay so they clamped the van with all his tools in.
The baby's sleeping, the doors are locked, there's wood in the basket.
`;

const sacral = `
She fed me a slice of pear off the knife and I forgot what I'd been saying.
I can't look at him in the canteen without my ears going scarlet.
I wept all over the ironing and then felt like eating a whole cheesecake.
The room went hazy and gold and I wanted to paint it before it was gone.
I put on my grandmother's rumba record and rolled up the rug.
His beard tickled and I squealed like a piglet.
I've written a filthy limerick and I'm very pleased with it.
My moods are like a dog off the lead today.
I sniffed his T shirt before I put it in the wash.
I ordered the pudding with two spoons and kept both.
The drummer winked at me and I walked into the door.
I smeared blue right across the page with my thumb and something woke up.
I'm in a sulk and I'm not even sure who it's aimed at.
We shared one cigarette and his knee stayed against mine.
I wanted the velvet sofa with my whole body.
My daughter and I had a food fight with custard and nobody won.
I blushed so hard when she said my blouse was pretty.
That hot pavement smell, bare legs, a whole summer to spend.
I yelled at the printer and then burst out laughing and then I was in tears.
I make up little tunes for the cat and she can't stand them.
He's got a voice like warm gravy and he doesn't know it.
I've been sewing sequins on an old bra at midnight.
The sauce was so good that I ran my finger round the plate.
I felt all squirmy and alive when he leaned over my shoulder.
She wears her jealousy like a wet coat and so do I today.
I let the paint drip and it did something better than I'd planned.
We stayed in bed until three with croissants and crumbs.
I hate that she gets to be so careless and lovely.
I want a fling, a sunburn and a foreign cigarette.
I danced with the broom and then with the delivery man.
Strawberries still warm from the sun, you don't even need to chew.
My heart leapt about like a fish when his name came up on the screen.
I spent the whole afternoon on a silly collage of mermaids.
I'm aching for something and I've eaten everything it could be.
She leaned in to do up my zip and I could feel her breath.
We splashed about in the fountain in our work clothes.
I picked the brightest lipstick in the shop, it's practically orange.
I'm tingly and cross and full of milk and I love everybody and I hate everybody.
He hums when he kneads the dough and I could watch his shoulders for hours.
I've gone back to the trombone, badly, joyfully, with the windows open.
I pressed flowers into the wet clay just to see.
There was one moment on the dance floor when nobody was watching and I was pure hips.
I don't love him, I just want him to want me.
I threw a cup and the noise was gorgeous.
I had oysters for the first time and thought, oh, hello.
My boss has lovely hands and it's a problem in meetings.
The steam, the eucalyptus, all those big bare women laughing.
I'd forgotten how it feels to flirt, it's like finding money in a coat.
I dreamt up a whole cartoon about a hedgehog who sells perfume.
I'm giddy, I've bought tickets to Seville and castanets.
I cried at the wedding, at the buffet, and at the man collecting glasses.
My cheeks hurt from grinning, he kissed me by the recycling.
I mix the colours with my fingers because the brush gets in the way.
The ice cream ran down to my elbow and I chased it with my tongue.
I was so bored I cut up my curtains and made trousers.
I could feel the bass in my ribs and I gave in and jumped.
I've a soft spot for the baker, I go in all floury eyed.
Everything annoys me, the kettle, his chewing, the loud sun.
I slipped my shoes off under the table and found his foot.
Cinnamon on everything this week, and butter, so much butter.
I spun round in the long skirt till I fell on the grass.
I wanted to be the one he danced with and I held her handbag.
He drew on my back with a felt pen and I had to guess.
I let myself have a proper howl in the bath with the taps on.
I fancy the pants off my Spanish teacher.
I baked a tart with plums and wine and ate it warm with my fingers.
Such a flood of feeling over nothing, over a pair of tiny socks in a shop.
I've covered the kitchen table with glitter and I'm not sorry.
He said my name slowly and I felt it in my knees.
I'm improvising soup, I'm improvising everything, it's that kind of day.
The lake was cold and silky and we shrieked and clung to each other.
I've never wanted anything like I wanted that green coat.
She's got a laugh that goes right down your spine.
A tango came on in the supermarket and I did three steps with the trolley.
I'm so touchy, one word and my eyes fill up, one word and I'm roaring.
We made shadow animals on the wall and then other shadows.
I scribbled all over the wallpaper before we stripped it and it was bliss.
My mouth waters just thinking about that lemon tart.
I put on his jumper, nothing else, and made pancakes.
I've been longing to be touched, even a haircut would do.
We jammed until four, just the three of us, no plan, one chord.
I felt sexy in the rain for no reason at all, soaked to the skin.
The orchid opened overnight and it's positively rude.
I've got a thing for the lifeguard, and I can't even swim.
He feeds me olives while he's cooking and I purr.
I could roll in that colour like a dog.
`;

const solar = `
I told the landlord's son that I'd be keeping the receipt and he took a step back.
I've entered the contest and I intend to win it.
Nobody's going to tell me how to raise my kids.
I made a list of what I want and put my own name at the top.
I got up at five and did the whole circuit without once sitting down.
I was picked last again so I've started practising against the garage door.
I asked for my money back and I got it.
I'm no longer the girl who fetches the coffee.
He expected me to cry and I didn't give him that.
I've booked the exam, there's no going back now.
I took the wheel and he didn't say a word about my parking.
My hands were shaking but I put up my hand and told the chairman he was mistaken.
I ran the department while he golfed, so I've applied for his post.
I've lost the deal, my own fault, I flinched on the price.
I don't owe anyone an explanation for leaving.
I wore the trousers to the interview and looked them all in the eye.
It's my kitchen, my rules, and they can eat at the pub.
I finished the assault course with one boot.
People think I'm bossy and I'm beginning to think they're right.
I've been training for eighteen months to lift that bar off the floor.
He laughed when I said I'd start my own firm so I sent him my card.
I used to copy my sister in everything, I don't even like yellow.
I set myself a target of one hundred lengths and I did one hundred and two.
They wanted me to sign by noon and I took until Friday.
I walked out of the salon with a shaved head and didn't ask anybody.
I've decided, I'm not going to be the peacekeeper this Christmas.
I caved, I always cave, I said yes before he'd finished asking.
I beat my father at arm wrestling and neither of us knew where to look.
I'm not the cleaner's daughter any more, I'm the head of chemistry.
It took every scrap of nerve to press the buzzer.
I stood between him and the lad and said you'll have to go through me.
I want to be respected, I'm not bothered about being liked.
I gave the team a talking to at half time and we came back from three down.
I've stopped asking my husband if I may.
I failed the fitness test by eight seconds and I've booked another.
I held out for the higher figure and they blinked first.
I went on strike, no laundry, no lifts, till they noticed.
I was captain for a day and I've never slept so well.
The question on the form said occupation and I left it blank for the first time.
I shook his hand hard enough that he looked at it.
I've pushed that stalled car up the ramp on my own.
I will not be spoken to like that in front of the trainees.
I made the sergeant wait while I tied my laces.
I'm learning to take up room, elbows and all.
I corrected the surgeon and I was right.
It's a stupid grudge match, and I've thought about nothing else for a week.
I threw away the diet sheet, I'll decide when I'm hungry.
I've made it to ninety days and I'm not stopping there.
My knees knocked all the way up to the podium.
I told my parents I'm changing course and it wasn't a question.
The whole class laughed at my accent so I gave the answer again, louder.
I negotiated my own contract and put in a clause for Fridays.
I'm competitive with a woman at the pool who doesn't know I exist.
I was the scapegoat for years and I've handed in my horns.
I forced myself back onto the horse while my arm was still in the sling.
He wants me to be smaller, so I bought higher heels.
I earned that stripe and I'll wear it.
I sorted the invoices, sacked the supplier, rang the bank, all before ten.
My name was spelled wrong on the plaque and I made them do it again.
I've got no idea what I'm for now the children have gone.
I dug my heels in over the fence and the fence is staying.
I took on the council over one lamp post and I won.
I bit off more than I could chew, and then I chewed it.
No one in my family has ever had a degree, and in June there'll be one.
I lost my temper with the referee and I'd lose it again.
I'm the boss of six people and I still hide in the stock room.
I put in a bid for the whole farm.
I swam out to the buoy because he said girls can't.
I've been a yes man for twenty years and this morning there was a no.
I kept to the budget, I kept to the plan, I kept my mouth off the cake.
I refused the window seat, I refused the pudding, I was on a roll.
It's about backbone, I told the boy, you've got to let them see you're not going to move.
I failed and I'm furious and I'm going to go again at dawn.
I don't want to be his widow, or his muse, I want my own name on the door.
I did it frightened, but I did it.
I quit without another job lined up and slept like a king.
I've learned to fix the tractor so that nobody can hold it over me.
She tried to pull rank and I pulled out the rule book.
They promoted the nephew, so I've called a lawyer.
I stuck to my guns and the room came round.
I'd been hiding at the back for years, and I went and sat in the front row.
I was determined not to limp over the line so I sprinted.
I'm a stubborn old goat and it's got me this far.
I gave myself a deadline and a threat.
I won't be managed by a boy with a lanyard.
I said that's my idea, actually, and the pens all stopped.
`;

const heart = `
He saves me the heel of the loaf because he knows I like it.
I sat on the edge of her bath while she soaked and we hardly spoke.
I cried when the lollipop lady retired, she'd held my hand when I was five.
His toothbrush is still in the glass.
She came all that way on three trains with a cake on her lap.
My boy waved until the bus was round the corner.
I can't bear to give away her shoes.
We've been friends since we were four and we still fall asleep on each other's sofas.
I let him win at cards, he knows I let him.
They buried her on the hill with her gardening gloves.
He rubbed my feet all through the film without being asked.
I was so lonely that I talked to the self checkout.
I held the old dog while the vet found a vein.
My sister and I haven't spoken since the will, and today she sent me a photo of Mum's roses.
She tucked a hot water bottle into my side of the bed before her night shift.
I ache for the people in that queue.
We met at the graveside, his mother and me, and shared a flask.
He has my late wife's eyes, the little one, and he looks at me and I'm done for.
I sent a card to the woman who'd taken my place.
There was a knock and it was all of them, with soup, because they'd heard.
I miss his snoring.
I've forgiven the old devil, it's a weight off both of us.
She squeezed my arm as she went past and that got me through the day.
My gran keeps a drawer of biscuits for a boy who's forty.
I love how he talks to the hens.
I watched them sleep and felt my chest might crack.
She doesn't know who I am but she likes my hand.
We put a bench there with his name and people leave daffodils.
I taught the lad next door to ride because he's no dad about.
My mother in law has never been kind to me and yesterday she called me daughter.
I kept a lock of hair from his first haircut.
He's been dead ten years and I still turn round to tell him things.
We hugged at the station and neither wanted to be the one to let go.
I gave her my seat, she gave me half her clementine.
I'm heartsick, the house is full of his absence.
My wife's asleep with her mouth open and I'd die for her.
I'd do anything to hear her call me silly sausage again.
The neighbours took it in turns to sit with him.
I picked him up from the airport and he'd grown a beard and I howled.
I visit the graves on Sundays, I tidy them all, ours and the ones with nobody.
We broke up in June and I still know how he takes his tea.
I love my brother's terrible girlfriend, because he lights up.
I've taken in my friend's two until she's out of hospital.
He put his coat over both of us.
I wasn't there when she went, I'd gone to move the car.
My daughter rang just to hear me breathe, she said.
I stroked the horse's neck and told him it was all right.
The nurse had written on his chart that he likes to be called Bob.
I couldn't be angry with her, she looked so small in the cardigan.
All the cousins piled in one bed like puppies.
I read to her though she's past hearing it.
I've started leaving a plate for the man who sleeps by the church.
I held my stepdaughter's hair while she was sick and she said thanks, Mum.
A stranger helped me fold the pushchair, and I nearly wept on him.
They'd kept my baby shoes.
We've nothing in common any more but I'd know her step anywhere.
I dream of when they were little, and wake up with my arms shaped round nothing.
His last words were did you eat.
I knit for the premature babies, they're no bigger than my hand.
I told him I'd always be his dad whatever the paper says.
We lit the candles on her cake although she isn't here to blow.
My friend shaved her head when mine fell out.
She's three and she patted my face and said poor Nana.
I walked his dog past his house so that he could see from the window.
I never thanked him, so I'm being good to his boys.
He leaves the landing light on for me.
I love the back of her neck when she's doing sums.
It's the small bowl that breaks me, the one only he used.
I've been a rotten friend and she opened the door anyway.
We danced slow in the day room, him in his slippers.
I felt welcome there, they'd already put out a chair.
She misses her sister so we got out the album and named everyone.
My heart's broken and I still have to do the school run.
I made up the spare bed in case she comes home.
I carried him to the car, all legs, fast asleep.
There's an empty hook where his lead was.
They've been married sixty years and they share one pair of glasses.
I warmed her hands between mine, one at a time.
She left me the ring and a note that said you were my favourite.
I can't hate him, we made those children.
We all cried, even Uncle Pete, and then somebody put the kettle on.
I lost her in the autumn and I've kept every leaf she pressed.
My carer sings to me while she does my buttons.
The class made a card for the girl whose mum had died.
It's nice to be missed.
`;

const throat = `
I had a lump like a golf ball and not one word would get past it.
She asked if I was happy and I talked about the carpet.
I've drafted the resignation email eleven times and it's still in the folder.
I want to shout but what comes out is a kind of polite cough.
Tell it straight, he said, so I told it straight and he wished I hadn't.
I read the whole statement to the court without looking up.
I mouthed the words of the hymn so nobody would hear me.
We haven't talked about the miscarriage, not a syllable in nine years.
I've told that lie so often I can see the furniture in it.
My accent comes back when I'm on the phone to my dad.
I said thank you when I should have said how dare you.
The choirmaster made me sing it alone and I croaked and then I soared.
I'm the family spokesman, I ring the utilities and break the bad news.
There are things you can only say to a hairdresser.
I heard my mother's tone come out of my own mouth.
He interrupts so I've stopped beginning.
I've a secret and it's giving me a sore throat.
I wrote what I really think in the condolence book and tore out the page.
He said what's wrong and I said nothing four times.
My speech therapist had me shout my own address across the car park.
I answered honestly for once and the whole table put down their forks.
We argued in two languages and I lost in both.
I've never said I love you first, it sticks, it's like a fishbone.
I left a voicemail so long that it cut me off.
It was on the tip of my tongue and then he changed the subject.
The letter begins Dear Dad and there it stops.
I called it by its proper name and she flinched.
I've lost the knack of small talk, I open my mouth and out comes the drains.
They taught us to be seen and not heard and I'm still at it at fifty.
She whispered it in church so I couldn't reply.
I keep a diary of everything I don't say at work.
I gave the toast and didn't mention the elephant.
He asked if I'd been crying and I blamed the onions.
I practised saying no to the bathroom mirror, with vowels.
I hum when I'm hiding something.
I spoke Welsh to the old man and his whole face answered.
The rumour had my name in it and I hadn't said a thing.
I stammered through the vows and everyone breathed with me.
I finally said it, out loud, in a lay-by, to the sheep.
They put words in my mouth and printed them.
I was told in confidence and it's burning a hole in me.
I corrected the record, I stood up at the meeting and said that isn't how it happened.
I don't like my recorded voice, it sounds like a liar's.
My father speaks to me through my mother, he's in the same room.
I signed something that says that I can't discuss it.
I've no English for this, I said, and the doctor fetched her chart with the faces.
I asked him the question and then I talked so he couldn't answer it.
The poem came out of me in one breath and I read it to the bus driver.
I pretended the line was bad.
When she cried I said there, there, what sort of a word is there.
My son signs faster than I can read and I nod and he knows.
I admitted it was me who'd scratched the car.
Three dots, he's typing, then nothing, then three dots.
I can be funny about it, I just can't be plain about it.
I promised not to tell and I've been humming for a week.
I sent the wrong message to the right person.
The microphone was live and everybody heard what I think of Roger.
I've found a way of saying yes that means no.
He told the truth, and it was no use to anyone, and I'm glad.
The vicar asked me to read the lesson and my voice filled the place.
I swallow everything, the insults, the compliments, the gristle.
She won't pick up, so I say it to the beep.
I said I was from Leeds, it's easier than saying where.
My grandmother's stories die with her tongue, I've got a tape recorder and six weeks.
He's quiet, we all thought, then he stood and spoke for an hour.
I wanted to correct her, and instead I complimented her earrings.
I've begun telling people when I don't understand.
I rehearsed being casual.
It isn't the row, it's the politeness afterwards.
There's a name we don't use at home.
I bleated out an apology that I didn't mean.
I read my own obituary to the writing group and got a laugh.
I talked the whole way to Glasgow to stop her from talking.
I said my piece and sat down with my ears roaring.
Who told you that, she said, and I could hear that it was true.
I've a good telephone manner and nothing behind it.
My handwriting changes when I lie.
I yelled her name over the weir and it came back in bits.
They asked me to keep it brief so I left out what mattered.
I spoke for my brother because he couldn't, and then I couldn't stop.
I explained it badly and then I explained it worse.
I used the F word at my mother and it was like ringing a bell.
He listens with his eyes shut and I end up telling him everything.
I pinned a note to the fridge because I can't say it to their faces.
You can hear what she isn't saying from the hall.
`;

const thirdEye = `
I keep waking at 3.33 and there's a smell of oranges.
I knew it'd be a girl before the test did.
The dream had my old school in it but the sea came up to the desks.
When I laid the receipts side by side I could see the shape of the affair.
Something told me to look under the seat and there was the ring.
He's hiding something, it's in how carefully he folds the paper.
I thought of the song and a second later the radio played it.
It's funny, all my bosses have been called Anne.
I walked in and could tell straight off they'd been talking about moving.
I saw the accident in my mind a whole minute before the brakes.
I've noticed the headaches come the day before the letters do.
It's as though I've lived this afternoon already, even the wasp.
I stared at the stain until it turned into a map.
The numbers don't lie but they do wink.
I lay there between asleep and awake, and the answer walked in.
I've a theory about the missing socks and it involves Tuesdays.
I couldn't say why but I didn't want to shake his hand.
She reads faces, she told me my mother's name.
I imagine each of them as an animal and it's never wrong.
I've worked out that we only fight when the moon's nearly full.
Where did I get the idea that the house was yellow, it was never yellow.
I remember something that can't have happened.
Everyone looked at the magician's right hand and I watched his left.
I had a flash of him old, in a garden, with a stick.
The clue was in the commas.
My nan could tell you who was on the stairs by the way the cat sat.
I keep finding feathers.
It dawned on me in the queue that they're all afraid of her.
I could sense that the bridge was wrong, so I counted the bolts.
I'd been looking at it upside down.
I drew the same spiral again in the margin without meaning to.
I guessed the code, don't ask me how, my fingers just went there.
My mind's eye has a crack in it, I can't picture his face any more.
A coincidence, I said, the first nine times.
I get a buzzing behind my eyebrows when someone's about to lie.
I traced the family tree and there's a drowned boy in each generation.
I see it now, I'd been playing my brother's part.
In the dream I've got the key and there's no house.
I woke up certain that it was the left kidney.
The detective in me can't leave the teacups alone.
I suspect that I already know.
There's a rhythm to when he phones, I plotted it.
I thought I was watching her, but I was watching the mirror.
I can hear which note is going to be sour before it's played.
I daydreamed the whole report and then typed it out.
The cards came out the same, tower, moon, tower.
I puzzled over the photograph until I realised who was holding the camera.
If you stand back, all my mistakes are the same mistake.
Under hypnosis I gave the name of a street I've never heard of.
It's a small thing but he always blinks before the word honestly.
I was thinking in circles, and then I noticed the circle.
A voice in my head, not mine, said turn left, so I turned left.
I had an eerie sense of the house watching us measure it.
The pattern's plain enough, it's every other Christmas.
I forget names, but I never forget a colour, and hers has changed.
I closed my eyes and could see exactly where the wire was broken.
Some people hear thunder coming, I hear redundancies.
I used to know what the teacher would ask, I thought that everybody did.
It rhymes, his death and hers, the same ward and the same rain.
I wonder whether the dog's seeing what I'm seeing in that corner.
I looked up and for a second understood how it's all wired.
I've a memory of being in my pram and looking at the wires.
The graph dips at the exact week she came.
I put two and two together on the escalator.
I can't prove it. I never can. Ask me again in a month.
It was déjà vu, and then inside it a smaller one.
My eye kept going back to the third man from the left.
We'd both had the same nightmare and we only found out over the porridge.
I see faces in the curtains and lately they've turned round.
I wrote down my prediction and sealed it in an envelope.
The old maps show a path through our kitchen, that'd explain the draught.
I got a bad feeling off the wallpaper, and I know how that sounds.
I picked the horse because of the way the light fell on its name.
I dreamed the word for it, and it's in no dictionary.
Why does he say we when he's been living alone?
I could see three moves ahead, and then the whole board went clear as water.
I have a hunch it isn't the fuse.
It struck me that the clocks in that house are all kept five minutes slow.
I've visions when I'm tired, nothing grand, mostly doors.
I read the tea leaves for a joke and then stopped joking.
Between one step and the next I knew that she'd gone.
The thing that doesn't fit is the umbrella.
I picture my thoughts as birds on a wire and today there's a gap.
I looked through his window and saw my own life from the outside.
The recurring one is where I find another room behind the airing cupboard.
`;

const crown = `
I watched the dust turn in the light and had no opinion about it.
The bell went on long after anyone was pulling it.
I let the argument drift off like a boat nobody had tied.
There was snow on everything, and no me to shovel it.
I knelt because my legs did.
We were all humming, then no one was humming, it was humming us.
I've handed it over to whoever runs these things.
I looked up at the stars and felt the size of a crumb and safe as one.
It's in God's hands, my aunt says, and today I thought, well, whose else.
I sat in the empty chapel until the quiet had a weight.
The sea doesn't care and that's the kindness in it.
I no longer need to win the argument with death.
I breathed out and for a while there wasn't any next thing.
Nothing to forgive, nobody to do it.
The monks' chant goes up and the rafters carry on with it.
I was part of the crowd like a drop's part of the rain.
I gave up on the summit, and the whole mountain came and sat beside me.
He died at sunrise and the birds didn't stop.
I've stopped asking why and the question's stopped asking me.
I lay in the long grass and the sky fell upward for ever.
There's only this, I thought, the kettle and the window and this.
I fasted until I was clear as glass.
On the night ferry I stood at the rail and lost hold of my name.
It was all so beautiful that it didn't matter that it would end.
I lit a candle and let it burn for nobody in particular.
I came to the end of trying.
The desert took all of my thoughts and gave me one back, and it was only wind.
We held the silence between us like a bowl of water.
I'm not in charge of the tide, it turns out.
I wasn't praying so much as being prayed.
All those faces on the platform, and I couldn't see where one left off.
I unclenched, that's the only word I've got for it.
Dawn came up over the allotments as if it were the first one.
The old nun laughed and said there's no one to be saved, have a biscuit.
I float, I've given up on strokes, I just float.
The light in the hospital corridor was the same light as in the field.
I felt held by something that had no arms.
I'm ready, not sad, just ready, like a packed bag in a hall.
After the storm the lake was so still the mountains forgot which way was up.
Everything I'd carried I put on the ground, and the ground didn't mind.
We sang until we were a single throat.
I could have been the heron, there wasn't much in it.
It isn't peace exactly, it's what's there when you stop making war.
The incense rose, the old men bowed, and I bowed too, to what I couldn't say.
I walked the labyrinth barefoot and came out nobody.
There was mercy in the fog, it took the edges off us all.
The stars were there behind the day the whole time.
I was emptied out like a jug and it didn't hurt.
Being born, being buried, it's one door, my granny said, it swings.
I sat by the fire till the fire was sitting by the fire.
I've no plans, the river has them.
I thought of the millions asleep under the same moon and felt myself go thin.
I surrendered the keys, the car and finally the map.
The eclipse made pagans of the whole office.
The sound of the rain took my place.
Grace is what it was, before the fish fingers.
I looked into the newborn's eyes and something very old looked out.
There's a vastness in that old woman washing steps.
I used to want a sign, now I've got sparrows.
It was enough, the bench was enough, the cold was enough.
I watched my breath go out into the frost and not come back as mine.
The prayer wheel squeaks round and the mountains say the same.
I ceased to be a person with a bus to catch.
We scattered, we gathered, the tide went over our names.
Everyone on the ward, the dying and the cleaners, all in one gold light.
I can't describe it, it was like being remembered by the hill.
When I stopped struggling the water carried me.
What I'd called my life was a wave, and I could feel the sea under it.
I put my forehead to the mat and for once there was no list.
I've seen forty springs and today I saw spring.
There isn't a wall between the living and the dead, there's a curtain, and there was a breeze.
I was nothing, gloriously, for about the length of a hymn.
The universe is fourteen billion years old and I'm worried about a parking fine.
I felt a great yes go through the trees.
He chanted the names of the dead and it was all one name.
In the float tank I dissolved like a tablet.
I'd been clutching it so long that the letting go felt like falling and then like flying.
The clouds went over and I went over with them.
I'm at peace with not knowing.
I was a guest of the afternoon.
The gong swallowed all of our separate coughs.
Holy, I thought, of a puddle.
I stood in the river of pilgrims and there was no way to be lost.
I've laid down my tools, what's undone can stay undone.
`;

const soulStar = `
I sanded the joints until you couldn't tell the old oak from the new.
All my selves turned up for the photograph.
The last stitch went in at noon and I bit the thread.
I've taken the piano lid, the cot and the church door and made a bench of them.
My two trades have finally met, I'm binding books in boat leather.
I put the diary, the letters and the sketches into one volume with an index.
It's finished and it stands up.
My apprentice cut a perfect mitre, and I saw my old master in his elbow.
I've got both my mothers' names in my new signature.
The jigsaw had a piece gone, so I carved one.
The mosaic's up, every shop on the road gave a broken plate.
I used to be three people before breakfast and now I'm just one tired one.
I wrote the last line and it answered the first.
We pooled the tools, and built her a ramp.
I've threaded all his ties into a rug.
The soup has my Turkish side and my Yorkshire side in it and they get on.
I've made a kind of truce between the dancer and the accountant, we do the books in bare feet.
I fixed the accordion with bits from a hoover.
The film is cut, sixty hours of my family down to one.
I teach them knots, my father's knots, and they'll teach theirs.
We rehung the gate our grandfathers had made and it swings.
It took the whole village to raise the barn and by dark there it was against the sky.
I welded the swords, well, the scaffolding, into a climbing frame.
The scars, the stretch marks, the ink, it's a complete set.
I've catalogued forty years of seeds and labelled the drawers.
I glued the handle back, gold along the crack, and it pours better.
The bad years are in there too, they make the bass line.
I knitted the sleeves from his wool and the body from mine.
I've turned the cell block recipes into a restaurant.
The choir has the imam's son and the butcher, and they've found the chord.
I planed the door till it closed with a click like a kiss.
Everything I'd ever been sacked from came in useful today.
I restored the old wagon with my sons, a wheel each.
We stitched the two halves of the map along the border.
I put my first painting next to my last one, and they'd obviously been talking.
The greenhouse is made from the windows of our old school.
It's taken a lifetime to write a book this short.
I've a workshop with my grandfather's vice and my daughter's laser cutter.
I built the cradle, it's held together by pegs, there isn't a nail in it.
All the odd socks of my life, paired.
The patchwork's got a corner for everyone, even the ones who left.
I made peace with the girl I was and we've gone into business.
My students hung their work and it was like seeing my own hands forty times.
I've put the clock's innards back, and the chime came out sweeter.
The garden I've made has her herbs, his stones and my untidiness.
We recorded the last track with the broken piano and left the breakage in.
At seventy I can finally see what it was I'd been building.
I combined the two recipes and the cake stood up.
The code compiled, four years of weekends, and the little robot waved.
I wove the ribbon from her bouquet into the christening shawl.
It's whole, chipped and whole.
We opened the museum in the old mine with everybody's lamps.
I've sewn the badge of each job I had onto one jacket.
The engine's from one wreck and the body's from another, and it's taxed.
I'm a Sikh, a goth and a midwife and on Saturday I was all three at once.
I carved the names along the beam, with a space for the next ones.
I've been collecting glass from that beach since I was six and now it's a window.
I laid out the bones of the story on the floor and they walked.
The orchestra of pots is tuned.
I taught my granddaughter to graft, the new wood on the old root.
The loom, the laptop and the goat, it all pays for itself.
I finished my father's boat and rowed it to where he fished.
Every bit of the wreck has gone into this kitchen.
The last tile's in, and the fish has an eye.
I stopped hiding the sermon from the comedy.
My ex and my wife did the seating plan together.
The quilt's on the bed, all eleven houses I've lived in.
I wrote my memoir as a manual, and it's about boilers and it's about me.
I've joined the ends of the hedge I planted at twenty.
I made a drum from the barrel and the hide and my brother's belt.
The translation's done and both languages are still speaking to me.
We've put the statue back together and left the seams showing.
My left hand's caught up with my right.
I sign my work with the old name and the new one, hyphen and all.
I've passed on the round, the van and the ladder, and what I know about cats.
The rebuilt organ breathed in and we all stepped back.
I found a use for the broken ones.
I brought the farm, the city, the faith and the doubt, and sat them at one table.
The prototype works, it's ugly, and it's got six years of me inside.
I've mended the net and it's mostly mend.
I put a frame round the whole of it, and hung it in the hall.
The last shelf went up and the room became a library.
The kids painted it, the old men hung it, I only held the string.
I've become the kind of woman my tools would choose.
We cast the handle out of the melted trophies.
`;

function sentencesOf(chakra: number, sentences: string): LabelledPassage[] {
  return sentences
    .trim()
    .split('\n')
    .map((text) => ({ chakra, text }));
}

export const trainingSentences: readonly LabelledPassage[] = [
  ...sentencesOf(1, root),
  ...sentencesOf(2, sacral),
  ...sentencesOf(3, solar),
  ...sentencesOf(4, heart),
  ...sentencesOf(5, throat),
  ...sentencesOf(6, thirdEye),
  ...sentencesOf(7, crown),
  ...sentencesOf(8, soulStar),
];
