import type { Concept } from './chakras.ts';

/** Narrower situations, whose words say more about the chakra than the wide concepts can. */
export const chakraSituations: readonly Concept[] = [
  // Root
  {
    concept: 'a body that hurts at work',
    pull: { 1: 2.5 },
    words:
      "on my feet all day, off sick, sick pay, signed off, sick note, light duties, heavy lifting, strapped up, shift tomorrow, can't lift, can't bend, hurts to, put weight on, keep weight off, propped up, hobble, hobbled, limping, crawl, crawled, crawling, holding on to, hold on to the, hot to touch, swollen ankles, throbbing, throbs",
  },
  {
    concept: 'something found in the body',
    pull: { 1: 2.5 },
    words:
      'lump, growth, mole, shadow on the lung, abnormal, benign, malignant, mammogram, smear, screening, screened, ultrasound, ct scan, colonoscopy, keep pressing, under my skin, booked me in, referred me, waiting for results, all clear, checkup, check up, blood tests, ecg, wired me up, pacemaker, dialysis, transfusion, catheter, stoma, oxygen',
  },
  {
    concept: 'fear of being hurt',
    pull: { 1: 2.5 },
    words:
      "he knows where, doesn't know this address, new address, car outside, car stopped outside, engine running outside, sat on the floor till, lights off, didn't put the light on, held my breath, hid in, hiding under, under the table, under the bed, police came, called the police, rang the police, barricade, pushed the dresser, pushed the wardrobe, mugged, robbed, attacked, assault, assaulted, hit me, bruises, threw it at me, violent, violence, stalker, stalking, watching the house",
  },
  {
    concept: 'sleeping rough or in passing',
    pull: { 1: 2.5 },
    words:
      'sleeping in the car, sleep in the car, sleeping in my car, slept in the car, sleeping rough, slept rough, park bench, bus shelter, doorway, cardboard, night shelter, camp bed, camp beds, sleeping in, futon, airbed, bunk bed, floor to sleep, mattress on the floor, sharing a room, overcrowded, moved us, rehoused, caseworker, social worker, waiting list, points, band c, band b',
  },
  {
    concept: 'cold and heat of the body',
    pull: { 1: 1.5 },
    words:
      "shivering, teeth chattering, chattering, can't get warm, got warm, warm my hands, hands were blue, blue with cold, hypothermia, soaked through, wet socks, wet clothes, dry socks, thermal, layers, hat in bed, sweating through, heatstroke, sunstroke, dehydrated, thirst, thirsty, parched, gulped, gulping",
  },
  {
    concept: 'feeding a household on little',
    pull: { 1: 2 },
    words:
      "own brand, half a bag, half a bag of rice, last of the, bottom of the freezer, what's in the freezer, what's left, make it stretch, stretch to, stretch the, water it down, watered down, thin soup, second day, skip lunch, i'm not hungry i said, said i'd eaten, said i wasn't hungry, bigger portion, gave her mine, gave him mine, free school meals, school dinners, market closing, bruised fruit, bones for broth, ration, rationing",
  },
  {
    concept: 'nesting and settling',
    pull: { 1: 1.8 },
    words:
      'settle, settled in, settling in, feel at home, first night, our own front door, own front door, front door key, hung the curtains, doormat, put up shelves, put up a shelf, first meal in, four walls, feel safe, felt safe, finally safe, keep us safe, sheltered, burrow, den, nest, cocoon, cosy, snug, bolt the door, shut the door behind, grounded, ground under, solid ground, on solid ground, feet on the ground',
  },
  {
    concept: 'eating and the body weighed',
    pull: { 1: 1.5 },
    words:
      "meal plan, dietitian, dietician, anorexia, bulimia, purge, binge, skipped dinner, couldn't eat, can't eat, forgot to eat, no appetite, lost my appetite, fasting blood, clothes hang off, ribs showing, collar bones, bariatric, gastric, gluten, lactose, allergic, allergy, anaphylaxis, epipen",
  },

  // Sacral
  {
    concept: 'a spark with someone',
    pull: { 2: 3 },
    words:
      "his eyes on me, her eyes on me, looking at my, look at his hands, his hands, her hands on, his shoulders, her shoulders, his mouth, her mouth, his neck, her neck, his skin, her skin, his arms, forearms, sleeve rolled, rolled up sleeves, brushed against, brushed past, knee against, knee touched, touched my arm, touched my wrist, hand on my back, hand on my waist, waist, pulled me close, pulled me in, leaned in, leaning in, stood too close, can't stop thinking about, keep thinking about him, keep thinking about her, thinking about his, thinking about her mouth, weak at the knees, knees went, stomach flips, stomach flipped, heart skipped, fluttered, flutter, electric, electricity, spark, sparks, heat, hot, stare at, staring at his, staring at her, bed with, in his bed, in her bed, stayed over, morning after",
  },
  {
    concept: 'making for the pleasure of it',
    pull: { 2: 2.3 },
    words:
      "played with, messy, mess of, glue everywhere, paint everywhere, paint under my nails, paint on my, paint in my hair, covered in paint, fingers in, squish, squished, squashed, smudge, smudged, swirl, swirls, swirled, dripping paint, wet clay, slippery, splat, splatter, blob, blobs, cut out, cut up magazines, stickers, tissue paper, papier mache, puppet, puppets, limerick, haiku, love poem, making up songs, made up a dance, choreography, hours flew, hours went, forgot to eat lunch, lost in it, something poured, flowed out, couldn't stop making, couldn't stop drawing",
  },
  {
    concept: 'pleasure without excuse',
    pull: { 2: 2.5 },
    words:
      "delight, delicious, delight in, pleasure, pleasures, pleasurable, sensual, luxurious, luxury, lush, decadent, gorgeous, glorious, heavenly, yum, mmm, moan, moaned, groaned, purr, purred, sigh of, sighed, shut my eyes and, closed my eyes and, closed my eyes and tasted, one more, another one, just one more, can't get enough, couldn't get enough, more please, guilty pleasure, naughty, wicked, cheeky, filthy, rude, dirty laugh, drunk on, drunk, tipsy, woozy, hungover",
  },
  {
    concept: 'feelings in spate',
    pull: { 2: 2.5 },
    words:
      "cried at, cried over, cried in the, crying in the, cry in the, wept at, wept over, sobbed into, laughed until, laughed till, laughing until, laughing and crying, crying and laughing, from laughing to crying, tears to laughter, don't know why i'm crying, no idea why, for no reason at all, over nothing, about nothing, set me off, set off by, teary, tearful, cranky, snappy, grumpy, touchy, hot and bothered, temper, tantrum, strop, screamed into, screamed in the car, threw the, hurled, slammed the, hate everyone, hate everything, love everyone, all at once everything, wash over me, washed over, surge, surged, swell of, flood of, bubbling up, bubbled up, boil over, boiled over, simmer, simmering, churning, churned",
  },
  {
    concept: 'longing with no name',
    pull: { 2: 2 },
    words:
      "yearning, yearn, longing, long for, longed for, ache for, aching for, hunger for, hungry for, thirsty for, itch, itching for, something more, more than this, want more, wanted more, wanted everything, want everything, wanting, i want it, i want to be, i wanted to, can't have, shouldn't want, dare not want, unspoken desire, dream about him, dream about her, fantasy, fantasise, fantasies, imagine his, imagine her, daring, reckless, run away with, run off with",
  },

  // Solar plexus
  {
    concept: 'a will carried through',
    pull: { 3: 3 },
    words:
      "i kept going, kept at it, stuck at it, every single day, every day for, every morning at, without missing, not one gap, not missed a, days in a row, days without, weeks without, months sober, days sober, sober, no cigarettes, gave up smoking, gave up drinking, gave up sugar, cold turkey, timer, alarm set, set my alarm, set an alarm, up before, before anyone, before work, one more rep, one more lap, one more mile, didn't stop until, didn't quit, won't quit, never quit, i will not, i would not, i wasn't going to, i was not going to, i'm not going to, not losing, i am not losing, i refuse, refuse to, no way i was, over my dead body, try again, tried again, again tomorrow, start again tomorrow, back on monday, next time i, i'll be back",
  },
  {
    concept: 'asked to shrink',
    pull: { 3: 2.5 },
    words:
      "be nice, be polite, be quiet girl, good girl, good boy, too loud, too much, too pushy, too big for, know your place, know my place, who do you think you are, getting above, above myself, above my station, sit down love, smile love, sweetheart he said, talked down, talk down to, spoke over, spoke to my husband, looked past me, ignored me, over my head, as if i were a child, like a child, like i was stupid, like i was a child, made to feel, made me look, laughed at me, laughed at my, mocked, mock, sneer, sneered, sniggered, rolled his eyes, rolled her eyes, stupid, not clever enough, not good enough, never amount, you'll never, said i couldn't, said i'd never, told i couldn't, told i'd never, thinks i can't, think i can't",
  },
  {
    concept: 'taking up room',
    pull: { 3: 2.7 },
    words:
      "took my place, my seat, my chair, head of the, front row, my own room, my own desk, my own business, my own shop, my own flat, my own keys, my own way, own decisions, own choices, my decision, my say, have my say, my rules, my call, up to me, it's up to me, nobody's business, none of their business, don't need his, don't need their, without him, without them, without help, all by myself, by myself, on my own, single handed, drove myself, paid for it myself, paid it back, paid back, my own wages, opened an account, my own account, changed my name, kept my name, signed my name, put my name, say my name, call me, called me by, introduce myself, introduced myself, cut my hair, shaved my head, wore what i",
  },
  {
    concept: 'rank and command',
    pull: { 3: 2.3 },
    words:
      "orders, give orders, took orders, sergeant, officer, army, recruit, foreman, gaffer, chairman, chairwoman, chairperson, governor, governors, minister, mayor, principal, prefect, head boy, head girl, team leader, shift leader, shift manager, crew, squad, platoon, staff under me, report to me, run the place, runs the place, ran the place, running the place, run the meeting, boss around, bossed around, bossed about, told what to do, do as i'm told, did as i was told, do as you're told, overrule, overruled, sack him, sacked, fired, demoted, disciplinary, warning letter, grievance, overtime refused, clipboard, lanyard, uniform, badge, stripes, trophy cabinet",
  },
  {
    concept: 'heat before the act',
    pull: { 3: 2 },
    words:
      'my heart hammering, hammering, heart in my mouth, legs like jelly, legs were water, shaking but, i was shaking but, hands were shaking, hands shook, palms sweating, sweaty palms, dry mouth, deep breath and, took a deep breath, counted to three, on three, before i could talk myself out, before i lost my nerve, lost my nerve, lose my nerve, bottled it, bottle it, chickened out, chicken out, plucked up, nerve to, nerves, nervous, knocked on his door, knocked on her door, walked up to, stood at the front, up on stage, start line, starting line, starting gun, whistle blew, kick off, deadline midnight, pressed submit, clicked submit, clicked send, booked it, booked the, signed up for, put my hand up, my hand up, raised my hand',
  },
  {
    concept: 'the outcome of a contest',
    pull: { 3: 2.5 },
    words:
      'came first, came second, came third, came last, first place, second place, top of the class, top of the, runner up, beat the, beat my, beat me, beat them, we won, we lost, i won, i lost, won by, lost by, lost the match, won the match, lost the vote, won the vote, result, results day, ranking, leader board, leaderboard, promoted, promotion, relegated, medal, rosette, certificate, cup, gold, silver, bronze, world record, record, previous best, faster than, stronger than, better than, quicker than, smarter than, up against, versus, battle, battled, battling, war with, wage war, conquer, conquered, crush, crushed, smashed it, nailed it, aced, aced it, thrashed',
  },

  // Heart
  {
    concept: 'signs of the one who is gone',
    pull: { 4: 3 },
    words:
      'still buy, still set, still lay, still make, still save, still turn, still expect, still call, still ring, still say goodnight, still tell him, still tell her, still hear him, still hear her, still there, still on the hook, still in the, still has his, still has her, toothbrush, reading glasses, walking frame by, cardigan, dressing gown, his mug, her mug, his cap, her scarf, his shirt, his shirts, his side, her side, her pillow, his pillow, his bed, her bed, sleep on his side, his place at, her place at, last thing he, last thing she, last time i saw, last christmas, first christmas, first birthday without, first year, a year since, a year ago today, months since, fourteen months, since the funeral, after the funeral, order of service, headstone, scattered, scatter, ashes, wreath, daffodils, on his grave, on her grave, visit him, visit her, talk to him, talk to her photo, photograph of him',
  },
  {
    concept: 'small hands and sleeping children',
    pull: { 4: 2.5 },
    words:
      "fell asleep on, asleep on my shoulder, asleep in my arms, in my arms, little hand, small hand, tiny hand, tiny fingers, little fingers, little feet, cold feet, forehead on, bedtime story, bath time with, night light, tucked them, tooth fairy, first steps, first word, first day of school, school photo, outgrown, outgrew, grown up so, growing up so, won't be little, won't last, last time he, last time she, plaits, pigtails, dribbling, dribble, milk teeth, teddy, blankie, comforter, crawled into bed, climbed into my bed, climbed in with, pressed against me, warm against, weight of him, weight of her, smell of his head, top of his head, top of her head",
  },
  {
    concept: 'care across a bedside',
    pull: { 4: 2.5 },
    words:
      "bedside, by the bed, by his bed, by her bed, hospital chair, visiting time, visiting, visitors, chemo ward with, sat with him, sat with her, held on to her, held on to him, her hand in, his hand in, squeezed, squeeze, spooned, spoon to his, moistened his lips, wet his lips, shaved him, shave him, cut his nails, did her nails, painted her nails, washed his, washed her, dressed her, dressed him, buttoned, button, buttons, zip her, zipped him, wheelchair out to, pushed her chair, pushed him round, wheeled, took her out, remembers, doesn't remember me, knows my voice, knows i'm hers, lit up when, face lit, lights up when, eyes lit",
  },
  {
    concept: 'meeting and parting',
    pull: { 4: 2.3 },
    words:
      "met me at, met her at, met him at, came to meet, waiting at the, ran to me, ran towards, ran at me, ran up and, waved off, waved goodbye, wave goodbye, wouldn't let go, let go of my hand, held on, holding on to each other, clung, clinging, cling, kissed goodbye, kiss goodbye, see you soon, until next time, last hug, one last, moved away, moved abroad, moving away, emigrated, deployed, posted overseas, long distance, two years apart, hadn't seen her, hadn't seen him, haven't seen her, haven't seen him, after all that time, after so long, knew her at once, older than i, got so thin, hair gone grey",
  },
  {
    concept: 'being let in by others',
    pull: { 4: 2.2 },
    words:
      'made room for, made room, made space for, moved over, shuffled along, pulled up a chair, set a place, laid a place, extra place, extra chair, extra plate, eats with us, stays for tea, stayed for tea, come in they said, come in she said, come in he said, brought cake, brought flowers, brought biscuits, left at my door, left on my step, on my doorstep, on the doorstep, no note, jar of, batch of, tupperware, lasagne, their dishes, whole street came, everyone came, they all came, turned up for, turned up with, came to help, helped carry, helped us, looked in on, knocked to see, knocked on my door, keep an eye on, walked with me, walk her home, walk me, arm in arm, shoulder to shoulder, hand on my shoulder, hand on his shoulder, hand on her shoulder',
  },

  // Throat
  {
    concept: 'the mouth that will not',
    pull: { 5: 3 },
    words:
      "stammer, stammered, stammering, stutter, stuttered, stuttering, tongue tied, tongue wouldn't, throat tight, throat went tight, throat tightened, throat closed up, throat hurt, sore throat, choked, choke, choked up, choked on, words stuck, stuck in my, stuck in the throat, wouldn't come, wouldn't come out, couldn't get it out, couldn't get a word, couldn't get the words, get the words out, no sound came, nothing came out, no voice, lost my voice, without a voice, voice gone, whispering, croaked, creaked, squeak, squeaked, swallowed hard, gulped it back, clamped my mouth, clenched my mouth, lips together, pursed, sealed, zip it, cleared my throat, clear my throat, coughed instead",
  },
  {
    concept: 'what it was that one said',
    pull: { 5: 2.7 },
    words:
      "i just said it, i said it, said it again, say it again, said it twice, said it straight, said it just like that, just like that i said, and out came, out came, it just came out, came out of my mouth, came out wrong, heard myself say, heard myself, hear myself, my own voice, sound of my voice, voice on the recording, in a voice i, voice i didn't, loud and clear, at the top of my, in front of everyone i said, stood up and said, said my piece, spoke my mind, speak my mind, spoke the truth, spoke first, word for word, those words, these words, the words, that word, the word, a word, three words, eight words, one word, one sentence, the sentence, whole sentence, my sentence, full stop, comma, out of my mouth, put into words, put words to, in plain, straight to his face, to her face, to his face, to their faces",
  },
  {
    concept: 'knowing and keeping mum',
    pull: { 5: 2.7 },
    words:
      "we both know, both know, everyone knows, everybody knew, everyone knew, they all knew, nobody mentions, no one mentions, nobody mentioned, nobody asks, nobody asked, never asked, never asks, we never speak of, not spoken of, don't speak of it, go on as if, went on as if, as if nothing, act as if, like nothing happened, keep it from, kept it from, kept from, keeping it from, keep the secret, kept the secret, tell no one, told no one, told not to tell, promised not to, sworn to, between us, cover up, covered up, cover for him, whistleblowing, auditor, figures were wrong, fudge, fudged, spin, official version, the story we tell, the version i tell, my version, left out the, leave out the, leave that out, left that out, skip over, talk round, talked round, talking round, go round it, beat about the, dodge, dodged, dodging, avoid the question, avoided the question, change the subject",
  },
  {
    concept: 'writing it to someone',
    pull: { 5: 2.3 },
    words:
      "letter to, a letter, the letter, that letter, my letter, sealed it, posted it, never posted, didn't post, in the drawer, dear dad, dear mum, dear sir, dear john, yours sincerely, kind regards, love from, p s, typed it, type it, typed out, typed and, deleted it, deleted the, delete it, backspaced, thumb over, finger over, hover, hovered, hovering, press submit, pressed submit, pressed delete, three dots, typing, seen, left on read, on read, unread, blue ticks, no reply, didn't reply, haven't replied, reply to, replied to, wrote back, write back, writes back, voice message, voice messages, voicemail to, caption, headline, obituary, obituaries, review of, complaint form, testimony, gave evidence, for the record, on the record, off the record, quoted, quote me, misquoted, minutes of the meeting, essay, essays, manifesto",
  },
  {
    concept: 'between languages',
    pull: { 5: 2.7 },
    words:
      "in english, in spanish, in arabic, in polish, in french, in german, in welsh, in irish, in tamil, in punjabi, in urdu, in hindi, in turkish, in portuguese, in italian, in chinese, in mandarin, in cantonese, in my language, in her language, in his language, my language, her language, second language, first language, native language, own language, mother tongue, broken english, bad english, learning to speak, learn to speak, speaks no, doesn't speak english, no english, translates, translate for, translating for, translated for, interpreter, no word for it, no such word, means both, same word, word means, word for, past tense, verb, verbs, accent, my accent, pronounce my name, mispronounce, mispronounced, spell my name, spelt, spelled, alphabet, signing, bsl, sign for, subtitles, dictionary, phrasebook, duolingo, lesson in",
  },
  {
    concept: 'being heard or not',
    pull: { 5: 2.5 },
    words:
      "nobody heard, no one heard, didn't hear, can't hear, couldn't hear, hear the, heard the, heard him, heard her, heard it, hearing, wouldn't listen, doesn't listen, didn't listen, not listening, isn't listening, really listened, listened to me, listens to me, listen to me, listening to me, she listened, he listened, ear to, all ears, deaf ears, talk to myself, talking to myself, talk to the, talk to a wall, to the wall, to the dog, to the dial tone, answer machine, interrupt, interrupts, interrupted, finish my sentence, finish my sentences, finishes my sentences, let me finish, let me speak, get a word in, talk over, turned the volume, turned it down, lowered my voice, lower my voice, raise my voice, raised his voice, hush, hushed, shush, shushed, sshh, tutted, tut, went quiet, gone quiet, dead quiet, room went quiet, room went silent, whole table went, could have heard, you could hear, hear a pin, awkward pause, long pause, a gap",
  },

  // Third eye
  {
    concept: 'the dream and its furniture',
    pull: { 6: 3 },
    words:
      "dreamt i, dreamt of, dreamt that, dreamed i, dreamed of, dreamed about, dreamt about, dream about a, dream again, dream again last, the dream, a dream, had a dream, had the dream, dream where, dream i, dream had, dream was, last night's dream, in it i, in it there, when i woke, i woke, woke up with, woke with, woke and, before i woke, wake up before, waking, on waking, half awake, notebook by the bed, pad by the bed, pad beside the bed, write them down, wrote it down before, extra floor, another room, other rooms, stairs that, staircase, banister, door at the end, under the end door, corridor, hallway that, house again, train again, the sea again, drowned house, teeth, being chased, running but, fish in, talking fox, dead father came, came to me in, visited me in",
  },
  {
    concept: 'knowing with no reason',
    pull: { 6: 3 },
    words:
      "i just had, i had a feeling, had this feeling, get this feeling, i get this, get a feeling, feeling stupid, for no good reason, can't say why, couldn't say why, can't tell you why, couldn't tell you why, couldn't tell you what, don't ask me how, no idea how i knew, can't explain it, couldn't point to, couldn't put my finger, put my finger on, nothing to go on, no grounds, on what grounds, asked for my reasons, reasons and i had none, how come i knew, i knew he, i knew she, i knew it, i knew the, i knew that, i knew something, i know i know, i've known since, known since, she knew, he knew, already known, some part of me knew, part of me knew, my body knew, my bones, in my bones, in my water, a tilt, tilt, tilted, tingle at the back, prickling, went cold, cold feeling, cold went, shudder, shuddered, stomach dropped, stomach went, something in me went, something went nope, something said, something told, something told me, voice said, little voice, small voice, a voice in my head, alarm bell, alarm bells, red flag, red flags, off about, wrong about, odd about, funny about, not quite right, isn't right, not right about, doesn't add up, didn't add up, adds up, add up, too good, too clean, too neat, smell a rat, fishy",
  },
  {
    concept: 'what came of the hunch',
    pull: { 6: 2.7 },
    words:
      'turned out to be, it turned out, turns out, sure enough, and there it was, there it was, and there he was, and there she was, there they were, lo and behold, an hour later, ten minutes later, the next day, next morning, that same evening, on the dot, exactly as, exactly what, exactly the, exactly where, exactly like, just as i, just like i, like i said, told you, i told my, told them it, eighteen months later, a week later, afterwards we found, later we found, found out later, it was in the paper, all in the paper, on the news, and it rang, it rang, phone rang, rang at, bell would ring, knock came, was right, been right, proved right, never wrong, always right, right every time, out of ten, out of five, times out of',
  },
  {
    concept: 'the same thing again',
    pull: { 6: 2.8 },
    words:
      "again last night, again and again, there it is again, there it was again, that again, same again, the same one, the same man, the same woman, the same coat, the same thing, same words, same tune, same dream, same corner, same spot, same place, same face, same mistake, same story, same shape, same look, it's always, always the same, every seven, every third, every second, every other, every thursday, every tuesday, every friday, every full moon, each time i, each time it, whenever i, whenever she, whenever he, twice in, three times in, four times in, five times, nine times, times this, times since, keeps coming, keeps turning up, kept turning up, keep finding, keep noticing, keep meeting, keep choosing, keep doing, kept coming up, cropping up, over again, all over again, like clockwork, by the calendar, went through the calendar, went through old, looked back through, old calendars, old diaries, read them all, all of them had, all three, all five, all born, all left, all died, runs in the family, in our family, the women in my family, the men in my family, the women in our",
  },
  {
    concept: 'seeing how it fits',
    pull: { 6: 2.5 },
    words:
      "saw the whole thing, saw the whole, the whole board, whole pattern, whole shape, big picture, bigger picture, all the lines, all pointed, pointed the same, faced the same way, turned and faced, lined up, line up, side by side i saw, laid out the dates, laid them side, if you look at it, if you stand back, stand back and, stood back and saw, when you look, look long enough, look closely, looked closer, looked again, look again, looking at it wrong, upside down, inside out, back to front, opposite, reverse, mirror image, vase and, like one of those pictures, magic picture, suddenly i could see, suddenly it, all at once i, in a flash, flash of, came to me, it came to me, came on the bike, came in the shower, in the shower it, while i was peeling, between one, it arrived, arrived, landed, fell open, fell into, lit up, it was obvious, so obvious, how had i not, how did i not, never seen it before, hadn't seen it, had been there all along, all along, the whole time, in plain sight, under my nose, missing piece, the missing, what was missing, the gap, the thing that doesn't, doesn't fit, didn't fit, the odd one, explains why, that explains, that's why, so that's why, the reason is, because of that, cause and effect",
  },
  {
    concept: 'reading people and signs',
    pull: { 6: 2.5 },
    words:
      "you can tell, can tell by, can tell from, could tell from, could tell he, could tell she, tell from the way, from the way, it's in the way, by the way she, by the way he, by how, in how, how she holds, how he holds, how she says, how he says, how she said, the way she says, the way he says, the way she said, the way he said, the way they, the way the cat, the way the birds, blinks, blinked, twitch, twitched, flicker, flickered, tell tale, gives it away, gave it away, giveaway, read the signs, read the cards, in the cards, in the cups, coffee grounds, leaves in the cup, the cards, a spread, the hanged man, the tower, planets, retrograde, numerology, palm, aura, energy in the room, energy off, vibe, vibes, atmosphere in the house, cold spot, presence in the room, someone behind me, somebody behind me, watching me, shadow that, out of the corner, something moved, magpies, one magpie, owl, black cat, crows, raven, fox, moth, robin, white feather",
  },
  {
    concept: 'the mind looking at itself',
    pull: { 6: 2 },
    words:
      "in my head there, in my head, at the back of my mind, back of my mind, my mind keeps, my mind goes, my brain, my thoughts, train of thought, thought about thinking, thinking about why, i wonder why, i wonder if, i wonder whether, makes me wonder, made me wonder, wonder what it means, what does it mean, what it means, what it meant, means something, mean something, meant something, must mean, symbolise, symbolic, metaphor, as if it were a sign, is it a sign, am i imagining, imagining things, i imagine, imagined the, i picture, i pictured, i can see it, i could see it, can still see, see it clearly, i see myself, i saw myself, photographic, memory of a, memory that isn't, never happened, did it happen, did i dream, real or, was it real, not real, like a film, like a movie, in slow motion, replay, replayed, replaying, rewind, rewound, go over it, going over it, turn it over, turned it over, turning it over, piece it together, pieced it together, theory is, my theory, hypothesis, test it, tested it, experiment to see, what are the odds, probability, statistically, rational, rationally, scientific, logical, logically, superstitious but, i'm not superstitious, not a fanciful, don't believe in that, i don't believe in",
  },

  // Crown
  {
    concept: 'the effort that stops',
    pull: { 7: 3 },
    words:
      "stopped fighting, stopped fighting it, stopped trying, stopped trying to, stopped wanting, stopped hurrying, stopped counting, stopped asking, stopped holding, stopped gripping, stopped clinging, stopped pushing, stopped planning, stopped praying for, stopped steering, stopped swimming, gave up trying, gave up fighting, gave up on, gave in to it, gave myself up, gave myself over, i'm done now, done fighting, let it shake, let it happen, let it come, let it go by, let them have, let him go, let her go, let the, let my, let myself, letting it, letting the, letting myself, didn't fight it, didn't resist, didn't hold, didn't try, wasn't trying, not trying to, no trying, hold nothing, held nothing, hands open, open palms, palms up, opened my hands, my fingers opening, unclenching, put it down, put down the, putting it down, set it all down, laid it down, lay back, lay down in, leaned back into, sank into, sinking into, fell back, falling, fell into it, carried by the, held up by, the water held, holds me up, held me up, in its own time, by itself, by themselves, of its own accord, it's being done, without me, nothing i did, nothing i do, out of my hands, wasn't mine, never mine, isn't mine, not mine to, on loan, borrowed, take me or leave me, what will be, as it should be, as it is, just as it is, simply so, is what it is, i don't mind, didn't mind, don't ask for, didn't ask for, needed nothing, need nothing, nothing missing in, nothing left to do, nothing that needed, nothing needed, no need to, no need for, whatever happens next",
  },
  {
    concept: 'no one there to have it',
    pull: { 7: 3 },
    words:
      "where i ended, where i end, where i stopped, where i began, where one ended, who was who, whose it was, whose garden, whose breath, whose hand, couldn't tell which, can't tell which, couldn't tell where, couldn't tell you where, couldn't have told you, couldn't have said, couldn't find the join, no join, no gap, no seam, no line, no up, no down, no walls, no path, no edges, no names, no name, no name for it, no me, no i, no self, no one left, nobody left, no one to be, nobody to be, nobody standing, nobody singing, not anybody, wasn't anybody, wasn't anybody's, wasn't a, i wasn't a, i wasn't any, wasn't there any, wasn't any such, any such thing, forgot i had a, forgot i was, forgot my own, forgot the, forgot everything, forgot to be, i was the, i was all of, i was it, i was only the, i was in it, i was in the tree, i was part, part of it all, part of all, part of the, in all of it, in everything, all of it was, everything was, everything else, everyone was, every one of them, all of them, all of us, each of them, one thing, one body, one breath, one voice, one animal, one great, one big, one long breath, the whole world, the whole sky, whole valley, same breath, same water, same light, same sky, same sun, breathing together, in time with, beat as one, thousands of us, hundreds of us, fifty thousand, forty of us, strangers all, a total stranger, total strangers, not separate, separateness, a separate",
  },
  {
    concept: 'vastness looked into',
    pull: { 7: 2.5 },
    words:
      'stars like that, stars came out, full of stars, so many stars, under the stars, all those stars, all that sky, all that up there, all that space, all that light, all that snow, all that water, the sky was, sky and, the sky above, sky went, the whole sky, the light was, light came through, light on the water, sun came through, sun came up, sun went down, sun coming through, first sun, morning on every side, the morning was, at dawn, before dawn, at sunrise, at sunset, at dusk, at first light, the sea was, the sea and, the sea is, out at sea, far out, in the swell, ears under, on my back in the water, floated on my back, float on my back, middle of the lake, the lake was, the desert, the mountain, on the mountain, on the summit, top of the hill, on the hill, on the moor, on the ridge, in the forest, in the woods, among the trees, the trees and, the tree and, the wind in, the wind dropped, the wind went, the snow, in the snow, snow coming down, coming down on all, the fog, the mist, the mist came, inside a cloud, in the white, white on white, so large, so vast, so big, so wide, very large, very wide, enormous, bigger than, larger than, older than, out there, up there, beyond the, above the, far below, tiny below, very small, so small, smaller than, small and, a speck',
  },
  {
    concept: 'the hush',
    pull: { 7: 2.5 },
    words:
      "so quiet, very quiet, quiet inside, big quiet, the quiet, quiet came, the hush, a hush, such a hush, stillness, the stillness, so still, very still, all still, sat still, no sound, no sound at all, not a sound, nobody spoke, no one spoke, nobody said a word and it, nobody moved, no one moved, didn't want to move, time went, time stopped, time had, hours or minutes, ninety minutes, twelve seconds, three minutes, a few seconds, for a second, for a moment, for that moment, for a while, after a while, lasted till, lasted a, then it went, and it went, then it was gone, came back to myself, came round, came to, was myself again, i was myself, back again, back in my, didn't want to come back, hadn't wanted to come back, sorry to be back, cried and i don't, crying i don't, laughing no, kept laughing, laughed and, i laughed, tears came, tears ran, tears running, wet face, my face was wet, face wet, the nearest i've, nearest i've been, closest i've, let in, let in on, like being let, like being held, felt held, being held, held by, looked at by, seen by, met by, i can't explain, couldn't explain, can't describe, can't put it, know how it sounds, how to say this, no words for, what would you say, how would you say",
  },
  {
    concept: 'rites',
    pull: { 7: 2.5 },
    words:
      "good friday, easter morning, christmas eve service, midnight mass, ash wednesday, palm sunday, eid prayer, friday prayers, diwali lamps, puja, aarti, seder, yom kippur, kaddish, vigil, wake through, procession, candles passed, lit the candle, lit a stick, offering, offered, flowers on the altar, ring of, in a ring, in a circle, holding a circle, joined hands, hands joined, anthem, the anthem, everyone sang, we sang, we all sang, they sang, sang it in, sang together, the drums, drum circle, sweat lodge, ayahuasca, mushrooms, ceremony, ceremonies, ritual, rituals, baptised in, holy water, font, crossed myself, sign of the cross, bowed my head, heads bowed, forehead to the, forehead on the ground, on our knees, name of god, names of god, thank god, talk to god, god and i, god or whatever, whatever it is, whoever is there, whatever's there, higher power, hand it over, twelve steps, serenity prayer, aa, in the rooms, quaker, quakers, meeting for worship, buddhist, hindu, muslim, christian, catholic, jewish, sikh, temple bell, the bell, a bell, bells, bell rang, organ notes, cloister, hermit, hermitage",
  },
  {
    concept: 'letting the dead and the plan go',
    pull: { 7: 2.2 },
    words:
      "when the breath, breath went out, breath stopped, last breath, stopped breathing, opened the window to let, let her out, let him out, window open for, door left open, round the bed at dawn, died at dawn, died in the night, and it wasn't sad, it wasn't sad, wasn't sad, i wasn't sad, not sad, i was not sad, wasn't afraid, i wasn't afraid, not afraid, wasn't scared, no fear, no longer afraid, stopped being afraid, not frightened any more, light as anything, so light, felt light, i felt light, lighter than, like a weight, weight went, weight lifted, lifted off, free of, freed, freedom, relief, what a relief, enormous relief, biggest relief, no plan, plan gone, plans gone, the plan went, all my plans, my whole plan, all of it gone, everything gone, lost everything, lost it all, nothing left, had nothing left, emptied, emptied out, empty shed, empty hands, empty and, ruins, burned down and, after the fire, after the flood i, airport shut, cancelled everything, train stopped, stuck for, nothing to do but, nowhere to go, nowhere to be, nobody waiting, no one waiting, nothing expected",
  },

  // Soul star
  {
    concept: 'one thing made from many',
    pull: { 8: 3 },
    words:
      "made from, made of, made out of, made it from, made it out of, built from, built out of, built it from, from bits, from scraps, from the old, from what was left, out of scraps, out of bits, from all the, out of all the, from each, one from each, a piece of each, a piece from, piece of everyone, bit of everyone, something of everyone, everybody's, everyone's, from every, from three, from two, three different, six different, different trees, different woods, different wools, all different, none of them match, none match, doesn't match, odd socks, mismatched, half from, half of it, the other half, one half, both my, both our, both their, both sides, two sides, two sets of, two kinds of, my mother's and, my father's and, hers and, his and mine, her half, his half, next to the, next to that, next to each, beside the other, in one piece, in one place, in one go, in one book, under one, into one, as one piece, all in it, all in there, is in it, isn't in it, in it somewhere, everything in it, in there too, got in, went in, goes in, put it all in, put them all, all of them in, all of it in, the lot of them, the whole lot",
  },
  {
    concept: 'the moment it holds',
    pull: { 8: 3 },
    words:
      "it holds, it held, it's holding, it fits, it fitted, it went in, slid in, slid home, slotted, locked, it locked, it closed, it closed like, it stood, it stood up, stands up, it stands, it works, it worked, it goes, it runs, it ran, it rings, it rang true, it sang, it floats, it plays, it opened, it turned, fired first time, first time it, came on, lit first time, made the sound, tuned, in tune, knocked on the bottom, water tight, watertight, doesn't leak, leaks a touch, not a gap, not a stone left, nothing left over, no bits left, stood back, stepped back, sat back and, sat there looking, sat and looked, sat patting, patted it, run my hand, ran my hand, run my palm, ran my palm, ran my thumb, couldn't see the join, can't see the join, you can see the join, you can see both, where it was mended, where it broke, where it cracked, hung it up, hung it on, put it on the wall, put it on the table, on the wall now, on the shelf now, on the table now, we ate off it, sat down at it, wore it, wore it to, rode it, rowed it, launched, sailed, opened the doors, opening, on the night, applauded, took a bow",
  },
  {
    concept: 'the years it took',
    pull: { 8: 2.7 },
    words:
      "took me, took us, took him, it's taken, has taken me, it took three, it took eleven, it took nine, it took the whole, took all, all winter, all summer, whole winter, whole summer, three winters, two summers, nine years, eleven years, twelve years, sixteen years, thirty years, forty years, sixty years, a lifetime, half a lifetime, my whole life, all my life, since i was, from when i was, from the first, the first one, to the last, number thirty, the last of, the last bit, the last chapter, the last page, the last line, the last stitch, the last tile, the last piece, the last box, the last coat, nearly there, nearly finished, almost done, almost finished, finished at, finished it, finished the, i finished, i've finished, we finished, we've finished, it's finished, it's done, it was done, is done, the boat's done, is complete, at last, finally, bit by bit, a bit at a time, one at a time, slowly, row by row, brick by brick, stitch by stitch, page by page, stone by stone",
  },
  {
    concept: 'a life seen as one',
    pull: { 8: 3 },
    words:
      "as one woman, as one man, one woman, one man, one life, one story, same woman, same man, the same person, one person, one self, all the one me, all one me, whole me, whole of my, all of it me, all of that is me, who was there the whole time, every age i, at every age, when i was six and, the six year old, little girl i, little boy i, teenage me, younger me, old self, former self, former life, former lives, past lives, all my lives, my lives, two lives, double life, three lives, four people, three people, two people, different people, different person, different versions, keep them apart, kept them apart, kept separate, kept them separate, in different rooms, in separate, separate boxes, separate drawers, two folders, two diaries, two wardrobes, two names, two passports, don't have to choose, stopped choosing, not choosing, stopped hiding, no longer hide, nothing to hide, out in the open, met for the first time, had never met, they'd never met, never met before, same table, same room, same party, same shed, on the same page, at the same wedding, in the same breath, all at the table, everybody's on, everybody on it, nobody had to leave, no one had to leave, room for all, room for everyone, place for everyone, even the drunk, even the angry, even the bits, even the bad, even him, even her, useful after all, what it was all for, what it was for, it was all for, turns out i needed",
  },
  {
    concept: 'crafts joined to a second trade',
    pull: { 8: 2.3 },
    words:
      "used to be a, i used to be a, trained as, trained as a, i was a nurse, i was an engineer, former, retired, in my old job, my old job, my old trade, old trade, same as doing, same hands, the same skill, same muscles, what i learned as, learned in the, learned from my, taught me to, he taught me, she taught me, my hands know, my hands still, hands still know, hands remember, i know how to, knew how to, turned my hand, put my hand to, i can do that, and i can also, i write code, i keep bees, i keep goats, i play, by trade, a carpenter, a joiner, a potter, a weaver, a builder, a baker, a welder, a seamstress, a tailor, a blacksmith, a printer, a bookbinder, a gardener, a luthier, a cook and, a nurse and, an engineer and, a doctor and, priest and, repair café, repair cafe, men's shed, allotment society, community kitchen, community choir, community play, street party, mural on, whole street, the old factory, the old chapel, the old mill, the old school, converted, convert the, do up, doing up, did up, renovate, renovated, renovating, refurbish, restored",
  },
];
