"""What the fixture screenshots say. All people are invented; phone numbers are from the ranges reserved for fiction."""


def left(text, time=None, sender=None):
    return dict(kind="message", side="left", text=text, time=time, sender=sender, receipt=None)


def right(text, time=None, receipt=None):
    return dict(kind="message", side="right", text=text, time=time, sender=None, receipt=receipt)


def sep(text):
    return dict(kind="sep", text=text)


def shot(app, theme, size, header, items, clock="9:41", carrier=("5G", 82), subtitle=None, placeholder=None, ios=False, percent=False,
         bottom=True, hard=False):
    """`size` is width and height in CSS pixels, and the scale; `bottom`: the last message stands above the input bar."""
    return dict(app=app, theme=theme, size=size, header=header, items=items, clock=clock, carrier=carrier, subtitle=subtitle,
                placeholder=placeholder, ios=ios, percent=percent, bottom=bottom, hard=hard)


DENISE, PAULA, TOMAS = "Denise Walker", "Paula Rossi", "Tomás Herrera"
LENA, MARC = "Lena Hartmann", "Marc Dubois"

SHOTS = {
    "imessage-maria-dark.png": shot(
        "imessage", "dark", (375, 812, 2), "Maria Lopez", [
            sep("Today 9:12 AM"),
            left("Hey! Are you free Saturday? Dinner at ours, 7pm"),
            right("Yes! What can I bring?"),
            left("Nothing, just come hungry. My sister Ana is visiting from Bilbao"),
            right("Lovely, I've been wanting to meet her"),
            left("She's into climbing, you two will talk all night 😄"),
            right("I've just started climbing again!"),
            left("See? Saturday then"),
            right("Can't wait", receipt="Delivered"),
        ], clock="9:41", carrier=("LTE", 76), placeholder="iMessage", ios=True),
    "Screenshot_20240104-103000_Messages.png": shot(
        "sms", "light", (360, 800, 3), "+1 202-555-0142", [
            sep("Thursday, Jan 4 • 10:12 AM"),
            left("Hi, it's Grace from the library. Your reserved book has arrived", "10:12 AM"),
            right("Thank you Grace! Until when can I pick it up?", "10:15 AM"),
            left("We keep it until Jan 15. We're closed tomorrow", "10:19 AM"),
            right("I'll come on Monday after work", "10:21 AM"),
            left("Perfect. By the way, the reading group meets on Jan 18 at 7pm", "10:24 AM"),
            right("I love crime novels, so count me in", "10:27 AM"),
            left("Wonderful, me too!", "10:28 AM"),
        ], clock="10:30", carrier=("LTE", 64), placeholder="Text message", percent=True),
    "IMG_5021.PNG": shot(
        "imessage", "light", (390, 844, 3), "Mom ❤️", [
            sep("Sun, Mar 3 at 6:02 PM"),
            left("Hi darling, did you get home alright?"),
            right("Yes, the train was on time for once"),
            left("Good. Don't forget grandpa's birthday on March 16"),
            right("I have it in my calendar. He turns 80!"),
            left("We're having lunch at the Golden Fork at noon"),
            right("I'll bake a cake. I love baking for him"),
            left("He'll be over the moon 🎂"),
            left("Your aunt Ingrid is coming as well"),
            right("Great! Love you", receipt="Read 6:10 PM"),
        ], clock="18:14", carrier=("5G", 51), placeholder="iMessage", ios=True),
    "Screenshot_20240211-210733_WhatsApp.jpg": shot(
        "whatsapp", "light", (360, 780, 3), "Zoë Müller", [
            sep("Today"),
            left("Hi! Are we still on for Tuesday?", "20:51"),
            right("Yes, 18:30 at Café Höller, right?", "20:55"),
            left("Exactly. I booked a table under Müller", "20:56"),
            right("Nice. How was the exam?", "20:57"),
            left("Better than expected, I passed! 🎉", "20:58"),
            right("Congratulations!! I knew it", "20:58"),
            left("My brother Jürgen says hi, he starts his new job on 1 March", "21:01"),
            right("Tell him good luck from me", "21:03"),
            left("I will. I'm really into ceramics now, I'll bring you a cup", "21:05"),
            right("I'd love that", "21:06"),
        ], clock="21:07", carrier=("", 38), subtitle="online", placeholder="Message", percent=True),
    "whatsapp-group-book-club-dark.png": shot(
        "whatsapp", "dark", (430, 932, 3), "Book Club", [
            sep("Tue, Jan 9"),
            left("Next meeting is on Thursday at 7 pm, at my place", "19:02", DENISE),
            right("I'll be there", "19:05"),
            left("I'm only on chapter three 😅", "19:11", PAULA),
            left("Same here, the middle part drags a bit", "19:12", TOMAS),
            left("Chapter three is enough. I made lemon cake", "19:14", DENISE),
            right("Then I'm coming early", "19:15"),
            left("I love historical novels, can we pick one next?", "19:20", PAULA),
            left("Good idea. How about the one with the lighthouse?", "19:22", TOMAS),
            left("Let's vote on Thursday", "19:23", DENISE),
        ], clock="19:24", carrier=("5G", 90), subtitle="Denise, Paula, Tomás, You", placeholder="Message", ios=True),
    "signal-2024-03-02-181500.png": shot(
        "signal", "dark", (360, 800, 3), "Ski crew", [
            sep("Today"),
            left("Snow report looks great, 40 cm fresh", "17:48", MARC),
            right("I can take four people and the skis", "17:52"),
            left("We leave on Friday at 6 am, meet at the station", "17:58", LENA),
            left("Six?! Fine. I'll bring coffee", "18:01", MARC),
            right("My colleague Ben would like to join, ok?", "18:04"),
            left("Sure, the more the merrier", "18:06", LENA),
            left("I'm a big fan of the north slope, can we start there?", "18:11", MARC),
            right("Deal", "18:12"),
        ], clock="18:15", carrier=("LTE", 47), subtitle="3 members", placeholder="Signal message"),
    "telegram-daniel-light.png": shot(
        "telegram", "light", (414, 896, 2), "Daniel Kim", [
            sep("January 22"),
            left("Morning! Did you hear back from the landlord?", "08:31"),
            right("Yes, we get the keys on 01/02", "08:35"),
            left("Amazing! Need hands for the move?", "08:36"),
            right("Always. Saturday the 3rd, 10:00, pizza included 🍕", "08:38"),
            left("I'm in. Can my girlfriend Yuna come too?", "08:40"),
            right("The more the better. Does she like dogs?", "08:42"),
            left("She adores dogs. Me, I'm more of a cat person", "08:43"),
            right("Then you carry the books", "08:44"),
            left("Fair enough", "08:44"),
        ], clock="08:46", carrier=("4G", 95), subtitle="last seen recently", placeholder="Message", ios=True),
    "Screenshot_20240518-074512_Telegram.png": shot(
        "telegram", "dark", (360, 780, 3), "Sarah", [
            sep("May 18"),
            left("Are you up?", "07:20"),
            right("Barely. Coffee first", "07:24"),
            left("The market opens at 8, they have those peonies again", "07:26"),
            right("You and your flowers", "07:28"),
            left("I love peonies, I can't help it", "07:29"),
            right("Meet you there tomorrow? Today I have the dentist at 9:15", "07:35"),
            left("Tomorrow at 8 then. I'll save you a bunch", "07:38"),
            right("Perfect", "07:41"),
        ], clock="07:45", carrier=("LTE", 100), subtitle="last seen at 07:40", placeholder="Message", percent=True),
    "signal-2024-05-27-200311.png": shot(
        "signal", "light", (393, 852, 3), "Liz", [
            sep("Yesterday 21:14"),
            left("Thanks again for the ladder, the roof is fixed", "21:14"),
            right("No problem, keep it as long as you need", "21:20"),
            sep("Today"),
            left("I'll bring it back on Wednesday evening", "19:41"),
            right("Great, stay for soup! My neighbour Paul gave us a mountain of leeks", "19:47"),
            left("Soup sounds good. My son is vegetarian now, is it safe?", "19:52"),
            right("Entirely. I'm into plants only since January", "19:56"),
            left("You? Never thought I'd see the day", "20:01"),
        ], clock="20:03", carrier=("5G", 33), placeholder="Signal message", ios=True),
    "messenger-amara-light.png": shot(
        "messenger", "light", (412, 915, 2.5), "Amara Okafor", [
            sep("Fri, Oct 4, 16:20"),
            left("The recital is on 12 October at 17:00, will you come?"),
            right("Of course! Wouldn't miss it"),
            left("I'm so nervous, my teacher picked the hard piece"),
            right("You have been practising for months, you'll be brilliant"),
            left("My parents are flying in too"),
            right("Finally I get to meet them! I love classical music, by the way"),
            left("I know, that's why you get the front row 🎻"),
            right("Shall I bring flowers or chocolate?"),
            left("Chocolate. Always chocolate"),
        ], clock="16:41", carrier=("", 58), subtitle="Active now", placeholder="Aa"),
    "Screenshot_2024-06-09-22-41-08-552_com.whatsapp.png": shot(
        "whatsapp", "dark", (393, 851, 2.75), "Hugo Laurent", [
            sep("Today"),
            left("Hi, we met at the cheese tasting, Hugo with the hat", "21:55"),
            right("Of course! You knew every single one of them", "22:02"),
            left("I'm obsessed with cheese, it's a family illness", "22:05"),
            right("My wife took notes all evening", "22:11"),
            left("Ha! There is another one on 21 June, at half past seven in the evening", "22:16"),
            right("Save two seats for us", "22:30"),
            left("Done. I'll send you the address", "22:38"),
        ], clock="22:41", carrier=("4G", 19), subtitle="online", placeholder="Message", percent=True),
    "imessage-cropped.png": shot(
        "imessage", "light", (375, 420, 2), None, [
            left("The ferry leaves on Sunday at 9:40"),
            right("Which pier?"),
            left("Pier 7, next to the fish market"),
            right("Got it. I'll bring sandwiches"),
            left("And sunscreen please, I burn in minutes"),
            right("I love boats but I do get seasick"),
            left("Ginger helps, my grandmother swears by it"),
        ], ios=True, bottom=False, hard=True),
    "Screenshot_20240814-091244.png": shot(
        "sms", "dark", (360, 740, 3), "+1 202-555-0177", [
            sep("Wednesday, Aug 14 • 9:01 AM"),
            left("Good morning, your bicycle is ready for pickup", "9:01 AM"),
            right("That was quick! What was wrong with it?", "9:04 AM"),
            left("A broken spoke and worn brake pads. $48 in total", "9:06 AM"),
            right("Fine. Can I come tomorrow at 5:30 pm?", "9:08 AM"),
            left("Sure, we're open until 7", "9:10 AM"),
            right("See you then", "9:11 AM"),
        ], clock="9:12", carrier=("LTE", 71), placeholder="Text message", percent=True),
    "IMG_0417.PNG": shot(
        "imessage", "dark", (393, 852, 3), "Jon Smith", [
            sep("Yesterday 7:48 PM"),
            left("Did you watch the final?"),
            right("Only the second half, 3-2 is madness"),
            left("I lost my voice. My dad too, he's a huge football fan"),
            sep("Today 8:15 AM"),
            right("Squash on Thursday? Court is free at 18:00"),
            left("Can't do Thursday, my daughter has a school play"),
            right("Friday then, same time"),
            left("Friday works 👍"),
            right("Bring the good balls", receipt="Delivered"),
        ], clock="8:22", carrier=("5G", 67), placeholder="iMessage", ios=True),
}
