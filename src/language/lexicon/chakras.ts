import type { Chakra } from '../../practice/kingdoms.ts';

/**
 * A concept of everyday life and the words by which prose shows it. What a concept says of the chakra begins with
 * `pull`, a judgement, and is then corrected by labelled passages (see `docs/offline-writer.md`).
 */
export interface Concept {
  readonly concept: string;
  /** How strongly it speaks for which chakra, 0 to 3; none where that is left to the passages. */
  readonly pull: Partial<Record<Chakra, number>>;
  /** Words and phrases, parted by commas. */
  readonly words: string;
}

export const chakraConcepts: readonly Concept[] = [
  // ------------------------------------------------------------------ 1 Root: safety, the body, home, survival
  {
    concept: 'rent and ownership',
    pull: { 1: 3 },
    words: `rent, landlord, landlady, mortgage, lease, tenant, tenancy, eviction, evict, deposit, guarantor, letting agent, housing
      benefit, council list, housing list, council house, bailiff, repossess, homeless, shelter, hostel, squat, temporary accommodation,
      sofa surfing, sleeping bag, tent, caravan, roof over, somewhere to live, nowhere to go, place to stay, notice to quit, two months notice`,
  },
  {
    concept: 'heat and cold of a house',
    pull: { 1: 2.5 },
    words: `boiler, radiator, heating, heater, thermostat, gas, electric, meter, prepay, fuse, power cut, power went, generator, candles in
      the drawer, firewood, woodpile, stove, stoke, chimney, log, coal, insulation, draught, draughty, damp, mould, leak, leaking, drip,
      pipes, burst pipe, plumber, frost, freezing, frozen, shiver, cold, degrees, blanket, hot water bottle, coat on indoors, gloves, thermals,
      radiators, immersion, gas bill, electricity bill, smart meter, kindling`,
  },
  {
    concept: 'shell of a house',
    pull: { 1: 1.5 },
    words: `roof, ceiling, wall, floorboards, foundation, cellar, basement, attic, loft, gutter, tiles, stairs, doorstep, threshold, porch, fence,
      brick, plaster, crack in the wall, subsidence, window frame, shutters, front door, back door, corridor, ground floor, upstairs, bedroom, spare room,
      house, flat, apartment, bungalow, new place, old place, moved in, move in, moving in, unpack, unpacked, boxes, furniture, mattress, duvet, sofa`,
  },
  {
    concept: 'locks and watchfulness',
    pull: { 1: 3 },
    words: `lock, locked, bolt, deadbolt, chain on the door, key in the lock, keys between, check the door, checked the door, double check, padlock,
      alarm, burglar, break in, broke in, broken into, intruder, footsteps, followed me, following me, behind me, crossed the road, looked over my shoulder,
      stranger, prowler, peephole, curtains closed, security light, cctv, neighbourhood watch, safe, unsafe, safety, danger, dangerous, threat, threaten,
      restraining order, refuge, panic button, pepper spray, hide the knives, get out alive, escape route, emergency exit, torch, bag packed by the door`,
  },
  {
    concept: 'war and disaster',
    pull: { 1: 2.5 },
    words: `siren, shelling, bomb, bombs, rocket, drone, missile, soldier, checkpoint, border, smuggler, refugee, asylum, camp, evacuate, evacuation,
      flood, flooded, flooding, sandbags, hurricane, cyclone, tornado, earthquake, aftershock, tremor in the ground, wildfire, smoke alarm, fire engine, landslide, avalanche,
      blackout, bunker, air raid, curfew, ration, looting, gunshot, gunfire, gun, knife, lorry, dinghy, lifejacket, rubble, rescue, survive, survived, survival, survivor, stranded`,
  },
  {
    concept: 'scraping by',
    pull: { 1: 2.5 },
    words: `payday, overdraft, debt, debts, owe, loan, payday loan, credit card, minimum payment, bill, bills, direct debit, standing order, bounced, bank balance,
      balance, account is empty, savings, wages, wage, minimum wage, overtime, shift, shifts, zero hours, rota, agency work, laid off, redundancy, redundant, benefits,
      universal credit, sanction, dole, jobcentre, food bank, foodbank, voucher, stretch it, make it last, make ends meet, get by, getting by, month end, end of the month, till friday,
      quid, pence, afford, can't afford, cost of living, price of, cheaper, yellow sticker, reduced, pawn, pawnshop, loan shark, second job, night shift, counted the coins, coins, insurance, pension, tax credits, council tax`,
  },
  {
    concept: 'food to stay alive',
    pull: { 1: 2 },
    words: `hunger, hungry, starving, skip breakfast, skipped breakfast, skip meals, eat properly, tin, tins, rice, lentils, potatoes, porridge, oats, soup, stew, eggs, onions, flour,
      groceries, supermarket, shopping list, pantry, cupboard, cupboards, larder, freezer, leftovers, fridge, milk, bread, beans, packed lunch, feed them, feed us, mouths to feed, full belly, ate standing,
      calories, appetite back, dinner on the table, sandwich, cracker, toast, broth, water jug, drinking water, clean water, well water, borehole`,
  },
  {
    concept: 'injury and joints',
    pull: { 1: 2.5 },
    words: `knee, knees, hip, hips, ankle, spine, lower back, back pain, bad back, put my back out, shoulder, shoulders, neck, elbow, wrist, ribs, rib, heel, shin, hamstring, sciatica, arthritis, slipped disc, sprain, sprained, swollen, swelling, swell,
      limp, crutches, crutch, walking stick, frame, wheelchair, plaster cast, physio, physiotherapy, physiotherapist, bandage, strapped, stitches, stitch, wound, bruise, bruised, bleeding, blood, fracture, fractured, broken leg, broken arm, bone, bones, joints, ache, aches, aching, sore, stiff, pain, painkillers, paracetamol, ibuprofen, codeine,
      balance, slipped, fell over, had a fall, stairs one at a time, weight on it, ice pack, frozen peas, scar, hernia, burn`,
  },
  {
    concept: 'illness and medicine',
    pull: { 1: 2.3 },
    words: `sick, ill, vomit, vomiting, throw up, threw up, being sick, keep anything down, keep water down, fever, temperature, flu, virus, covid, cough, coughing, infection, antibiotics, chest infection, pneumonia, asthma, inhaler, wheeze, rash, itch, itching, diarrhoea, nausea, dizzy, dizziness, faint, fainted, blacked out, lump, scan, biopsy, results, test results, diagnosis, tumour, cancer, chemo, radiotherapy, oncology,
      hospital, ward, drip stand, drip, surgeon, surgery, operation, anaesthetic, nurse, gp, doctor, doctors, clinic, waiting room, appointment, referral, blood pressure, blood test, blood sugar, insulin, diabetes, diabetic, cholesterol, tablets, pills, dose, prescription, pharmacy, pharmacist, side effects, migraine, headache, tooth, toothache, dentist, filling, ulcer, kidney, liver, lungs, heartburn, palpitations, pulse, a and e, ambulance, paramedic, mri, x ray, symptoms, symptom, relapse, remission`,
  },
  {
    concept: 'body sensed from inside',
    pull: { 1: 1.5 },
    words: `body, my body, belly, stomach, gut, bowel, bladder, wee, toilet, sweat, sweating, sweaty, tremble, trembling, shaking, shook, heartbeat, heart going, heart was going, heart pounding, heart thumping, pounding, chest tight, tight chest, chest went tight, short of breath, out of breath, catch my breath, breath, breathe, breathing, hyperventilate, panic attack, panic,
      lungs, muscles, muscle, legs, legs gave, feet, bare feet, soles, toes, skin, posture, weigh, weight, scales, half a stone, put on weight, lost weight, thin, fat, bum, hair loss, grey hair, wrinkles, menopause, hot flush, period, cramps, numb, pins and needles, swallow, chew, digest, blink`,
  },
  {
    concept: 'sleep and tiredness',
    pull: { 1: 1.5 },
    words: `sleep, asleep, slept, insomnia, awake, lay awake, lie awake, lay there, four in the morning, three in the morning, 3am, 4am, 2am, 5am, nap, doze, dozing, exhausted, exhaustion, tired, knackered, bone tired, dead on my feet, fatigue, rest, resting, lie down, lying down, lie flat, pillow, pillows, bunk, snore, bed`,
  },
  {
    concept: 'pregnancy and birth of the body',
    pull: { 1: 1, 7: 0.3, 4: 0.5 },
    words: `pregnant, pregnancy, bump, midwife, contraction, contractions, labour, trimester, due date, weeks gone, months gone, c section, epidural, morning sickness, kick, kicks, breastfeed, breast pump, latch, miscarriage, miscarry, ivf, embryo, fertility`,
  },
  {
    concept: 'land and animals to live from',
    pull: { 1: 1.8 },
    words: `harvest, crop, crops, maize, millet, wheat price, grain, seed potatoes, drought, goat, goats, hens, hen, cow, cows, sheep, lambing, lambs, calf, pigs, flock, herd, cattle, barn, tractor, plough, silage, vet bill, soil, mud, muddy, dirt, compost, dig, digging, spade, turnips, carrots, cabbage, root, roots, weeds, weeding, allotment, vegetable patch, chickens, eggs from the hens, well ran dry, field, fields, hedge, acre, farm, farmer, chop wood, split wood, axe`,
  },
  {
    concept: 'things kept in case',
    pull: { 1: 1.8 },
    words: `in case, just in case, stocked up, stock up, stockpile, batteries, first aid, first aid kit, emergency, emergencies, bottled water, water butt, spare key, smoke detector, backup, plan b, worst case, if anything happens, if something happens, put aside, put by, safety net, provide, provider, keep us going, get us through, hold out, last us, run out, running out, ran out`,
  },
  {
    concept: 'washing and keeping a house',
    pull: { 1: 1 },
    words: `laundry, washing machine, washing line, tumble dryer, iron, ironing, bleach, scrub, mop, bucket, bin bags, bins, recycling, hoover, vacuum, dishes, sink, bath, shower, towel, soap, kettle, oven, cooker, hob, saucepan, kitchen, lino, carpet, curtain, curtains, drawer, wardrobe, mice, rats, cockroaches, ants, bedbugs, slug, wasps nest, unblock, drain, blocked, handyman, repairman`,
  },
  {
    concept: 'vehicle one depends on',
    pull: { 1: 1 },
    words: `mot, clutch, brakes, tyre, tyres, engine, gearbox, exhaust, garage bill, mechanic, petrol, diesel, tank, van, jump leads, breakdown, broke down, tow, towed, puncture, bus fare, get to work, lift to work`,
  },

  // ------------------------------------------------------------------ 2 Sacral: desire, creativity, emotion
  {
    concept: 'wanting a person',
    pull: { 2: 3 },
    words: `flirt, flirting, flirty, fancy, fancied, fancying, crush, attraction, attracted, attractive, desire, desired, lust, wanted him, wanted her, want him, want her, be wanted, sexy, sex, lover, lovers, affair, one night, undress, undressed, naked, nude, bare shoulder, bra, knickers, lingerie, stockings, cleavage,
      kiss, kissed, kissing, snog, lips, tongue, thigh, thighs, hip bone, collarbone, nape, back of my neck, back of her neck, forearms, stubble, his hands on, her hands on, goosebumps, tingle, tingling, turned on, aroused, blush, blushing, blushed, flushed, hot in the face, went red, heat in my, date, first date, second date, dating app, tinder, hinge, swipe, winked, wink, eye contact, looked me up and down,
      gorgeous, handsome, pretty, beautiful man, beautiful woman, perfume, aftershave, cologne, smell of him, smell of her, smelled of, body lotion, bite him, temptation, tempted, forbidden, cheat, cheating, seduce, chemistry, butterflies, voice note, texting, sexting, couldn't stop looking, kept looking at, caught me looking, undone, fling, snogged, bedroom eyes, skin on skin, under the sheets, in bed with, slept with`,
  },
  {
    concept: 'appetite and taste as pleasure',
    pull: { 2: 2.3 },
    words: `delicious, craving, crave, craved, greedy, greed, indulge, indulgent, treat, licked, lick, licking, suck, sucked, dripping, drip down, juice, juicy, ripe, mango, mangoes, peach, peaches, fig, figs, strawberry, strawberries, cherry, cherries, raspberries, plum, plums, melon, lemon, lemons, orange peel, honey, syrup, caramel, chocolate, cocoa, cream, custard, pastry, pastries, croissant, cake, icing, ice cream, gelato, pudding, butter, buttery, cinnamon, cardamom, saffron, ginger, vanilla, paprika, chilli, spice, spices, spicy, garlic, basil, sauce, sizzling, sizzle, gravy, oyster, oysters, wine, red wine, champagne, cocktail, gin, rum, tequila, espresso, tipsy, second helping, seconds, mouthful, melt, melted, melts, taste, tasted, tastes, flavour, salty, sweet, sour, tang, crunchy, crispy, sticky, sticky fingers, feast, spoon, midnight snack, doughnut, biscuit, crisps, groaned out loud, mouth watering`,
  },
  {
    concept: 'colour and paint',
    pull: { 2: 2.3, 8: 0.3 },
    words: `paint, painted, painting, paints, painter, brush, brushes, brushstroke, palette, easel, canvas, watercolour, oil paint, acrylic, pastel, pastels, pigment, crayon, charcoal, sketch, sketched, sketchbook, doodle, doodling, draw, drew, collage, ink, splash of, smear, smeared, colour, colourful, crimson, scarlet, red, orange, turquoise, magenta, pink, purple, violet, yellow, cadmium, ochre, emerald, teal, coral, rust, mustard, gold earrings, glitter, sequins, sequin, neon, dye, dyed, tie dye, lipstick, nail varnish, nails done, hair dye, mural`,
  },
  {
    concept: 'dance and the moving body',
    pull: { 2: 2.8 },
    words: `dance, danced, dancing, dancer, dance floor, tango, salsa, samba, bachata, flamenco, ballet, waltz, disco, club, clubbing, nightclub, rave, dj, bass, beat dropped, rhythm, sway, swaying, swayed, spin, spun, twirl, twirled, hips moving, shimmy, belly dance, zumba, carnival, festival, party, fiesta, barefoot, ankle deep, jive, ceilidh, pole class, swing class`,
  },
  {
    concept: 'playing music for its own sake',
    pull: { 2: 1.8 },
    words: `guitar, bass guitar, ukulele, piano, keyboard, violin, fiddle, cello, sax, saxophone, trumpet, trombone, clarinet, flute, accordion, harmonica, banjo, drum, drums, drumming, drumkit, bongos, kazoo, riff, chord, chords, strum, strumming, groove, jam, jamming, improvise, improvised, improvising, tune, melody, playlist, vinyl, record player, turned it up, turned up loud, radio on, song, lyrics, made up a song, jazz, blues, funk, soul music, gig, band`,
  },
  {
    concept: 'play and making things up',
    pull: { 2: 2 },
    words: `play, playing, played around, playful, silly, nonsense, giggle, giggled, giggling, giggles, laughed out loud, laughing, cackle, messing about, mess about, muck about, daft, make believe, pretend play, costume, dressing up, dress up, fancy dress, invent, invented, made it up, made up, experiment, experimenting, no recipe, for fun, for no reason, just because, spontaneous, on a whim, impulse, splash, splashed, splashing, paddle, puddle, puddles, water fight, bubbles, lego, poem, poems, scribble, scribbled, creative, creativity, inspiration, inspired, idea came, pours out, poured out, pouring out, came pouring, first draft, new idea, muse`,
  },
  {
    concept: 'moods that rise and fall',
    pull: { 2: 2.5 },
    words: `mood, moods, moody, mood swing, hormones, hormonal, pmt, up and down, all over the place, burst into tears, burst out crying, welled up, welling up, cried, crying, sobbing, sobbed, bawling, howling, howled, weepy, snot, tears running, tears streaming, rage, raging, furious, fuming, lost my temper, threw a plate, slammed, slam, snapped at, shouted at, seething, sulk, sulking, sulky, stormed off, irritable, prickly, giddy, elated, euphoric, ecstatic, on a high, buzzing, bubbling, bubbly, fizzing, fizzy, overwhelmed, too much feeling, feel everything, felt everything, feelings, emotion, emotional, emotions, passion, passionate, intense, excitement, excited, thrill, thrilled, thrilling, bored, boredom, restless, itchy, miserable, gloomy, ecstasy, joy, wept, out of nowhere, came over me, wave of, waves of, good cry, hot tears, mortified`,
  },
  {
    concept: 'jealousy and envy',
    pull: { 2: 2.5 },
    words: `jealous, jealousy, envy, envious, green with, going green, her photos, scrolled back, her profile, his ex, her ex, liked her photo, compare myself, comparing myself, prettier, thinner, younger than me, what she has, wish i had her, possessive`,
  },
  {
    concept: 'texture and touch',
    pull: { 2: 2 },
    words: `soft, silk, silky, satin, velvet, velvety, cashmere, linen sheets, fur, feather, stroke, stroking, stroked, caress, massage, massaged, oil, oiled, lotion, bath oil, bubble bath, warm water, warm as a bath, hot bath, sauna, hot tub, steam, steamy, sun on my, sunbathe, sunbathing, sunburn, sand between, sweat ran down, humid, warm night, hot night, heatwave, summer night, sultry, fountain, lake, river swim, skinny dip, skinny dipping, wild swimming, moonlight, scent, scented, jasmine, smoke and, candlelight, incense, fragrance, sniffed, sniff, smelling`,
  },
  {
    concept: 'dressing for delight',
    pull: { 2: 1.7 },
    words: `dress, dresses, skirt, heels, earrings, necklace, bracelet, jumper, blouse, backless, outfit, wore it, tried it on, mirror selfie, hairdresser, fringe cut, curls, tattoo, piercing, boots, leather jacket, lace, red shoes, treat myself, treated myself, splurge, splurged, bought myself, impulse buy, shop window`,
  },

  // ------------------------------------------------------------------ 3 Solar plexus: will, power, identity
  {
    concept: 'bosses and standing at work',
    pull: { 3: 2.5 },
    words: `boss, manager, management, supervisor, director, ceo, foreman, hr, promotion, promoted, pay rise, raise, appraisal, performance review, interview, interviewed, interviewer, panel, job offer, salary, contract, negotiate, negotiated, negotiating, meeting, meetings, boardroom, head of the table, chair the meeting, chaired, agenda, deadline, deadlines, targets, target, pitch, client, clients, presentation, presented, took credit, credit for, my project, lead the team, led the team, in charge, take charge, took charge, responsibility, responsible, authority, rank, captain, chief, leader, leadership, steward, union, strike, vote, voted, elected, campaign, candidate, committee, resign, resigned, resignation, hand in my notice, handed in my notice, quit, quitting, walked out, own business, my own company, start up, startup, freelance, self employed, invoice, cv, colleague, colleagues, office politics, overlooked, passed over, undermine, undermined, undermining, talked over me, talks over me, interrupt, interrupted, cut me off, patronising, patronise, condescending, belittle, belittled`,
  },
  {
    concept: 'saying no and holding ground',
    pull: { 3: 3 },
    words: `said no, say no, saying no, i said no, told him no, told her no, told them no, no more, not anymore, not any more, refuse, refused, refusing, stand up to, stood up to, stand up for, stood up for, standing up for, stand my ground, stood my ground, hold my ground, held my ground, didn't back down, not backing down, back down, give in, gave in, giving in, won't be, push back, pushed back, pushing back, put my foot down, boundary, boundaries, walk all over, walked all over, doormat, pushover, people pleaser, pleasing everyone, apologise for, apologising, apologised for, stop apologising, bully, bullied, bullies, bullying, confront, confronted, defiant, defy, disobey, rebel, rebelled, fight back, fought back, my terms, on my own terms, my rules, my turn, my choice, my decision, not asking, without asking, ask permission, asking permission, permission, looked him in the eye, looked her in the eye, looked them in the eye, stared him down, i stayed put, stayed put, chin up, straightened up, shoulders back, squared my shoulders, held my head, raised my voice, raised my hand, stubborn, stubbornness, assert, assertive, demand, demanded, insist, insisted, had enough, sick of being, fed up of being, enough is enough`,
  },
  {
    concept: 'deciding and doing',
    pull: { 3: 2.3 },
    words: `decide, decided, decision, decisions, made up my mind, make up my mind, made my mind up, choose, chose, choice, choices, i chose, pick, plan, plans, planned, goal, goals, ambition, ambitious, aim, strategy, signed, sign the, signature, signed it, signed up, committed, commit, commitment, resolve, resolution, vow, vowed, swore i, promised myself, determined, determination, driven, motivation, motivated, willpower, will power, discipline, disciplined, self control, stuck to it, stick to it, stuck with it, persevere, persist, kept going, keep going, pushed through, push through, force myself, forced myself, made myself, got myself, day one, day 19, streak, in a row, chart, tally, crosses, tick, ticked, habit, routine, up at five, cold shower, cold showers, alarm at five, no excuses, excuse, excuses, procrastinate, procrastinating, putting it off, put it off, action, take action, control, in control, took control, take control, get a grip, effort, trying, attempt, attempted, applied, application, apply`,
  },
  {
    concept: 'contest and effort of the body',
    pull: { 3: 2.5 },
    words: `race, raced, racing, marathon, half marathon, parkrun, personal best, pb, sprint, sprinted, finish line, laps, miles, kilometres, reps, press ups, push ups, pull ups, squats, deadlift, bench press, gym, weights, trainer, coach, coached, benched, team, match, tournament, championship, league, final, semi final, trophy, medal, podium, win, won, winning, winner, lose to, losing to, lost to, beat him, beat her, beat them, beaten, compete, competing, competition, competitive, rival, opponent, defeat, defeated, victory, score, scored, points, goal kick, penalty, boxing, box, boxer, ring, punch, punched, sparring, judo, karate, black belt, wrestling, climbing wall, summit bid, cycling, uphill, chess, chess club, pawn, rook, checkmate, grit, gritted my teeth, stamina, strength, strong, stronger, strongest, tough, tougher, weak, weakness, muscle up, challenge, challenged, dare, dared, brave, braver, bravery, courage, courageous, nerve, guts, fearless, fierce, afraid to try, try out, tryouts, audition, exam, exams, passed, failed, fail, failing, failure, succeed, success, successful, achieve, achieved, achievement, certificate, qualified, qualify, qualification, graduated, licence, driving test`,
  },
  {
    concept: 'who one is',
    pull: { 3: 2.7 },
    words: `who i am, who am i, who i was, who i really am, what i am, what kind of person, the kind of person, kind of man who, kind of woman who, identity, be myself, being myself, myself, my real self, real me, i'm not that, maiden name, my own name, my name, surname, name badge, name on the, name on it, name over the door, label, labelled, labels, title, mr, mrs, reputation, known as, seen as, people see me, see me as, they think i'm, somebody's wife, somebody's mum, someone's wife, just a, just the, only the, the quiet one, the funny one, the clever one, the good one, black sheep, fit in, fitting in, fitted in, impostor, imposter, fraud, fake, mask, role, act like, acting like, prove, proved, proving, prove myself, prove them wrong, worth, worthy, deserve, deserved, earn, earned, earned it, respect, respected, disrespect, dignity, pride, proud, proudly, ashamed, shame, humiliated, humiliation, humiliating, confident, confidence, self esteem, self respect, self doubt, insecure, unsure of myself, ego, arrogant, cocky, own person, independent, independence, on my own two feet, by my own, on my own, did it myself, my own money, own money, grown man, grown woman, adult, retire, retired, retirement, occupation, career, profession, fat kid, class clown, accent, different from them, be somebody, be someone, nobody special, ordinary, special, talent, important, taken seriously, take me seriously, small, made me feel small, invisible, notice me, stand out, compare`,
  },
  {
    concept: 'anger as force',
    pull: { 3: 1.3, 2: 0.6 },
    words: `anger, angry, furious, fight, fought, fighting, fist, fists, clenched, clench, jaw, teeth clenched, growl, roar, roared, power, powerful, powerless, force, forced, dominate, dominated, pressure, pushed, shove, shoved, revenge, get even, blame, fault, unfair, injustice, complain, complaint, complained, sue, lawyer, tribunal, court, appeal, petition, protest, march, rights, law, rule, rules, order me, ordered me, obey, obeyed, punish, punished, punishment, strict, control freak, bossy`,
  },
  {
    concept: 'fire and backbone in the belly',
    pull: { 3: 1.8 },
    words: `fire in my belly, fire in me, burned in me, spine of steel, backbone, gut of steel, knot in my stomach, stomach in knots, butterflies before, adrenaline, heart racing before, hands shook, shaking hands but, did it anyway, did it though, and i did it, i did it, i've done it, i got it, i went and, first time in my life, never in my life, for once in my life, for once, on purpose, deliberately, no matter what, whatever it takes, watch me, you watch, i'll show, showed them, my way, under my own, own hands, walked in, walked straight, marched, strode, straight up to, up to the desk, front of everyone, stage, spotlight, microphone in hand`,
  },
  {
    concept: 'learning to master',
    pull: { 3: 1.2 },
    words: `lesson, lessons, instructor, driving lesson, practise, practised, practice every, training, train for, course, degree, qualification, revise, revised, homework, homework done, grade, grades, top marks, marks, teacher said, pe teacher, head teacher, detention, expelled, school report, scholarship, university place`,
  },

  // ------------------------------------------------------------------ 4 Heart: love, grief, connection
  {
    concept: 'the dead and what they left',
    pull: { 4: 3 },
    words: `funeral, grave, graveside, gravestone, headstone, cemetery, crematorium, coffin, ashes, urn, wake, hearse, burial, buried, bury, eulogy, condolences, sympathy card, mourning, mourn, grief, grieve, grieving, bereaved, widow, widower, died, passed away, passed, since he died, since she died, after he died, after she died, died in, lost him, lost her, lost my, the day he, the day she, anniversary, he's gone, she's gone, been gone, without him, without her, his chair, her chair, his coat, her coat, his side of the bed, her side of the bed, his glasses, her glasses, his watch, his slippers, her slippers, her handwriting, his handwriting, his jumper, her cardigan, his voice on, her perfume bottle, still smells of, voicemail, answerphone, old messages, used to sit, used to call me, used to make, would have been, would have loved, would have liked, set the table for two, two cups, two plates, second cup, one cup, empty chair, empty side, photo of him, photo of her, framed photo, keep his, keep her, kept his, kept her, hospice, last breath, held his hand, held her hand, said goodbye, saying goodbye, goodbye, miss him, miss her, miss them, miss you, missed him, missed her, missing him, missing her, gone a year, put down, put him down, put her down, put to sleep`,
  },
  {
    concept: 'tender holding',
    pull: { 4: 2.8 },
    words: `hug, hugged, hugging, hugs, cuddle, cuddled, cuddling, embrace, embraced, hold hands, held hands, holding hands, hand in mine, his hand in, her hand in, took my hand, took his hand, took her hand, squeezed my hand, patted, pat, stroked his hair, stroked her hair, kissed his forehead, kissed her forehead, kissed the top, forehead, fell asleep on me, asleep on my, on my chest, on my lap, in my lap, on my shoulder, head on my, leaned on me, leaned against, arm round, arms round, arms around, arm around, put his arm, put her arm, tuck in, tucked in, tucked her, tucked him, carry him, carry her, carried him, carried her, rock, rocked, lullaby, tender, tenderly, tenderness, gentle, gently, kind, kindness, kindly, warm, warmth, comfort, comforted, comforting, soothe, soothed, look after, looked after, looking after, take care of, took care of, taking care of, care for, cared for, caring, carer, feed her, fed him, spoon, combed, brush her hair, brushed her hair, plait, plaited, wash her hair, washed her`,
  },
  {
    concept: 'love said and shown',
    pull: { 4: 2.3 },
    words: `love, loved, loves, loving, beloved, i love, in love, fell in love, heart, broken heart, heartbroken, heartbreak, sweetheart, darling, dear, dearest, precious, cherish, treasure, adore, adored, affection, fond, devoted, soulmate, valentine, wedding, wedding day, married, marry, marriage, proposal, proposed, engaged, engagement, wedding ring, bride, groom, vows, years together, together for, golden wedding, anniversary, husband, wife, partner, boyfriend, girlfriend, fiance, fell out of love, break up, broke up, split up, divorce, divorced, separated, left me, ex, custody, get back together, move on, move on from, trust again, open up to`,
  },
  {
    concept: "one's own people",
    pull: { 4: 1.5 },
    words: `mother, father, parents, son, daughter, baby, babies, toddler, child, grandson, granddaughter, grandchild, grandchildren, grandmother, grandfather, great gran, brother, sister, sisters, brothers, twin, twins, aunt, auntie, uncle, cousin, cousins, niece, nephew, stepson, stepdaughter, stepdad, stepmum, godmother, godson, family, families, in laws, mother in law, adopted, adopt, adoption, foster, fostered, newborn, little one, youngest, eldest, oldest, my boy, my girl, my boys, my girls, our boy, our girl, the kids, teenager`,
  },
  {
    concept: 'friends and company',
    pull: { 4: 2.3 },
    words: `friend, friends, friendship, best friend, old friend, mate, mates, pal, pals, buddy, neighbour, neighbours, next door, company, companion, together, lonely, loneliness, alone, on my own again, nobody came, no one came, nobody to, no one to, invite, invited, visit, visited, visiting, visitor, visitors, came round, came over, pop in, popped in, popped round, drop round, brought soup, brought me soup, casserole on the doorstep, left soup, cup of tea together, catch up, caught up, reunion, reunited, stayed in touch, lost touch, in touch, keep in touch, birthday card, christmas card, knitting group, book club, choir friends, lunch together, shared, share, share it with, sharing, welcome, welcomed, belong, belonging, community, support group, volunteer, volunteering, befriend, befriending, penfriend, school gate, waved, wave, wave at, smiled at me, nodded at`,
  },
  {
    concept: 'mending between people',
    pull: { 4: 2.5 },
    words: `forgive, forgave, forgiven, forgiveness, forgiving, make up, made up with, make it up to, reconcile, reconciled, reconciliation, apology, sorry, said sorry, fell out, falling out, not spoken in, not speaking, haven't spoken, hadn't spoken, estranged, estrangement, grudge, hurt me, hurt him, hurt her, hurt them, let me down, let her down, let him down, betrayed, betrayal, resent, resentment, softened, soften, thaw, thawed, melted a bit, come round, compassion, pity, sympathy, empathy, understand him, understand her, patient with, patience, grateful, gratitude, thank you, thanked, thankful, generous, generosity, give away, gave away, gift, present, presents, surprise party, flowers for, bunch of flowers, bouquet`,
  },
  {
    concept: 'animals one loves',
    pull: { 4: 2 },
    words: `dog, puppy, cat, kitten, rabbit, hamster, budgie, pony, vet, lead, collar, paws, paw, tail, wagging, purr, purring, basket, fur, old dog, rescue dog, greyhound, spaniel, terrier, labrador`,
  },
  {
    concept: 'missing across distance',
    pull: { 4: 2.2 },
    words: `miss, missing, missed, homesick, far away, other side of the world, abroad, airport, departures, arrivals, arrivals gate, platform, train pulled, drove off, drove away, watched the car, waved until, left for university, left for college, empty nest, empty room, her room, his room, video call, facetime, skype, time difference, hours behind, on a screen, postcard, parcel, care package, letters from, coming home, come home, came home, waiting for him, waiting for her, visiting hours, care home, nursing home, dementia, alzheimer, doesn't know me, didn't know me, remembers me, forgets me, recognise me, recognised me`,
  },
  {
    concept: 'acts of small kindness',
    pull: { 4: 2 },
    words: `helped me, help her, help him, helped her, helped him, held the door, made me a, made her a, made him a, made him his, made her her, cooked for, baked for, knitted her, knitted him, brought me, brought her, brought him, gave me his, gave me her, gave me half, half of hers, saved me a, saved a seat, kept me company, sat with me, sat with him, sat with her, sat with, sat beside, sat by, stayed with, stayed the night, walked me home, lift home, drove me, thinking of me, thinking of you, remembered my birthday, packed lunch with a note, note in, small note, without being asked, didn't have to, asked how i was, how are you, checked on, check on, check in on, hospital visit`,
  },

  // ------------------------------------------------------------------ 5 Throat: truth, silence, expression
  {
    concept: 'speaking up at last',
    pull: { 5: 3 },
    words: `told the truth, tell the truth, telling the truth, the truth, truth, truthful, honest, honestly, honesty, came clean, come clean, confess, confessed, confession, admit, admitted, admitting, own up, owned up, out loud, said it out loud, say it out loud, finally said, finally told, first time i said, came out with, it came out, out it came, blurted, blurt, let it out, spill, spilled, spoke up, speak up, speaking up, speak out, spoke out, told them, told her, told him, told my, tell her, tell him, tell them, tell my, told everyone, tell anyone, told anyone, told nobody, tell people, come out, came out to, coming out, out to my, disclose, whistleblower, testify, witness, statement, reported, report it, explained, explain, announce, announced, announcement, declare, declared`,
  },
  {
    concept: 'words held back',
    pull: { 5: 3 },
    words: `said nothing, say nothing, says nothing, saying nothing, didn't say, don't say, never said, never say, not say, couldn't say, can't say, haven't said, hadn't said, wanted to say, want to say, meant to say, should have said, could have said, would have said, what i should, didn't tell, don't tell, never told, never tell, haven't told, hadn't told, couldn't tell him, couldn't tell her, can't tell, can't tell her, can't tell him, not tell, keep quiet, kept quiet, stay quiet, stayed quiet, went quiet, go quiet, kept my mouth shut, mouth shut, shut up, shut my mouth, closed my mouth, opened my mouth, open my mouth, bit my tongue, bite my tongue, hold my tongue, held my tongue, swallowed it, swallow it, swallowed the words, stuck in my throat, lump in my throat, in my throat, throat, throat closed, throat went, on the tip of my tongue, tip of my tongue, rehearse, rehearsed, rehearsing, practised in the mirror, in my head i say, unsaid, unspoken, nobody says, no one says, nobody said, no one said, nobody talks, we don't talk, don't talk about, never talk about, never talked about, never mention, never mentioned, didn't mention, mention, mentioned, bring it up, brought it up, change the subject, changed the subject, nodded and, just nodded, i nodded, smiled and said, said i was fine, said fine, said it was fine, i'm fine, it's fine i said, secret, secrets, secretly, hide it, hid it, hiding it, lie, lied, lying, lies, liar, pretend, pretended, pretending, white lie, made something up, cover story, half truth`,
  },
  {
    concept: 'talk itself',
    pull: { 5: 1.6 },
    words: `say, said, says, saying, tell, told, talk, talked, talking, speak, spoke, speaking, ask, asked, asking, answer, answered, reply, replied, replying, word, words, sentence, sentences, phrase, conversation, conversations, chat, chatted, chatting, argue, argued, argument, arguing, row, quarrel, shout, shouted, shouting, yell, yelled, scream, screamed, whisper, whispered, whispering, mutter, muttered, mumble, mumbled, murmur, murmured, mouth, tongue, lips moved, voice, my voice, her voice, his voice, voices, voice cracked, voice went, voice shook, voice broke, hoarse, croak, lost my voice, laryngitis, loud, louder, loudly, quietly, volume, tone, tone of voice, pronounce, pronunciation, syllable, vowel, consonant, stammer, stutter, lisp, speech, speeches, toast, best man speech, lecture, debate, interpreter, interpret, interpreting, translate, translated, translating, translator, translation, language, languages, mother tongue, dialect, accent, grammar, vocabulary, arabic, polish, spanish, welsh, english, sign language, signed to, deaf, hearing aid, lip read`,
  },
  {
    concept: 'phone, letter and message',
    pull: { 5: 2 },
    words: `phone call, phoned, phone rang, rang, ring her, ring him, ring mum, call her, call him, called her, called him, hung up, hang up, voicemail, dialled, dial, left a message, message, messages, messaged, text message, texted, text back, typed and deleted, typing, typed, delete, deleted, draft, drafts, send, sent, pressed send, press send, unsent, email, emailed, letter, letters, envelope, stamp, postbox, write to, wrote to, wrote her, wrote him, wrote it down, write it down, diary, journal, note, notebook, poem, article, blog, publish, published, column, editor, podcast, radio show, broadcast, interview with, recorder, recording, recorded, tape, microphone, mic, megaphone, loudspeaker, whatsapp, group chat, reply all, postcard, signature at the bottom`,
  },
  {
    concept: 'singing and sounding',
    pull: { 5: 2 },
    words: `sing, sang, sung, singing, singer, song, songs, choir, chorus, alto, soprano, tenor, karaoke, hum, hummed, humming, hymn, note, notes, high note, pitch, scales, solo, whistle, whistled, whistling, chant, recite, recited, recitation, read aloud, reading aloud, read it aloud, read it out, poetry reading, open mic, comedy, stand up, monologue, actor, actress, stage, audience, performance, perform, rehearsal, lines, script, prompt, applause, mime, ventriloquist, storyteller, storytelling, tell stories, told stories`,
  },
  {
    concept: 'silence between people',
    pull: { 5: 2 },
    words: `silence, silent, silently, silences, quiet, dead quiet, awkward silence, long silence, silent treatment, wouldn't speak, wouldn't talk, doesn't speak, doesn't talk, didn't speak, didn't talk, not a word, without a word, no words, couldn't find the words, find the words, finding the words, lost for words, speechless, words won't come, words wouldn't come, words came, right words, wrong words, wrong word, right word, word for it, no word for, dumb, mute, muted, unmute, gag, gagged, nda, non disclosure, censor, censored, confidential, taboo, unmentionable, elephant in the room, pass the salt, small talk, weather talk, gossip, rumour, rumours, misheard, mishear, misunderstood, misunderstand, misunderstanding, listen, listened, listening, listener, hear me, heard me, hear myself, heard myself, hear what, overheard, overhear, eavesdrop, ears, ear, echo, sound of my own, parrot, repeat, repeated, repeating`,
  },
  {
    concept: 'opinions voiced',
    pull: { 5: 1.5 },
    words: `opinion, opinions, disagree, disagreed, agree, agreed, object, objection, point out, pointed out, correct him, corrected, contradict, criticise, criticism, compliment, complimented, insult, insulted, swear, swore, swearing, curse, joke, jokes, sarcastic, sarcasm, excuse me, please and thank, thank you note, apology letter, promise, promised, question, questions, mean it, meant it, i mean, what i mean, what i meant, say what i mean, bluntly, blunt, plain words, in so many words, straight out, straight answer, frank, frankly, sincere, gossiped, rant, ranted, ranting, preach, debate, debated, microphone, petition, placard, slogan, campaigned, vocal, outspoken, quiet one, shy, chatterbox, talkative, motormouth`,
  },

  // ------------------------------------------------------------------ 6 Third eye: intuition, dreams, pattern
  {
    concept: 'dreams',
    pull: { 6: 3 },
    words: `dream, dreams, dreamt, dreamed, dreaming, nightmare, nightmares, recurring, same dream, that dream, in the dream, in my dream, in my sleep, woke up knowing, woke knowing, woke before, woke up and, half asleep, between sleep, sleepwalk, lucid, vision, visions, hallucinate, hallucination, daydream, daydreamed, trance, hypnosis, hypnotist, symbol, symbols, symbolic, unconscious, subconscious, staircase that, corridor that, door that wasn't, rooms that weren't, extra room, maze, labyrinth, falling dream, teeth falling out, flying dream, couldn't run, back at school in, not my house but, it was you but`,
  },
  {
    concept: 'hunch and foreknowing',
    pull: { 6: 3 },
    words: `hunch, intuition, intuitive, instinct, instincts, gut feeling, my gut, sixth sense, had a feeling, have a feeling, got a feeling, funny feeling, a feeling about, feeling about, feeling that, something felt off, something's off, something was off, something wrong, something's not right, something wasn't right, wasn't right, not right, didn't sit right, sit right, smelled wrong, bad feeling, bad vibe, vibes, just knew, i just knew, i knew, somehow i knew, knew before, knew it before, already knew, knew straight away, knew right away, knew the moment, knew the second, knew then, don't know how i knew, how did i know, how i knew, how do i know, couldn't explain, can't explain, no reason, for no reason i, no proof, prove it, no evidence, evidence, proof, premonition, omen, omens, sign, a sign, signs, warning, prickle, prickled, hairs on, hair on the back, hairs stood, hairs up, goose over my grave, shiver down, uncanny, eerie, spooky, ghost, ghosts, haunted, psychic, fortune teller, tarot, horoscope, astrology, star sign, palm reader, tea leaves, crystal ball, superstition, superstitious, jinx, third time, predict, predicted, prediction, forecast, foresee, saw it coming, see it coming, told you so, turned out, turns out, sure enough, right about, i was right, was right again, before it happened, before he said, before she said, before the phone, thinking of her when, thinking of him when, thought of her and`,
  },
  {
    concept: 'coincidence and recurrence',
    pull: { 6: 2.8 },
    words: `coincidence, coincidences, coincidental, what are the chances, what are the odds, odds, random, same day, same date, same time, same number, same street, same name, same thing, the same, again and again, over and over, every time, each time, every single time, whenever, keeps happening, kept happening, keep seeing, kept seeing, i see it everywhere, everywhere i look, third time, second time, three times, twice this week, three in a row, always the, always on a, always when, seven years, every seven, cycle, cycles, repeat, repeats, repeating, repetition, déjà vu, deja vu, been here before, happened before, history repeating, number 11, 11:11, number plates, clock says, full moon, new moon, mercury, anniversary of, on the anniversary, timing, synchronicity, fate, meant to be`,
  },
  {
    concept: 'noticing and reading signs',
    pull: { 6: 2.3 },
    words: `notice, noticed, noticing, spot, spotted, observe, observed, observing, observation, detail, details, tiny detail, clue, clues, detective, mystery, mysteries, puzzle, puzzles, puzzled, jigsaw, crossword, riddle, code, decode, cipher, figure out, figured out, figure it out, work out, worked out, working out, worked it out, solve, solved, solution, logic, theory, theories, hypothesis, suspect, suspected, suspicious, suspicion, read people, read him, read her, read the room, look in his eye, look in her eye, something in the way, the way he, the way she, the way they, in how they, how they put, how he, how she, tell by, you can tell, i can tell, could tell, can always tell, tell when, between the lines, underneath, beneath the, hidden, behind it, behind the smile, see through, saw through, see it now, i see it, i saw it, saw it, suddenly saw, suddenly see, it hit me, struck me, dawned on me, it dawned, clicked, click, it clicked, fell into place, fall into place, made sense, makes sense, make sense, realise, realised, realisation, insight, insights, aha, lightbulb, penny dropped, obvious, clearly, clarity, clear as, understand, understood, perspective, angle, lens, focus, blur, blurred, blurry, squint, peripheral, corner of my eye, out of the corner, glimpse, glimpsed, shadow, shadows, mirror, mirrors, reflection in, window reflection, illusion, optical, magic eye, eyes closed, eyes shut, with my eyes, inner eye, mind's eye, see with`,
  },
  {
    concept: 'pattern and system',
    pull: { 6: 2.3 },
    words: `pattern, patterns, shape of it, shapes, spiral, spirals, symmetry, fractal, map, maps, mapped, chart on the wall, graph, graphs, curve, data, dataset, statistics, numbers, number, count, counted, counting, list of dates, dates, spreadsheet of, column, columns, diagram, link, links, linked, connection between, connected to, string on the wall, dots, join the dots, connect the dots, prime, primes, fibonacci, equation, formula, maths, mathematics, geometry, algorithm, model, microscope, telescope, x ray, scan it, fossil, strata, archive, records, census, ledger, diaries, old diaries, family tree, genealogy, ancestry, dna, constellation, weather map, tide table, migration, starlings, murmuration, swarm, bees, hive, chess position, sequence, order of things, rhythm of it, cards, deck, poker, bluff, tell, dealt, odds`,
  },
  {
    concept: 'memory and imagination',
    pull: { 6: 2 },
    words: `remember, remembered, remembering, memory, memories, forget, forgot, forgotten, recall, recalled, recollect, memory of, flashback, childhood memory, imagine, imagined, imagining, imagination, imaginary, picture it, pictured, picture in my head, in my head, in my mind, mind, my mind, mind wandered, wonder, wondered, wondering, what if, alternative, parallel, another life, other life, past life, time travel, future self, older self, younger self, see myself, saw myself, from above, from outside, watching myself, point of view, philosophy, idea, ideas, concept, concepts, abstract, think, thinking, thought, thoughts, overthink, overthinking, brain, concentrate, curious, curiosity, question everything, wise, wisdom, foggy, brain fog, strange, strangely, weird, weirdly, odd, oddly, peculiar, funny thing, funny how, weird thing, strange thing, i know how it sounds, i know how that sounds, sounds mad, sounds crazy, sound mad, sound crazy, think i'm mad, probably nothing, might be nothing, could be nothing, probably just`,
  },

  // ------------------------------------------------------------------ 7 Crown: surrender, unity, transcendence
  {
    concept: 'worship and prayer',
    pull: { 7: 2.7 },
    words: `god, lord, allah, jesus, christ, buddha, krishna, shiva, mary, saint, saints, angel, angels, holy, holiness, sacred, divine, blessing, blessed, bless, pray, prayed, praying, prayer, prayers, church, chapel, cathedral, abbey, monastery, convent, temple, mosque, synagogue, shrine, altar, pew, pews, nave, vestry, candle, candles, lit a candle, incense, hymn, psalm, psalms, gospel, bible, quran, koran, torah, gita, sutra, scripture, mass, communion, eucharist, baptism, baptised, confirmation, sermon, vicar, priest, imam, rabbi, monk, monks, nun, nuns, pilgrim, pilgrimage, camino, hajj, mecca, ganges, rosary, beads, kneel, knelt, kneeling, on my knees, bowed, bow, prostrate, ramadan, lent, easter vigil, sabbath, shabbat, adhan, call to prayer, evensong, vespers, amen, grace, faith, belief, believe in, believer, soul, souls, spirit, spirits, spiritual, heaven, eternal, eternity, afterlife, reincarnation, miracle, miracles, religious, religion, atheist, agnostic`,
  },
  {
    concept: 'sitting still',
    pull: { 7: 2.7 },
    words: `meditate, meditated, meditating, meditation, mindful, mindfulness, cushion, zazen, zen, vipassana, retreat, silent retreat, mantra, lotus, om, bell, gong, singing bowl, breath in and, breath went, watch my breath, watching the breath, followed the breath, in and out, stillness, still, completely still, sat still, perfectly still, utter quiet, inner quiet, quiet inside, went quiet inside, silence in, presence, present moment, in the moment, just sat, just sit, sat there, just being, nothing to do, nowhere to be, nothing to fix, nothing to want, nothing to prove, didn't need to, didn't want anything, wanted nothing, asked for nothing, no thoughts, empty mind, mind went quiet, mind went blank, thoughts stopped, thinking stopped, no hurry, time stopped, time stood still, lost track of time, timeless, minutes or hours`,
  },
  {
    concept: 'letting go',
    pull: { 7: 3 },
    words: `let go, letting go, let it go, let it be, let it all, let her go, let him go, let them go, surrender, surrendered, surrendering, give up, gave up, given up, giving up, gave it up, stopped fighting, stop fighting, stopped trying, stop trying, stopped wanting, stopped holding, stopped asking, stopped needing, stopped struggling, stopped caring, stopped resisting, stop resisting, no longer, not bothered, hand it over, handed it over, hand over, out of my hands, not in my hands, not up to me, wasn't up to me, not mine, never mine, wasn't mine, nothing i could do, nothing i can do, nothing to be done, nothing to be afraid, nothing left to, no point fighting, accept, accepted, accepting, acceptance, at peace, peace, peaceful, made peace, making peace, serenity, release, released, loosen, loosened, unclench, unclenched, opened my hand, open hand, open hands, fingers opening, put it down, set it down, laid it down, lay it down, drop it, dropped it, floated, float, floating, drift, drifted, drifting, adrift, carried along, carried by, carry me, carried me, lifted, lift, weightless, light as, lighter, lightness, falling up, give in to, given over, trust it, trusted it, go with it, going with, flow, current took, what will be, whatever happens, whatever comes, will be what it, come what may, fine with, all right then, go on then, okay then, that was that, it didn't matter, doesn't matter, didn't seem to matter, nothing matters, none of it matters, none of it mattered, so what, enough as it is`,
  },
  {
    concept: 'self without edges',
    pull: { 7: 3 },
    words: `no me, no self, wasn't me, wasn't any me, not me, nobody there, no one there, nobody in particular, forgot myself, forgot who, forgot my name, forgot i, forgot i had, lost myself in, disappear, disappeared, dissolve, dissolved, dissolving, melt into, melted into, merge, merged, part of it, part of everything, part of something, something bigger, bigger than me, bigger than us, larger than, all one, as one, one thing, one big, one animal, the same thing, oneness, unity, united, no difference, no different from, wasn't any different, no separate, separate, separation, no edges, edge of me, edges of me, where i ended, where i stopped, where i end, no inside, no outside, no line between, no border, boundary between, everyone else, every one of us, all of us, everybody, strangers, humanity, human race, whole human, every woman, every man, everyone who, everything at once, all at once, all of it, everything, connected to everything, universal, cosmos, cosmic, universe, creation, infinite, infinity, endless, without end, boundless, vast, vastness, enormous, immense, huge, tiny, so small, i felt small, speck, grain of sand, dot, insignificant`,
  },
  {
    concept: 'sky, height and far water',
    pull: { 7: 2.3 },
    words: `sky, skies, star, stars, starry, milky way, galaxy, galaxies, planet, planets, saturn, moon, moonrise, northern lights, aurora, comet, meteor, meteor shower, shooting star, eclipse, telescope, dawn, sunrise, first light, daybreak, dusk, sunset, horizon, cloud, clouds, above the clouds, mist, fog, snow, snowfall, snowing, white, whiteness, light, sunlight, shaft of light, light through, light came, glow, glowing, shining, shine, shone, radiant, gold light, rainbow, mountain, mountains, summit, peak, ridge, cliff, valley, glacier, desert, dunes, ocean, sea, waves, wave, tide, swell, shore, estuary, far out, whale, whales, gulls, geese overhead, heron, swallows, birdsong, dawn chorus, forest, old trees, redwood, birch, leaves, canopy, wind, breeze, rain, thunder, lightning, silence of, wide, wide open, open sky, emptiness, empty, space, air, altitude, plane window, from the plane, feather, feathers`,
  },
  {
    concept: 'awe and joy without cause',
    pull: { 7: 2.3 },
    words: `awe, wonder, wondrous, amazed, amazement, astonish, astonished, astonishing, marvel, marvelled, breathtaking, speechless with, beautiful, beauty, so beautiful, unbearably, exquisite, majestic, sublime, glorious, bliss, blissful, rapture, ecstatic silence, contented, content, serene, calm, tranquil, happy for no reason, laughing at nothing, no reason to be happy, tears of joy, grateful for everything, grateful to be alive, glad to be alive, alive, being alive, just to be here, to be here, here at all, that anything exists, why there is anything, exists, existence, exist, meaning, meaning of, meaningless, purpose, what it's all for, what is it all for, the point of it, point of it all, ultimate, mystery, mysterious, unknowable, beyond, beyond words, no words for it, can't be said, i can't describe, can't put it into words, hard to describe, don't know how to say this, don't know how to describe, like coming home, like being let in, let in, opened, something opened, opened up, a door opened, veil, threshold`,
  },
  {
    concept: 'death seen calmly',
    pull: { 7: 1.8, 4: 0.3 },
    words: `death, dying, die, mortal, mortality, last days, terminal, how long i've got, time left, months left, not afraid of, not afraid to die, not frightened, ready to go, i'm ready, crossing over, other side, next world, after we die, when i die, when i'm gone, dust, dust to dust, ash, soil again, stardust, atoms, eternal rest, near death, flatline, came back, came round, under anaesthetic, put me under, coma, last words, vigil, breath stopped, the last breath, corpse, bones in the ground, centuries, thousand years, million years, billion, billions, ancient, long before us, long after, after i'm gone, before i was born`,
  },

  // ------------------------------------------------------------------ 8 Soul star: integration, making, wholeness
  {
    concept: 'making by hand',
    pull: { 8: 2.5, 2: 0.2 },
    words: `workshop, workbench, bench, shed, garage workshop, tools, tool, chisel, chisels, plane, planing, saw, sawdust, sand, sanded, sanding, sandpaper, varnish, lathe, drill, hammer, hammered, nail, nails, screws, bolt together, screwdriver, pliers, clamp, clamped, vice, glue, glued, gluing, joint, joints, dovetail, joinery, carpenter, carpentry, woodwork, timber, plank, planks, oak, ash, walnut, pine, plywood, weld, welding, welded, solder, soldering, forge, anvil, blacksmith, metalwork, iron gate, clay, kiln, pottery, potter, wheel throwing, throw a pot, glaze, glazed, ceramic, ceramics, mosaic, tile, tiles, tesserae, grout, stained glass, lead came, sculpture, sculpt, carve, carved, carving, whittle, loom, weave, weaving, woven, warp, weft, yarn, wool, knit, knitted, knitting, needles, crochet, crocheted, sew, sewed, sewing, sewn, stitch, stitched, stitching, thread, threads, needle, hem, patch, patches, patched, patchwork, quilt, quilting, quilter, embroider, embroidered, embroidery, tapestry, lace making, bookbinding, bind, bound, spine glued, binding, scrapbook, basket weaving, bead, beads, leatherwork, upholstery, restore, restored, restoring, restoration, repair, repaired, repairing, mend, mended, mending, fix, fixed, fixing, rebuild, rebuilt, rebuilding, build, built, building, construct, constructed, assemble, assembled, assembling, craft, crafted, craftsman, handmade, made by hand, with my hands, with my own hands, my hands know, hands know, hands remember, boat, hull, keel, instrument maker, luthier, violin maker, clockmaker, birdbox, birdhouse, bookcase, bookshelf, shelves, table, cabinet, chest of drawers, rocking chair, cradle, dollhouse, model railway, treehouse, greenhouse i built, dry stone wall, drystone, mural, film i made, album, exhibition, costume making, pattern pieces, prototype, code, program, circuit, machine, contraption, engine, wind it, gears, cogs`,
  },
  {
    concept: 'pieces coming together',
    pull: { 8: 3 },
    words: `piece, pieces, pieces together, piece by piece, pieced, bits, bits and pieces, in bits, fragments, fragment, shards, shard, scraps, scrap, offcuts, remnants, leftover bits, odds and ends, put together, put it together, put back together, putting together, came together, come together, coming together, comes together, brought together, bring together, fit together, fits together, fitted together, fits, fitted, slotted, slot, locked together, it locked, click into place, clicked into place, slid into place, fell into place, in its place, in the right place, belongs together, all belongs, it all belongs, join, joined, joins, join up, joined up, joining, link up, knit together, knitted together, woven together, weave together, stitched together, sewn together, glued together, bolted together, melted down, melt down, blend, blended, mix, mixed, mixture, combine, combined, combination, merge them, bridge, bridges, bridging, seam, seams, knot, tie together, tied together, ties it, thread running, common thread, thread through, runs through, running through, running under, one picture, one book, one table, one room, one box, one party, one job, one story, single thing, both sides, both halves, two halves, both hands, both worlds, two worlds, two lives, two languages, two families, both of them in, side by side, next to each other, alongside, at the same table, under one roof, all together, all in one, all in one go, in the same room, at the same time, in there somewhere, somewhere in there, in it somewhere, not one or the other, no longer two, don't have to choose`,
  },
  {
    concept: 'all the parts of one person',
    pull: { 8: 3 },
    words: `all of me, every part of me, parts of me, part of me that, all the parts, the parts, all my selves, selves, versions of me, all the people i've been, all the things i've been, everyone i've been, everyone i've ever, whole person, whole self, my whole self, wholeness, whole, feel whole, felt whole, feeling whole, whole of me, whole lot, the lot, complete, completed, completeness, integrated, integrate, integration, balance in, in balance, both the, both things, can be both, i am both, and also, as well as, half and half, half of me, other half of me, the angry one, the little one in me, the child i was, girl i was, boy i was, the person i was, who i used to be, the old me, came home to myself, at home in myself, at home in my, comfortable in my own skin, nothing missing, nothing wasted, none of it wasted, wasn't wasted, not wasted, no part, nothing left out, leave out, left out, even the bad, even the worst, even the, including the, mistakes, all my mistakes, broken and, cracks, kintsugi, scars and all, healed, healing, heal, recovered, recovery, sober years, therapist, therapy, made me who`,
  },
  {
    concept: 'finishing',
    pull: { 8: 2.7 },
    words: `finish, finished, finishing, finally finished, done, it's done, is done, was done, it was done, nearly done, completed, complete, last piece, final piece, last chapter, last page, last stitch, last row, last coat, final coat, last one, the end of it, after all these years, after all this time, took me years, took years, took three years, took me three, took nine, took eleven, years of, decades, thirty years, forty years, twenty years, ten years, in the end, stood back, stepped back, stand back, step back, looked at it, look at it, there it was, it works, it worked, it holds, it's holding, held, it stands, stood up by itself, it stood, it floats, it plays, it runs, it made the sound, hung it, hung on the wall, framed it, launched, launch, opening night, opening day, first customer, unveiled, ready at last, signed the bottom, my name on the bottom, put the lid, closed the book, project, projects, masterpiece, life's work, body of work, everything i know, everything i've learned, everything i'd learned, all i've learned, all those years, what it was for, so this is what, this is what it was all, led here, led to this, led up to, brought me here, full circle, come full circle, turns out i needed, made use of, useful after all, use it all, used everything, puts it all to use`,
  },
  {
    concept: 'handing on',
    pull: { 8: 2.3 },
    words: `teach, taught, teaching, teacher of, pass on, passed on, passing on, pass it on, hand down, handed down, handed on, hand on, legacy, heritage, inherit, inherited, inheritance, heirloom, apprentice, apprentices, mentor, mentoring, trainee, students, student, my students, my pupils, pupil, class of, younger ones, next generation, generations, generation, grandfather's tools, grandmother's recipe, mother's recipe, recipe book, family recipe, for my grandchildren, for the grandchildren, for whoever, whoever comes next, after me, leave behind, leaving behind, plant a tree, planted trees, planted an orchard, orchard, community garden, community centre, co op, cooperative, founded, foundation, charity, school we built, library we, museum, archive of, memoir, memoirs, autobiography, life story, my story, family history, telling it as one, looking back, look back, looked back, when i look back, turned seventy, turned sixty, turned eighty, seventy, eighty, chapters, chapter, memoir class, photo album, albums, in order, sorted, sorting, sort through, sorted out, laid out, laid it all out, laid them out, spread out on the floor, arranged, arrange, arranging, arrangement, catalogue, exhibition of`,
  },
  {
    concept: 'joining of arts, trades and peoples',
    pull: { 8: 2.2 },
    words: `recipe of my own, my mother's and, from both, half my, one half, other half, from my mother, from my father, from dad's, from mum's, from gran's, from grandad's, from my old, old and new, new and old, out of the old, old shirts, old clothes, old doors, old wood, salvaged, salvage, reclaimed, reclaim, recycled, upcycled, skip, off the skip, driftwood, bits of, strip of, made of, made out of, made from, made it out of, out of it, turned into, turn into, transformed, transform, transformation, alchemy, become, became, becoming, compose, composed, composing, composer, orchestra, symphony, harmony, harmonies, arrangement of, ensemble, collaboration, collaborate, collaborated, jointly, everyone brought, each brought, each of us, each one, each person, everyone added, whole street, whole village, potluck, long table, all my friends, all the friends, all in the same, met each other, first time they met, introduced them, engineer and, nurse and, and also a, by day and, two careers, trade, trades, skills, skill, craft`,
  },

  // ------------------------------------------------------------------ concepts whose chakra is left to the passages
  { concept: 'he and him', pull: {}, words: "he, him, his, himself, he'd, he'll, he's" },
  { concept: 'she and her', pull: {}, words: "she, her, hers, herself, she'd, she'll" },
  { concept: 'they and them', pull: {}, words: "they, them, their, they'd, they're" },
  { concept: 'we and us', pull: {}, words: "we, us, our, ours, we'd, we're, we've" },
  { concept: 'you', pull: {}, words: "you, your, you're, you've, you'd" },
  {
    concept: 'denial',
    pull: {},
    words:
      "no, not, nothing, never, none, nobody, no one, nowhere, don't, didn't, doesn't, wasn't, isn't, can't, couldn't, won't, wouldn't",
  },
  {
    concept: 'times and money counted',
    pull: {},
    words:
      'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, fifteen, twenty, thirty, forty, fifty, sixty, hundred, thousand',
  },
  {
    concept: 'hours of the day',
    pull: {},
    words:
      "am, pm, midnight, noon, o'clock, half past, quarter to, quarter past, minutes, minute, hour, hours, seconds",
  },
  {
    concept: 'days and dates',
    pull: {},
    words:
      'monday, tuesday, wednesday, thursday, friday, saturday, sunday, january, february, march, april, june, july, august, september, october, november, december, week, weekend, month',
  },
  {
    concept: 'likening',
    pull: {},
    words: 'like a, like an, as if, as though, sort of, kind of, like the, like when',
  },
  {
    concept: 'all and every',
    pull: {},
    words: 'all, every, everything, everyone, everybody, whole, entire, each, both',
  },
  { concept: 'ending of an effort', pull: {}, words: 'stop, stopped, stopping, over, ended, end' },
  {
    concept: 'first person will',
    pull: {},
    words: "i will, i'll, i'm going to, i want, i need, i've got to, i have to, i must, i can, i could",
  },
  {
    concept: 'school',
    pull: {},
    words: 'school, class, classroom, teacher, pupil, homework, year 9, playground, assembly',
  },
  {
    concept: 'public transport',
    pull: {},
    words: 'bus, train, tube, metro, tram, station, platform, carriage, seat, ticket, stop',
  },
  {
    concept: 'parts of the face',
    pull: {},
    words: 'face, eye, eyes, cheek, nose, chin, eyebrows, forehead, mouth, lips, ear, ears, tooth, teeth',
  },
  { concept: 'hands', pull: {}, words: 'hand, hands, finger, fingers, thumb, palm, fist' },
  {
    concept: 'laughter',
    pull: {},
    words: 'laugh, laughed, laughing, laughter, smile, smiled, grin, grinned, joke',
  },
];
